import SwiftUI

private nonisolated enum HasPageBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a bar above says the title of the page, as its first heading.
  var hasPageBar: Bool {
    get { self[HasPageBarKey.self] }
    set { self[HasPageBarKey.self] = newValue }
  }
}

/// Makes a title a heading, unless the bar of its page is that already.
struct PageHeading: ViewModifier {
  let level: Int
  @Environment(\.hasPageBar) private var hasPageBar

  func body(content: Content) -> some View {
    if level == 1, hasPageBar {
      content
    } else {
      content.accessibilityAddTraits(.isHeader).accessibilityHeading(HeadingLevel.of(level))
    }
  }
}
