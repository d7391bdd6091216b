import SwiftUI

/// A form of `ForEach`: what it is for, how it is written, and something live made with it.
struct Card<Content: View>: View {
  let title: String
  let code: String
  @ViewBuilder let content: Content

  init(_ title: String, code: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.code = code
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Text(verbatim: code).font(.footnote).monospaced().foregroundStyle(.secondary)
      }
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 14))
    .accessibilityElement(children: .contain)
    .accessibilityLabel(title)
  }
}

/// A button with a picture and a name that is only read out.
struct IconButton: View {
  let name: String
  let symbol: String
  let action: () -> Void

  init(_ name: String, _ symbol: String, action: @escaping () -> Void) {
    self.name = name
    self.symbol = symbol
    self.action = action
  }

  var body: some View {
    Button(action: action) { Image(systemName: symbol).frame(width: 44, height: 44) }
      .buttonStyle(.borderless)
      .accessibilityLabel(name)
  }
}
