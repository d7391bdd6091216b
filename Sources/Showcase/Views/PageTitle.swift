import SwiftUI

/// The title of a page.
struct PageTitle: View {
  let title: String
  @Environment(\.showcaseTitleFont) private var font

  var body: some View {
    Text(title)
      .font(font(1))
      .modifier(PageHeading(level: 1))
      .accessibilityIdentifier(ShowcaseScrollTopButton.anchor)
  }
}
