extension View {
  /// Gives the bars of the screen some items.
  ///
  /// ```swift
  /// TrailScreen().toolbar {
  ///   ToolbarItem(placement: .primaryAction) { Button("Save") { save() } }
  ///   ToolbarItem(placement: .bottomBar) { Text("12 km") }
  /// }
  /// ```
  /// Toolbars of views around and beside add up. The items are in the environment of this view, and keep their state as
  /// long as it is there.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let items = _ToolbarItems()
    Content._collect(content(), into: items)
    return _ToolbarView(content: self, items: items)
  }

  /// Gives the bar of the screen some views, at its end.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let items = _ToolbarItems()
    items.add(.automatic, AnyView(content()))
    return _ToolbarView(content: self, items: items)
  }

  /// Shows or hides bars of the screen.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _BarView(content: self) { chrome in
      for bar in bars {
        if bar == .automatic || bar == .navigationBar { chrome.barVisibility = visibility }
        if bar == .automatic || bar == .bottomBar { chrome.bottomBarVisibility = visibility }
        if bar == .tabBar { chrome.tabBarVisibility = visibility }
      }
    }
  }

  /// Shows or hides bars of the screen.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _BarView(content: self) { chrome in
      for bar in bars {
        if bar == .automatic || bar == .navigationBar { chrome.barVisibility = visibility }
        if bar == .automatic || bar == .bottomBar { chrome.bottomBarVisibility = visibility }
        if bar == .tabBar { chrome.tabBarVisibility = visibility }
      }
    }
  }

  /// Gives the bar of the screen a background.
  public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View {
    let color = style._css
    let isMeant = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return _BarView(content: self) { chrome in
      if isMeant { chrome.barBackground = color }
    }
  }

  /// Shows or hides the background of the screen's bar.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return _BarView(content: self) { chrome in
      if isMeant { chrome.isBarClear = visibility == .hidden }
    }
  }

  /// Shows or hides the background of the screen's bar.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return _BarView(content: self) { chrome in
      if isMeant { chrome.isBarClear = visibility == .hidden }
    }
  }
}

/// A view with items for the bars around.
public struct _ToolbarView<Content: View>: View {
  let content: Content
  let items: _ToolbarItems

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let entry = visitor.object { ToolbarEntry() }
    entry.set(view.items, visitor.environment)
    _PreferenceView<Content, ScreenChromeKey>._visit(
      _PreferenceView(content: view.content) { $0.toolbars.append(entry) },
      visitor
    )
  }
}

/// The items of one `toolbar` modifier.
///
/// It stays the same while they change, so only the bars run again.
final class ToolbarEntry: Retained {
  private var source: _ToolbarItems?
  private var environment: EnvironmentNode?
  private let changed = Source()
  private let number: Int
  private static var issued = 0

  override init() {
    ToolbarEntry.issued += 1
    number = ToolbarEntry.issued
    super.init()
  }

  nonisolated deinit {}

  func set(_ source: _ToolbarItems, _ environment: EnvironmentNode?) {
    if self.source === source, self.environment === environment { return }
    self.source = source
    self.environment = environment
    changed.notifyReaders()
  }

  /// The items for a part of the bars; the running scope depends on them.
  func add(to placed: inout [PlacedItem], in part: ToolbarItemPlacement.Part) {
    changed.recordRead()
    guard let items = source?.items else { return }
    for index in items.indices where items[index].placement.part == part {
      let item = items[index]
      guard let content = item.content else { continue }
      placed.append(
        PlacedItem(
          id: number << 16 | index,
          isProminent: item.placement.isProminent,
          // Labels in bars are their icons, unless a label style inside says otherwise.
          view: StandingView(
            content: AnyView(_EnvironmentView(content: content) { $0.showLabelsAsIcons() }),
            environment: environment
          )
        )
      )
    }
  }
}

/// An item in its bar.
struct PlacedItem: View, Identifiable {
  let id: Int
  let isProminent: Bool
  let view: StandingView

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let element = visitor.openBarPart(.div)
    visitor.attribute(.class, view.isProminent ? "nav-item h prominent" : "nav-item h")
    StandingView._visit(view.view, visitor)
    visitor.close(element)
  }
}
