/// The screens of a navigation stack.
///
/// The values among the entries are those of the path, in order; views pushed without a value stand where they were
/// pushed. Whoever changes the path, `reconcile` keeps the entries that still fit and makes the rest.
final class StackModel: RouteNode {
  private(set) var entries: [StackEntry] = []
  /// The screens that are mounted, the root first.
  private(set) var screens: [ScreenModel] = []
  /// The view of the root.
  private(set) var root: AnyView
  let rootChanged = Source()
  private let path: StackPath
  private let changed = Source()
  private var destinations: [AnyDestination] = []
  let destinationsChanged = Source()
  /// Where values opened in this stack go instead, when it is a column.
  var columns: SplitModel? {
    get { Presence.columns ? split : nil }
    set { split = newValue }
  }
  private unowned(unsafe) var split: SplitModel?
  var column = 0
  /// The screen the stack stands in.
  unowned(unsafe) var outer: ScreenModel?

  /// While the page is made: whether the address says what to push.
  private var isRestoring = false
  /// The parts of the address that stand for the next screens.
  private var wanted: ArraySlice<String> = []
  private var found: FoundEntry?

  init(_ root: AnyView, _ path: StackPath, _ router: Router) {
    self.root = root
    self.path = path
    super.init(router)
  }

  nonisolated deinit {}

  /// Takes a place in the page's address; what the address says is then pushed screen by screen.
  func start(in slot: RouteSlot) {
    enter(slot)
    isRestoring = isRouted && router.isRestoring
  }

  // MARK: What the view says

  func absorb(_ newPath: StackPath) { path.absorb(newPath) }

  func setRoot(_ root: AnyView) {
    self.root = root
    rootChanged.notifyReaders()
  }

  /// Brings the entries to what the path says; the running scope depends on it.
  func reconcile() {
    changed.recordRead()
    guard Presence.pushes else { return }
    let values = path.read()
    if isRestoring { return }
    var kept = 0
    var used = 0
    for entry in entries {
      if let value = entry.value {
        guard used < values.count, values[used].isSame(as: value) else { break }
        used += 1
      }
      kept += 1
    }
    if kept == entries.count && used == values.count { return }
    drop(from: kept)
    for value in values[used...] { entries.append(StackEntry(value)) }
    router.noteChange()
  }

  private func drop(from index: Int) {
    let dropped = entries[index...]
    entries.removeSubrange(index...)
    for push in dropped.compactMap(\.push) { router.coordinator.afterCommit { push.popped() } }
  }

  // MARK: Pushing and popping

  /// Pushes a value, if the path can hold it.
  func push(_ value: AnyRouteValue) {
    Presence.pushes = true
    if let columns { return columns.show(value, from: column) }
    guard path.accepts(value) else {
      Diagnostics.report(.valueOutsidePath)
      return
    }
    path.write(values + [value])
    changed.notifyReaders()
  }

  /// Pushes a view.
  func push(_ source: PushSource) {
    Presence.pushes = true
    if let columns { return columns.show(source, from: column) }
    if entries.contains(where: { $0.push === source }) { return }
    entries.append(StackEntry(source))
    noteChange()
  }

  /// Pops all screens above the first so many pushed ones.
  func pop(to count: Int) {
    guard Presence.pushes, count < entries.count else { return }
    let hadValues = entries[count...].contains { $0.value != nil }
    drop(from: count)
    if hadValues { path.write(values) }
    noteChange()
  }

  /// Pops what a source pushed, and everything above.
  func pop(_ source: PushSource) {
    if let columns { return columns.hide(source) }
    if let index = entries.firstIndex(where: { $0.push === source }) { pop(to: index) }
  }

  private var values: [AnyRouteValue] { entries.compactMap(\.value) }

  private func noteChange() {
    changed.notifyReaders()
    router.noteChange()
  }

  // MARK: Screens

  func mounted(_ screen: ScreenModel) { screens.append(screen) }
  func unmounted(_ screen: ScreenModel) { screens.removeAll { $0 === screen } }

