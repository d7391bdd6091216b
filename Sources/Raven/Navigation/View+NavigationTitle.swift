extension View {
  /// Gives the screen of a navigation stack its title, which is that of the browser's window too.
  ///
  /// ```swift
  /// TrailList().navigationTitle("Trails")
  /// ```
  /// On the outermost view of a screen's content the title is there with the first byte of the page; further in it follows
  /// with the first update.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    let title = String(title)
    return _BarView(content: self) { $0.title = title }
  }

  /// Gives the screen of a navigation stack its title.
  public func navigationTitle(_ title: Text) -> some View {
    let title = title.string
    return _BarView(content: self) { $0.title = title }
  }

  /// Not available: titles cannot be edited in place.
  @available(
    *,
    unavailable,
    message: "Titles cannot be edited in the bar. Pass the string, and edit it in a TextField."
  )
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }

  /// Sets whether the title stands in the bar or large below it.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    _BarView(content: self) { $0.titleMode = displayMode.mode }
  }

  /// Sets whether the title stands in the bar or large below it.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    _BarView(content: self) { $0.titleMode = mode.mode }
  }

  /// Hides the link back; the browser's own stays.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    _BarView(content: self) { $0.hidesBackButton = hidesBackButton }
  }

  /// Hides the bar.
  ///
  /// An older form of `toolbar(.hidden, for: .navigationBar)`.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    _BarView(content: self) { $0.barVisibility = hidden ? .hidden : .visible }
  }

  /// Gives the title a menu.
  ///
  /// Its views stand below the title while it is open.
  public func toolbarTitleMenu<Menu: View>(@ViewBuilder content: () -> Menu) -> some View {
    Presence.titleMenus = true
    return _BarContentView(content: self, bar: content()) { $0.titleMenu = $1 }
  }
}

/// The names of a navigation bar's options.
public nonisolated struct NavigationBarItem: Sendable {
  /// How the title of a screen is shown.
  public enum TitleDisplayMode: Sendable {
    /// Large on the root of a stack on a narrow page, in the bar elsewhere.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar; it goes into the bar when the page is scrolled.
    case large
  }
}

/// How the title of a screen is shown.
public nonisolated struct ToolbarTitleDisplayMode: Sendable {
  let mode: TitleDisplayMode
  /// Large on the root of a stack on a narrow page, in the bar elsewhere.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Large, below the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
}

nonisolated extension NavigationBarItem.TitleDisplayMode {
  var mode: TitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .inline: .inline
    case .large: .large
    }
  }
}
