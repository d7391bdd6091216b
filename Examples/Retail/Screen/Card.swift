import SwiftUI

/// A group of things that belong together, with a heading.
struct Card<Heading: View, Content: View>: View {
  @ViewBuilder let content: () -> Content
  @ViewBuilder let heading: () -> Heading

  init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder heading: @escaping () -> Heading) {
    self.content = content
    self.heading = heading
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      heading().font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      content()
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 16))
  }
}

extension Card where Heading == Text {
  /// Creates a card with a heading that stays.
  init(_ heading: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(heading) }
  }
}
