// Property wrappers that are common on other systems and not here, with what to write instead.

/// A value that a gesture changes; not available.
@available(*, unavailable, message: "Use @State with onTapGesture, a Slider or a Stepper.")
@propertyWrapper
public struct GestureState<Value> {
  public var wrappedValue: Value
  public var projectedValue: GestureState<Value> { self }

  /// Not available.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A name for views that fly from one place to another; not available.
@available(*, unavailable, message: "Views do not fly from one place to another: use transition(_:) on both.")
@propertyWrapper
public struct Namespace {
  /// The name.
  public struct ID: Hashable {}
  public var wrappedValue: ID { ID() }

  /// Not available.
  public init() {}
}
