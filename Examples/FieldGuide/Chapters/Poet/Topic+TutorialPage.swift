import Showcase
import SwiftUI
@testable import Tutorial

extension Topic {
  /// A page of the tutorial, to be read: its first text says what it is about.
  init(_ page: TutorialPage) {
    self.init(page.title) {
      Description(page.description)
      for element in page.elements.filter({ $0.id != page.describing?.id }) { TutorialPart(element: element) }
    }
  }
}

extension TutorialPage {
  /// The first text of the page, or quote where there is none.
  var describing: TutorialElement? { elements.first { if case .text = $0.kind { true } else { false } } }

  var description: String {
    guard case .text(let words)? = describing?.kind else { return title }
    return words
  }
}

/// Something of a page of the tutorial, as something of a topic.
private struct TutorialPart: TopicContentConvertible {
  let element: TutorialElement

  func merge(into content: inout Topic.Content) {
    switch element.kind {
    case .text(let words): Paragraph(words).merge(into: &content)
    case .quote(let words): Paragraph("> \(words)").merge(into: &content)
    case .subtitle(let words): Paragraph("### \(words)").merge(into: &content)
    case .footnote(let words): Note { words }.merge(into: &content)
    case .code(let code, from: let file): CodeBlock(file) { code }.merge(into: &content)
    case .image(let name, let label):
      content.append(
        .custom(
          AnyTopicContent(element.id, text: label ?? "") { TutorialPicture(name: name, label: label) }
        )
      )
    }
  }
}

/// A system image on a page of the tutorial.
private struct TutorialPicture: View {
  let name: String
  let label: String?

  var body: some View {
    Image(systemName: name)
      .font(.system(size: 48))
      .foregroundStyle(.tint)
      .accessibilityLabel(label ?? "")
      .accessibilityHidden(label == nil)
  }
}
