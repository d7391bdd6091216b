/// The columns of a split view: what was opened from each, shown in the next, and which is on top on a narrow page.
final class SplitModel: RouteNode {
  /// One stack of a single screen for each column.
  private(set) var columns: [StackModel] = []
  /// What was opened from each column.
  private(set) var opened: [StackEntry?] = []
  /// The rows chosen in each column's list, of those that bring up the next column.
  private var chosen: [StackEntry?] = []
  private(set) var top = 0
  private let changed = Source()
  /// The place of a container in the last column.
  private(set) var innerSlot: RouteSlot!
  private var isRestoring = false
  /// Tells the app which columns are shown, and which is on top.
  var tellVisibility: (NavigationSplitViewVisibility) -> Void = { _ in }
  var tellTop: (Int) -> Void = { _ in }
  /// Whether the app says which column is on top.
  var isToldTop = false
  private(set) var visibility = NavigationSplitViewVisibility.automatic

  override init(_ router: Router) {
    Presence.columns = true
    Presence.pushes = true
    super.init(router)
    innerSlot = RouteSlot(in: self)
  }

  nonisolated deinit {}

  func start(in slot: RouteSlot, _ roots: [AnyView]) {
    enter(slot)
    isRestoring = isRouted && router.isRestoring
    for (index, root) in roots.enumerated() {
      let stack = StackModel(root, OwnStackPath(), router)
      stack.columns = self
      stack.column = index
      columns.append(stack)
      opened.append(nil)
      chosen.append(nil)
    }
  }

  override func retire(_ coordinator: RenderCoordinator) {
    super.retire(coordinator)
    for column in columns { column.columns = nil }
  }

  // MARK: What is shown

  /// Has the running scope depend on what is shown.
  func recordRead() { changed.recordRead() }

  func setVisibility(_ visibility: NavigationSplitViewVisibility) { self.visibility = visibility }

  func setTop(_ column: Int) { top = min(max(column, 0), columns.count - 1) }

  /// What the column shows instead of its own view.
  func entry(in column: Int) -> StackEntry? { column == 0 ? nil : opened[column - 1] }

  func show(_ value: AnyRouteValue, from column: Int) { show(StackEntry(value), from: column) }
  func show(_ push: PushSource, from column: Int) { show(StackEntry(push), from: column) }

  private func show(_ entry: StackEntry, from column: Int) {
    let source = min(column, columns.count - 2)
    clear(from: source)
    opened[source] = entry
    bringUp(source + 1)
    noteChange()
  }

  /// Takes away what a source opened, or what was chosen in its list.
  func hide(_ push: PushSource) {
    guard let column = columns.indices.first(where: { opened[$0]?.push === push || chosen[$0]?.push === push })
    else { return }
    back(to: column)
  }

  private func clear(from column: Int) {
    for later in column..<columns.count {
      opened[later]?.push?.popped()
      chosen[later]?.push?.popped()
      opened[later] = nil
      chosen[later] = nil
    }
  }

  /// Goes back to a column on a narrow page; what was opened from it goes.
  func back(to column: Int) {
    clear(from: column)
    bringUp(column)
    noteChange()
  }

  /// Puts a column on top.
  func bringUp(_ column: Int) {
    let column = min(column, columns.count - 1)
    if column == top { return }
    top = column
    tellTop(column)
    changed.notifyReaders()
  }

  // MARK: Rows chosen in lists

  /// Whether the page is still being made: what is chosen then was so before anybody did anything.
  var isStarting: Bool { router.history == nil }

  /// Takes in a choice that was there from the start.
  func begin(_ choice: ColumnChoice, from column: Int) {
    guard column + 1 < columns.count else { return }
    chosen[column] = StackEntry(choice)
    if opened[column] == nil, !isRestoring, !isToldTop { top = max(top, column + 1) }
  }

  /// A row was chosen in a column's list.
  func choose(_ choice: ColumnChoice, from column: Int) {
    guard column + 1 < columns.count else { return }
    clear(from: column + 1)
    opened[column]?.push?.popped()
    opened[column] = nil
    if chosen[column]?.push !== choice { chosen[column] = StackEntry(choice) }
    bringUpNext(after: column)
  }

  /// Puts the column after another on top.
  func bringUpNext(after column: Int) {
    bringUp(column + 1)
    noteChange()
  }

  /// A list has gone.
  func forget(_ choice: ColumnChoice) {
    for column in chosen.indices where chosen[column]?.push === choice { chosen[column] = nil }
  }

  /// Shows or hides the columns before the last.
  func toggleSidebar() {
    visibility = visibility == .detailOnly ? .all : .detailOnly
    tellVisibility(visibility)
    changed.notifyReaders()
  }

  /// What leads back to a column says its title.
  func titleChanged() { changed.notifyReaders() }

  private func noteChange() {
    changed.notifyReaders()
    router.noteChange()
  }

  /// The destination of a value that another column knows.
  func destination(for value: AnyRouteValue, besides stack: StackModel) -> AnyDestination? {
    for column in columns where column !== stack {
      if let destination = column.ownDestination(for: value) { return destination }
    }
    return nil
  }

  // MARK: The address

  override var slots: [RouteSlot] { [innerSlot] }

  private func parts(upTo column: Int) -> [String] {
    var parts: [String] = []
    for (index, entry) in opened.prefix(column).enumerated() {
      guard let entry else { break }
      let more = columns[index].parts(of: entry)
      if more.isEmpty { break }
      parts += more
    }
    return parts
  }

  override func wrap(_ inner: [String], of slot: RouteSlot) -> [String] { parts(upTo: columns.count) + inner }
  override func segments() -> [String] { wrap(innerSlot.node?.segments() ?? [], of: innerSlot) }

  /// The address of what a column opens, which the last one shows in its own place.
  func address(of parts: [String], from column: Int) -> String? {
    address(self.parts(upTo: min(column, columns.count - 2)) + parts)
  }

  /// The address of what was opened up to a column.
  func address(ofColumn column: Int) -> String? { address(parts(upTo: column)) }

  override func state() -> RouteState {
    RouteState(choice: top, entries: columns.indices.compactMap { opened[$0] ?? chosen[$0] })
  }

  override func restore(_ state: RouteState) {
    let entries = state.entries.prefix { $0.push?.isAlive ?? true }
    for index in columns.indices {
      let entry = index < entries.count ? entries[index] : nil
      if let old = opened[index] ?? chosen[index], let entry, old.isSame(as: entry) { continue }
      chosen[index]?.push?.popped()
      let isChoice = entry?.push is ColumnChoice
      opened[index] = isChoice ? nil : entry
      chosen[index] = isChoice ? entry : nil
      if isChoice { entry?.push?.restored() }
    }
    // What is gone for good cannot be on top.
    bringUp(entries.count < state.entries.count ? min(state.choice, entries.count) : state.choice)
    changed.notifyReaders()
  }

  override func title() -> String? {
    if let title = innerSlot.node?.title() { return title }
    for column in columns[...top].reversed() {
      if let title = column.title() { return title }
    }
    return columns.last?.title()
  }

  // MARK: Restoring from the address

  func beginColumn(_ column: Int) { if isRestoring { columns[column].restore(from: router) } }

  /// Shows in the next column what the address says.
  func endColumn(_ column: Int) {
    guard isRestoring, column + 1 < columns.count else { return }
    if let found = columns[column].restored() {
      router.take(found.count)
      opened[column] = found.entry
      top = column + 1
    } else {
      isRestoring = false
    }
  }
}
