// What is common in navigation on other systems and has no counterpart on a page, with what to write instead.

#if !hasFeature(Embedded)
public import Foundation
#endif

/// How a tab view looks; not available.
@available(*, unavailable, message: "Tabs are a bar.")
public nonisolated struct TabViewStyle: Sendable {
  /// A bar.
  public static let automatic = TabViewStyle()
  /// Pages to swipe through.
  public static let page = TabViewStyle()
  /// Pages to swipe through, with dots or without.
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> TabViewStyle { TabViewStyle() }
  /// Whether pages have dots.
  public enum PageIndexDisplayMode: Sendable {
    /// If there are several.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }
  /// A sidebar where there is room.
  public static let sidebarAdaptable = TabViewStyle()
}

extension View {
  /// Not available: tabs have one look.
  @available(*, unavailable, message: "Tabs are a bar. For pages to swipe through, use ScrollView(.horizontal).")
  public func tabViewStyle(_ style: TabViewStyle) -> some View { self }

  /// Not available: columns are as wide as the page lets them be.
  @available(*, unavailable, message: "Columns share the page by its width. Leave the modifier out.")
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Not available: columns are as wide as the page lets them be.
  @available(*, unavailable, message: "Columns share the page by its width. Leave the modifier out.")
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }

  /// Not available: bars have one line.
  @available(
    *,
    unavailable,
    message: "Put a ToolbarItem(placement: .principal) with two lines of text into the toolbar."
  )
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { self }

  /// Not available: bars follow the page.
  @available(*, unavailable, message: "Bars are light or dark with the page: use preferredColorScheme(_:).")
  public func toolbarColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Not available: an older form.
  @available(*, unavailable, message: "Use navigationTitle(_:).")
  public func navigationBarTitle(_ title: some StringProtocol) -> some View { navigationTitle(title) }

  /// Not available: an older form.
  @available(*, unavailable, message: "Use toolbar(content:) with a ToolbarItem for each side.")
  public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
    self
  }

  #if !hasFeature(Embedded)
  /// Not available: screens have addresses.
  @available(*, unavailable, message: "Screens have addresses of their own: a NavigationStack shows what they name.")
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  #endif

  /// Not available: what is looked for is text.
  @available(*, unavailable, message: "Use searchable(text:) with searchScopes(_:scopes:), and show tokens as views.")
  public func searchable<Tokens, Token: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    prompt: String? = nil,
    @ViewBuilder token: @escaping (Tokens) -> Token
  ) -> some View { self }
}
