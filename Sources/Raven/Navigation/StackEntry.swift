/// One pushed screen of a navigation stack: a value for which there is a destination, or a view pushed as such.
///
/// Entries are kept in the history of the page and come back as the same object.
final class StackEntry {
  /// Tells entries apart for as long as the process lives.
  let number: UInt32
  let value: AnyRouteValue?
  let push: PushSource?
  private static var issued: UInt32 = 0

  init(_ value: AnyRouteValue) {
    self.value = value
    push = nil
    StackEntry.issued &+= 1
    number = StackEntry.issued
  }

  init(_ push: PushSource) {
    value = nil
    self.push = push
    StackEntry.issued &+= 1
    number = StackEntry.issued
  }

  nonisolated deinit {}

  func isSame(as other: StackEntry) -> Bool {
    if self === other { return true }
    if let value, let other = other.value { return value.isSame(as: other) }
    return push != nil && push === other.push
  }
}

/// What pushes a view that no value stands for: a link with a destination, a binding.
class PushSource: Retained {
  /// Written when the view is another.
  final let changed = Source()
  /// Whether the view that pushes is still there.
  private(set) final var isAlive = true

  override init() { super.init() }
  nonisolated deinit {}

  var content: AnyView { AnyView(EmptyView()) }
  /// What stands for the screen in the address.
  var part: String? { nil }
  /// The screen is shown again, by the browser's history.
  func restored() {}
  /// The screen was popped by something other than this.
  func popped() {}

  override func retire(_ coordinator: RenderCoordinator) { isAlive = false }
}
