/// One mounted screen of a stack: what it shows and what its content says of the bars.
final class ScreenModel: DismissTarget {
  unowned(unsafe) let stack: StackModel
  /// What was pushed; nil for the root.
  var entry: StackEntry? { Presence.pushes ? pushed : nil }
  private let pushed: StackEntry?
  private(set) var chrome = ScreenChrome()
  private let chromeChanged = Source()
  private var hasChrome = false
  /// What the screen's views come and go with, if another can cover it.
  let stage: Stage?
  /// Containers inside have no part of the page's address.
  let innerSlot = RouteSlot(in: nil, isBlocked: true)

  init(_ stack: StackModel, _ entry: StackEntry?, _ stage: Stage? = nil) {
    self.stack = stack
    pushed = entry
    self.stage = stage
    super.init()
  }

  nonisolated deinit {}

  override func retire(_ coordinator: RenderCoordinator) {
    stack.unmounted(self)
    stage?.retire(coordinator)
    // What stands in the bars knows its environment, and that knows the screen.
    chrome = ScreenChrome()
  }

  /// Pops the screen, or takes what was opened in a column away.
  override func dismiss() {
    if let columns = stack.columns { return entry == nil ? () : columns.back(to: stack.column - 1) }
    guard let entry, let index = stack.entries.firstIndex(where: { $0 === entry }) else { return }
    stack.pop(to: index)
  }

  /// What the screen shows; the running scope depends on it.
  func content() -> AnyView {
    if let push = entry?.push {
      push.changed.recordRead()
      return push.content
    }
    guard let value = entry?.value else {
      stack.rootChanged.recordRead()
      return stack.root
    }
    if let destination = stack.destination(for: value) {
      destination.changed.recordRead()
      return destination.content(for: value)
    }
    stack.destinationsChanged.recordRead()
    Diagnostics.report(.missingDestination)
    return AnyView(Text("There is no destination for this value."))
  }

  // MARK: The bars

  /// What the bars show; the running scope depends on it.
  func readChrome() -> ScreenChrome {
    chromeChanged.recordRead()
    return chrome
  }

  /// The title of the screen below; the running scope depends on it.
  func titleBelow() -> String? { stack.screen(below: self)?.chrome.title }

  func titleBelowChanged() { chromeChanged.notifyReaders() }

  /// Takes what the resolved content says before anything is built.
  func resolved(_ tape: Block) {
    if hasChrome { return }
    hasChrome = true
    chrome = PreferenceWalk<ScreenChromeKey>.value(of: tape, from: 0, to: Int(tape.slotCount))
  }

  /// Takes what the whole screen says.
  func take(_ newChrome: ScreenChrome) {
    if chrome == newChrome { return }
    let oldTitle = chrome.title
    chrome = newChrome
    chromeChanged.notifyReaders()
    if oldTitle != newChrome.title { stack.chromeChanged(of: self) }
  }
}

private nonisolated enum NavigationScreenKey: EnvironmentKey {
  static var defaultValue: ScreenModel? { nil }
}

nonisolated extension EnvironmentValues {
  /// The screen of a navigation stack that a view stands in.
  var navigationScreen: ScreenModel? {
    get { self[NavigationScreenKey.self] }
    set { self[NavigationScreenKey.self] = newValue }
  }
}
