/// Two gestures at the same time; made by `simultaneously(with:)`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What is known of the gestures that are under way.
  public struct Value {
    /// Of the first.
    public var first: First.Value?
    /// Of the second.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _recognize(_ handlers: _GestureHandlers<Value>, in parts: inout _GestureParts) {
    first._recognize(
      _GestureHandlers(
        changed: { handlers.changed(Value(first: $0, second: nil)) },
        ended: { handlers.ended(Value(first: $0, second: nil)) },
        reset: handlers.reset
      ),
      in: &parts
    )
    second._recognize(
      _GestureHandlers(
        changed: { handlers.changed(Value(first: nil, second: $0)) },
        ended: { handlers.ended(Value(first: nil, second: $0)) },
        reset: handlers.reset
      ),
      in: &parts
    )
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
