/// A value that a gesture changes, and that is as it was as soon as the gesture is over.
///
/// ```swift
/// @GestureState private var pull = CGSize.zero
/// var body: some View {
///   Card().offset(pull).gesture(DragGesture().updating($pull) { drag, pull, _ in pull = drag.translation })
/// }
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  @State private var value: Value

  /// Creates the value as it is while there is no gesture.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    _value = State(wrappedValue: wrappedValue)
  }

  /// Creates the value as it is while there is no gesture, for use in a view's `init`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value now.
  public var wrappedValue: Value { value }
  /// What `updating(_:body:)` takes.
  public var projectedValue: GestureState<Value> { self }

  fileprivate func set(_ new: Value) { value = new }
  fileprivate func reset() { value = initial }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates an optional value that is nil while there is no gesture.
  public init() { self.init(wrappedValue: nil) }
}

/// A gesture that changes a `GestureState`; made by `updating(_:body:)`.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  public func _recognize(_ handlers: _GestureHandlers<Base.Value>, in parts: inout _GestureParts) {
    var handlers = handlers
    let (changed, reset, state, update) = (handlers.changed, handlers.reset, state, update)
    handlers.changed = { value in
      var new = state.wrappedValue
      var transaction = Transaction()
      update(value, &new, &transaction)
      withTransaction(transaction) { state.set(new) }
      changed(value)
    }
    handlers.reset = {
      state.reset()
      reset()
    }
    base._recognize(handlers, in: &parts)
  }
}

extension Gesture {
  /// Changes a `GestureState` as the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}
