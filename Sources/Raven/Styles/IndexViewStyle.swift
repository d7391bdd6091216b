/// How the dots of pages look: one of the built-in styles.
public protocol IndexViewStyle {
  /// Whether they have a ground of their own.
  var _hasGround: Bool { get }
}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether dots have a ground of their own.
  public nonisolated enum BackgroundDisplayMode: Sendable {
    /// As the page does: none.
    case automatic
    /// Always, so that they can be told from any picture.
    case always
    /// While somebody points at them; on a page as `never`.
    case interactive
    /// Never.
    case never
  }

  private let mode: BackgroundDisplayMode

  /// Creates the style.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  public var _hasGround: Bool { mode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: Self { Self() }
  /// Dots, with a ground of their own or without.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private nonisolated enum HasIndexGroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether the dots of pages have a ground here.
  var hasIndexGround: Bool {
    get { self[HasIndexGroundKey.self] }
    set { self[HasIndexGroundKey.self] = newValue }
  }
}

extension View {
  /// Sets how the dots of pages in this view look.
  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) { $0.hasIndexGround = style._hasGround }
  }
}
