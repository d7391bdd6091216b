public import SwiftUI

private nonisolated enum DepthKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

private enum TitleFontKey: EnvironmentKey {
  static var defaultValue: (Int) -> Font { defaultTitleFont }
}

private nonisolated enum PlaceKey: EnvironmentKey {
  static var defaultValue: Place { .root }
}

extension EnvironmentValues {
  /// Where the thing stands that a view shows.
  var showcasePlace: Place {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }

  /// How deep the topic around a view stands: 1 for one that has a page of its own, 2 for one inside it, and so on.
  ///
  /// Showcase sets it. A view of your own in a topic reads it to choose a font or a level of heading.
  public var showcaseDepth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }

  /// The fonts of titles.
  var showcaseTitleFont: (Int) -> Font {
    get { self[TitleFontKey.self] }
    set { self[TitleFontKey.self] = newValue }
  }
}

/// The font of titles at a depth.
private func defaultTitleFont(_ depth: Int) -> Font {
  switch depth {
  case ...1: .largeTitle.bold()
  case 2: .title2.bold()
  case 3: .title3.bold()
  default: .headline
  }
}

extension View {
  /// Sets the fonts of titles by how deep they stand.
  ///
  /// ```swift
  /// ShowcaseDocument(guide).showcaseTitleFont { $0 == 1 ? .system(.largeTitle, design: .serif) : .headline }
  /// ```
  ///
  /// - Parameter font: the font at a depth: 1 for the title of a page, 2 for a topic inside it, and so on.
  /// - Returns: the view, with titles in these fonts.
  public func showcaseTitleFont(_ font: @escaping (_ depth: Int) -> Font) -> some View {
    environment(\.showcaseTitleFont, font)
  }
}
