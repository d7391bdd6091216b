import SwiftUI

/// Something that stands on a page, in its own way.
struct ElementView: View {
  let element: TutorialElement

  var body: some View {
    switch element.kind {
    case .text(let words): Words(words).lineSpacing(4)
    case .quote(let words): QuoteView(words: words)
    case .subtitle(let words):
      Text(words)
        .font(.system(.title2, design: .serif))
        .fontWeight(.semibold)
        .padding(.top, 10)
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h2)
    case .footnote(let words): Words(words).font(.footnote).foregroundStyle(.secondary)
    case .code(let code, let path): CodeCard(code: code, path: path)
    case .image(let name, let label): PageImage(name: name, label: label)
    }
  }
}

/// Words that are somebody's, beside a bar.
private struct QuoteView: View {
  let words: String

  var body: some View {
    Words(words)
      .font(.system(.title3, design: .serif))
      .fontWeight(.regular)
      .italic()
      .lineSpacing(4)
      .padding(.leading, 18)
      .overlay(alignment: .leading) { Capsule().fill(.tint).frame(width: 4) }
  }
}

/// A drawing.
private struct PageImage: View {
  let name: String
  let label: String?

  var body: some View {
    if let label {
      drawing.accessibilityLabel(label)
    } else {
      drawing.accessibilityHidden(true)
    }
  }

  private var drawing: some View {
    Image(systemName: name).font(.system(size: 56)).foregroundStyle(.tint).padding(.vertical, 4)
  }
}
