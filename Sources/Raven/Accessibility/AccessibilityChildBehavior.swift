/// How a view stands to what is inside it, for a person who cannot see it.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  /// The view is one thing; nothing inside it is.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// The view is a group around what is inside.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// The view is one thing that says everything inside it.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// Whether a value shall become larger or smaller.
public nonisolated enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Larger.
  case increment
  /// Smaller.
  case decrement
}

/// What changes a value, by the keys that do.
final class AdjustmentAction: Equatable {
  private let action: (AccessibilityAdjustmentDirection) -> Void

  init(_ action: @escaping (AccessibilityAdjustmentDirection) -> Void) { self.action = action }
  nonisolated deinit {}

  /// Another action is another one, though nothing tells them apart.
  nonisolated static func == (left: AdjustmentAction, right: AdjustmentAction) -> Bool { left === right }

  func perform(_ event: PageEvent) {
    guard case .keyDown(let key, _) = event.payload else { return }
    if key.hasSameBytes(as: "ArrowUp" as StaticString) || key.hasSameBytes(as: "ArrowRight" as StaticString) {
      action(.increment)
    }
    if key.hasSameBytes(as: "ArrowDown" as StaticString) || key.hasSameBytes(as: "ArrowLeft" as StaticString) {
      action(.decrement)
    }
  }
}
