// Property wrappers that are common on other systems and not here, with what to write instead.

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
