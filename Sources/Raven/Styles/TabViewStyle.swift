/// How tab views look: one of the built-in styles.
public protocol TabViewStyle {
  /// The look.
  var _look: _TabLook { get }
}

/// The built-in looks of tab views.
public nonisolated enum _TabLook: Hashable, Sendable {
  case bar
  case pages(dots: PageTabViewStyle.IndexDisplayMode)
}

/// A bar to choose tabs in.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _TabLook { .bar }
}

/// Pages beside one another, of which one is seen: to swipe, scroll or step through.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether pages have dots.
  public nonisolated enum IndexDisplayMode: Hashable, Sendable {
    /// If there are several.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Whether the pages have dots.
  public var indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
  public var _look: _TabLook { .pages(dots: indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar.
  public static var automatic: Self { Self() }
  /// Not available: tabs are a bar on pages of every width.
  @available(*, unavailable, message: "Tabs are a bar: use automatic, or a NavigationSplitView for a sidebar.")
  public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages, with dots if there are several.
  public static var page: Self { Self() }
  /// Pages, with dots or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

private nonisolated enum TabLookKey: EnvironmentKey {
  static var defaultValue: _TabLook { .bar }
}

nonisolated extension EnvironmentValues {
  /// How tab views look here.
  var tabLook: _TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how tab views in this view look.
  ///
  /// ```swift
  /// TabView { ForEach(tips) { TipPage($0) } }.tabViewStyle(.page)
  /// ```
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) {
      if case .pages = style._look { Presence.pagedTabs = true }
      $0.tabLook = style._look
    }
  }
}