  /// The screen that a screen lies on.
  func screen(below screen: ScreenModel) -> ScreenModel? {
    guard Presence.pushes, let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return nil }
    return screens[index - 1]
  }

  func chromeChanged(of screen: ScreenModel) {
    if Presence.pushes, let index = screens.firstIndex(where: { $0 === screen }), index + 1 < screens.count {
      screens[index + 1].titleBelowChanged()
    }
    columns?.titleChanged()
    router.noteChange()
  }

  // MARK: Destinations

  func add(_ destination: AnyDestination) {
    Presence.pushes = true
    destinations.append(destination)
    destinationsChanged.notifyReaders()
  }

  func remove(_ destination: AnyDestination) {
    destinations.removeAll { $0 === destination }
    destinationsChanged.notifyReaders()
  }

  func destination(for value: AnyRouteValue) -> AnyDestination? {
    destinations.last { $0.typeID == value.typeID } ?? columns?.destination(for: value, besides: self)
  }

  func ownDestination(for value: AnyRouteValue) -> AnyDestination? {
    destinations.last { $0.typeID == value.typeID }
  }

  // MARK: The address

  /// What stands for a value in the address; empty if nothing does.
  func parts(of value: AnyRouteValue) -> [String] {
    let known = destination(for: value)
    if let known, known.saysParts { return known.parts(of: value) }
    #if !hasFeature(Embedded)
    if router.isPlain { return value.plainPart(hasDestination: known != nil).map { [$0] } ?? [] }
    #endif
    return value.part.map { [$0] } ?? known?.parts(of: value) ?? []
  }

  /// What stands for a screen in the address; empty if nothing does.
  func parts(of entry: StackEntry) -> [String] {
    entry.value.map { parts(of: $0) } ?? entry.push?.part.map { [$0] } ?? []
  }

  override func segments() -> [String] {
    var segments: [String] = []
    guard Presence.pushes else { return segments }
    for entry in entries {
      let parts = parts(of: entry)
      if parts.isEmpty { break }
      segments += parts
    }
    return segments
  }

  /// The address of one more screen above a screen of the stack.
  func address(of parts: [String], above screen: ScreenModel) -> String? {
    if let columns { return columns.address(of: parts, from: column) }
    return address(address(upTo: screen) + parts)
  }

  /// The parts of the address up to a screen.
  func address(upTo screen: ScreenModel) -> [String] {
    var parts: [String] = []
    guard let entry = screen.entry else { return parts }
    for candidate in entries {
      let more = self.parts(of: candidate)
      if more.isEmpty { break }
      parts += more
      if candidate === entry { break }
    }
    return parts
  }

  override func state() -> RouteState { RouteState(entries: entries) }

  override func restore(_ state: RouteState) {
    guard Presence.pushes else { return }
    var gone = entries
    var new: [StackEntry] = []
    var restored: [StackEntry] = []
    for entry in state.entries {
      if let push = entry.push, !push.isAlive { break }
      // What stays keeps its object, and so its screen.
      if let known = entries.firstIndex(where: { $0.isSame(as: entry) }) {
        restored.append(entries[known])
      } else {
        restored.append(entry)
        new.append(entry)
      }
      gone.removeAll { $0.isSame(as: entry) }
    }
    entries = restored
    for entry in gone { entry.push?.popped() }
    for entry in new { entry.push?.restored() }
    path.write(values)
    changed.notifyReaders()
  }

  override func title() -> String? { screens.last { $0.chrome.title != nil }?.chrome.title }

  // MARK: Restoring from the address

  /// Has the links of a column look whether the address means them.
  func restore(from router: Router) {
    isRestoring = true
    beginScreen()
  }

  /// What the address says to open from the column.
  func restored() -> FoundEntry? {
    defer {
      isRestoring = false
      found = nil
      wanted = []
    }
    return best()
  }

  /// Has the links of the screen about to be mounted look whether the address means them.
  func beginScreen() {
    wanted = isRestoring ? router.rest : []
    if wanted.isEmpty { isRestoring = false }
  }

  /// Whether the address goes on with some parts.
  func wants(_ parts: [String]) -> Bool {
    guard !parts.isEmpty, parts.count <= wanted.count else { return false }
    for (part, next) in zip(parts, wanted) where !sameBytes(part, next) { return false }
    return true
  }

  /// A link on the top screen stands for the next parts; of several the one that stands for most.
  func found(_ entry: StackEntry, _ count: Int) {
    Presence.pushes = true
    if count > found?.count ?? 0 { found = FoundEntry(entry: entry, count: count) }
  }

  /// What the address goes on with: a link, or a value that stands for more of it.
  private func best() -> FoundEntry? {
    guard Presence.pushes, !wanted.isEmpty else { return nil }
    if let found, found.count == wanted.count { return found }
    if let decoded = decode(), decoded.count > found?.count ?? 0 { return decoded }
    return found
  }

  /// Pushes what the next part of the address stands for, if anything on the screen does.
  func endScreen() {
    guard isRestoring else { return }
    let best = best()
    found = nil
    wanted = []
    if let best {
      router.take(best.count)
      entries.append(best.entry)
      path.write(values)
    } else {
      isRestoring = false
    }
  }

  private func decode() -> FoundEntry? {
    for destination in destinations {
      var count = destination.saysParts ? wanted.count : 1
      while count > 0 {
        if let value = destination.value(of: Array(wanted.prefix(count))), path.accepts(value) {
          return FoundEntry(entry: StackEntry(value), count: count)
        }
        count -= 1
      }
    }
    return nil
  }
}

/// A screen that the address asks for, and how many of its parts stand for it.
struct FoundEntry {
  let entry: StackEntry
  let count: Int
}

extension Diagnostic {
  static let valueOutsidePath = Diagnostic(
    code: "value-outside-path",
    text: """
      A NavigationLink offered a value of another type than the elements of its stack's path, so nothing was pushed. Give \
      the stack a NavigationPath, which holds values of all types, or the link a value of the path's type.
      """
  )

  static let missingDestination = Diagnostic(
    code: "missing-destination",
    text: """
      A value was pushed for whose type no navigationDestination(for:) was found in the stack. Attach one to the root of \
      the stack or to a screen below the one that pushes.
      """
  )
}
