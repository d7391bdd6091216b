#if hasFeature(Embedded)
/// A model whose properties wake the views that read them; `@Observable` makes a class one.
public protocol Observable: AnyObject {}

/// Who reads one property of an `@Observable` model: part of what the macro writes.
///
/// A model costs one word for each property, and an object for each that a body has read.
public nonisolated struct _PropertyReaders {
  private var source: Source?

  /// Nobody, at first.
  public init() {}

  /// Records that the running body reads the property.
  public mutating func recordRead() {
    if Scope.current == nil { return }
    if source == nil { source = Source() }
    source.unsafelyUnwrapped.recordRead()
  }

  /// Marks every body that read the property.
  public func notify() { source?.notifyReaders() }

  // Which of these is meant is settled where the macro's text is compiled, by the property's type.

  /// Whether a written value is another one.
  public static func differ<Value>(_ old: Value, _ new: Value) -> Bool { true }
  /// Whether a written value is another one.
  public static func differ<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old != new }
  /// Whether a written object is another one.
  public static func differ<Value: AnyObject>(_ old: Value, _ new: Value) -> Bool { old !== new }
  /// Whether a written object is another one.
  public static func differ<Value: AnyObject & Equatable>(_ old: Value, _ new: Value) -> Bool { old != new }
}
#endif
