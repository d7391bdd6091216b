/// What a screen's content says of the bars around it.
///
/// Of several views that say the same thing the outer one counts, and then the first; toolbars add up. Each walk over the
/// tree makes one of its own, so it is an object: there is much in it to copy.
nonisolated final class ScreenChrome: Equatable {
  var title: String?
  var titleMode: TitleDisplayMode?
  var hidesBackButton: Bool?
  var barVisibility: Visibility?
  var bottomBarVisibility: Visibility?
  var tabBarVisibility: Visibility?
  var barBackground: String?
  var isBarClear: Bool?
  var toolbars: [ToolbarEntry] = []
  var search: SearchModel?
  var suggestions: BarContent?
  var scopes: BarContent?
  var titleMenu: BarContent?

  static func == (left: ScreenChrome, right: ScreenChrome) -> Bool {
    left.isSameText(as: right) && left.hidesBackButton == right.hidesBackButton
      && left.barVisibility == right.barVisibility && left.bottomBarVisibility == right.bottomBarVisibility
      && left.tabBarVisibility == right.tabBarVisibility && left.titleMode == right.titleMode
      && left.search === right.search && left.suggestions === right.suggestions && left.scopes === right.scopes
      && left.titleMenu === right.titleMenu && left.hasSameToolbars(as: right)
  }

  private func isSameText(as other: ScreenChrome) -> Bool {
    title == other.title && barBackground == other.barBackground && isBarClear == other.isBarClear
  }

  private func hasSameToolbars(as other: ScreenChrome) -> Bool {
    guard toolbars.count == other.toolbars.count else { return false }
    for index in toolbars.indices where toolbars[index] !== other.toolbars[index] { return false }
    return true
  }
}

/// Carries what content says of the bars up to its screen.
nonisolated enum ScreenChromeKey: PreferenceKey {
  static var defaultValue: ScreenChrome { ScreenChrome() }

  static func reduce(value: inout ScreenChrome, nextValue: () -> ScreenChrome) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.titleMode = value.titleMode ?? next.titleMode
    value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
    value.barVisibility = value.barVisibility ?? next.barVisibility
    value.bottomBarVisibility = value.bottomBarVisibility ?? next.bottomBarVisibility
    value.tabBarVisibility = value.tabBarVisibility ?? next.tabBarVisibility
    value.barBackground = value.barBackground ?? next.barBackground
    value.isBarClear = value.isBarClear ?? next.isBarClear
    value.toolbars += next.toolbars
    value.search = value.search ?? next.search
    value.suggestions = value.suggestions ?? next.suggestions
    value.scopes = value.scopes ?? next.scopes
    value.titleMenu = value.titleMenu ?? next.titleMenu
  }
}

/// How the title of a screen is shown.
nonisolated enum TitleDisplayMode: Equatable {
  case automatic
  case inline
  case large
}

/// Views for a bar, with the environment they were written in.
final class BarContent: Retained {
  private(set) var content = AnyView(EmptyView())
  private(set) var environment: EnvironmentNode?
  private let changed = Source()

  override init() { super.init() }
  nonisolated deinit {}

  func set(_ content: AnyView, _ environment: EnvironmentNode?) {
    if self.content.storage === content.storage, self.environment === environment { return }
    self.content = content
    self.environment = environment
    changed.notifyReaders()
  }

  /// The views; the running scope depends on them.
  func read() -> StandingView {
    changed.recordRead()
    return StandingView(content: content, environment: environment)
  }
}

/// A view shown in another place than where it was written, in the environment of the latter.
struct StandingView: View {
  let content: AnyView
  let environment: EnvironmentNode?

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let outer = visitor.environment
    visitor.environment = view.environment
    AnyView._visit(view.content, visitor)
    visitor.environment = outer
  }
}

/// A view that says something of the bars.
public struct _BarView<Content: View>: View {
  let content: Content
  let change: (inout ScreenChrome) -> Void

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    _PreferenceView<Content, ScreenChromeKey>._visit(
      _PreferenceView(content: view.content, transform: view.change),
      visitor
    )
  }
}

/// A view that gives a bar some views.
public struct _BarContentView<Content: View>: View {
  let content: Content
  let bar: AnyView
  let change: (inout ScreenChrome, BarContent) -> Void

  init<Bar: View>(content: Content, bar: Bar, change: @escaping (inout ScreenChrome, BarContent) -> Void) {
    self.content = content
    self.bar = AnyView(bar)
    self.change = change
  }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let bar = visitor.object { BarContent() }
    bar.set(view.bar, visitor.environment)
    let change = view.change
    _PreferenceView<Content, ScreenChromeKey>._visit(
      _PreferenceView(content: view.content) { change(&$0, bar) },
      visitor
    )
  }
}
