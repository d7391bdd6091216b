public import SwiftUI

/// A button that scrolls back to the beginning of the page; it stands beside the title of every topic inside another.
///
/// It is a link to the page's first title, so it works without a script.
public struct ShowcaseScrollTopButton: View {
  /// The id of the title at the top of a page.
  nonisolated static let anchor = "page-top"

  /// Creates a button.
  public init() {}

  public var body: some View {
    if let top = URL(string: "#" + ShowcaseScrollTopButton.anchor) {
      Link(destination: top) { Image(systemName: "arrow.up").accessibilityLabel("Back to the top") }
        .font(.callout)
        .foregroundStyle(.secondary)
        .help("Back to the top")
    }
  }
}
