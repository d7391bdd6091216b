// What is common in navigation on other systems and has no counterpart on a page, with what to write instead.

#if !hasFeature(Embedded)
public import Foundation
#endif

/// What a bar is for; not available.
@available(*, unavailable, message: "Bars have one form.")
public nonisolated struct ToolbarRole: Sendable {
  /// Whatever suits.
  public static let automatic = ToolbarRole()
  /// Going back and forth.
  public static let browser = ToolbarRole()
  /// Editing.
  public static let editor = ToolbarRole()
  /// Screens on screens.
  public static let navigationStack = ToolbarRole()
}

/// How an older navigation looks; not available.
@available(*, unavailable, message: "Use a NavigationStack or a NavigationSplitView, which need no style.")
public nonisolated struct NavigationViewStyle: Sendable {
  /// As the system does.
  public static let automatic = NavigationViewStyle()
  /// One screen at a time.
  public static let stack = NavigationViewStyle()
  /// Side by side.
  public static let columns = NavigationViewStyle()
}

/// How columns share a page; not available.
@available(*, unavailable, message: "Columns share the page by its width.")
public nonisolated struct NavigationSplitViewStyle: Sendable {
  /// As the system does.
  public static let automatic = NavigationSplitViewStyle()
  /// By their widths.
  public static let balanced = NavigationSplitViewStyle()
  /// As much as there is for the last.
  public static let prominentDetail = NavigationSplitViewStyle()
}

/// How large a sheet is; not available.
@available(*, unavailable, message: "Use presentationDetents(_:), or give the content a frame.")
public nonisolated struct PresentationSizing: Sendable {
  /// As the system does.
  public static let automatic = PresentationSizing()
  /// As a form.
  public static let form = PresentationSizing()
  /// As a page.
  public static let page = PresentationSizing()
  /// As its content.
  public static let fitted = PresentationSizing()
}

/// Whether what is behind a sheet can be used; not available.
@available(*, unavailable, message: "What is behind a sheet cannot be used.")
public nonisolated struct PresentationBackgroundInteraction: Sendable {
  /// As the system does.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction()
}

extension View {
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

  /// Not available: an older form.
  @available(*, unavailable, message: "Use ignoresSafeArea(_:edges:).")
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Not available: an older form.
  @available(*, unavailable, message: "Use a NavigationStack or a NavigationSplitView, which need no style.")
  public func navigationViewStyle(_ style: NavigationViewStyle) -> some View { self }

  /// Not available: columns share the page by its width.
  @available(*, unavailable, message: "Columns share the page by its width. Leave the modifier out.")
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }

  /// Not available: a page has no such column.
  @available(*, unavailable, message: "Use a sheet, or a column of a NavigationSplitView.")
  public func inspector<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Not available: bars have one form.
  @available(*, unavailable, message: "Bars have one form. Leave the modifier out.")
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Not available: a sheet is as large as its detents or its content.
  @available(*, unavailable, message: "Use presentationDetents(_:), or give the content a frame.")
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Not available: what is behind a sheet cannot be used.
  @available(
    *,
    unavailable,
    message: "What is behind a sheet cannot be used. Show a view of the page instead of a sheet."
  )
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }

  /// Not available: a page has no status bar.
  @available(*, unavailable, message: "A page has no status bar. Leave the modifier out.")
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Not available: a page has no status bar.
  @available(*, unavailable, message: "A page has no status bar. Leave the modifier out.")
  public func statusBar(hidden: Bool) -> some View { self }

  /// Not available: what lies over a page is the browser's.
  @available(*, unavailable, message: "What lies over a page is the browser's. Leave the modifier out.")
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Not available: previews are pages.
  @available(*, unavailable, message: "A preview is a page: open it in a window of the width you want.")
  public func previewDevice(_ device: String?) -> some View { self }
}
