/// A container whose state is a part of the page's address: a navigation stack, a tab view.
///
/// ```
///   Router ─ RouteSlot ─▶ TabsModel ─ RouteSlot (a tab) ─▶ StackModel
///                              └───── RouteSlot (a tab) ─▶ StackModel
/// ```
/// A node stands in the slot that the environment hands it, if that is empty and not blocked; otherwise it works without
/// an address.
class RouteNode: Retained {
  fileprivate(set) final unowned(unsafe) var slot: RouteSlot?
  final unowned(unsafe) let router: Router
  /// Tells nodes apart for as long as the page lives.
  final let number: Int

  init(_ router: Router) {
    self.router = router
    number = router.issueNodeNumber()
    super.init()
  }

  nonisolated deinit {}

  final var isRouted: Bool { slot != nil }
  /// Whether it is the container that the page's address begins with.
  final var isOutermost: Bool { slot === router.slot }

  /// The parts of the address below this node, its own first.
  func segments() -> [String] { [] }
  /// The whole state, to come back to.
  func state() -> RouteState { RouteState() }
  /// Goes back to a state.
  func restore(_ state: RouteState) {}
  /// The title of what is on top.
  func title() -> String? { nil }
  /// The slots below.
  var slots: [RouteSlot] { [] }
  /// What stands before the parts of a slot below, given them.
  func wrap(_ inner: [String], of slot: RouteSlot) -> [String] { inner }

  /// The address of parts below this node; nil for a node without one.
  final func address(_ segments: [String]) -> String? {
    guard let slot else { return nil }
    return router.address(slot.wrapUp(segments))
  }

  /// Takes the slot that is offered.
  final func enter(_ slot: RouteSlot) {
    guard slot.node == nil, !slot.isBlocked else { return }
    slot.node = self
    self.slot = slot
  }

  override func retire(_ coordinator: RenderCoordinator) {
    guard let slot else { return }
    slot.node = nil
    self.slot = nil
    router.noteChange()
  }
}

/// A place for one node.
final class RouteSlot {
  fileprivate(set) var node: RouteNode?
  private unowned(unsafe) let owner: RouteNode?
  let isBlocked: Bool

  init(in owner: RouteNode?, isBlocked: Bool = false) {
    self.owner = owner
    self.isBlocked = isBlocked
  }

  nonisolated deinit {}

  /// Whether what stands here has an address.
  var isRouted: Bool { !isBlocked && (owner?.isRouted ?? true) }

  /// The parts of an address from the root down, given those of this slot.
  fileprivate func wrapUp(_ inner: [String]) -> [String] {
    guard let owner else { return inner }
    let outer = owner.wrap(inner, of: self)
    return owner.slot?.wrapUp(outer) ?? outer
  }
}

/// What one node shows, as far as the history of the browser goes.
struct RouteState {
  var choice = 0
  var entries: [StackEntry] = []

  func isSame(as other: RouteState) -> Bool {
    guard choice == other.choice, entries.count == other.entries.count else { return false }
    for index in entries.indices where !entries[index].isSame(as: other.entries[index]) { return false }
    return true
  }
}

private nonisolated enum RouteSlotKey: EnvironmentKey {
  static var defaultValue: RouteSlot? { nil }
}

nonisolated extension EnvironmentValues {
  /// The place for the next container that has a part of the address; nil for the page's own.
  var routeSlot: RouteSlot? {
    get { self[RouteSlotKey.self] }
    set { self[RouteSlotKey.self] = newValue }
  }
}
