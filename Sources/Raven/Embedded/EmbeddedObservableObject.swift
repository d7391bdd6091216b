#if hasFeature(Embedded)
/// A model that says when it is about to change; views see every change of the whole object.
///
/// What its `@Published` properties tell is written out before an app is compiled for the page, and so is its publisher.
public nonisolated protocol ObservableObject: AnyObject {
  /// Tells observers before the object changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

/// A property of an `ObservableObject` whose changes are told: by an observer that is written out behind it.
@propertyWrapper
public struct Published<Value>: NonisolatedWrapper {
  /// The property's value.
  public var wrappedValue: Value

  /// Creates the property with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates the property with its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// Tells the views that show an object before it changes.
public nonisolated final class ObservableObjectPublisher: @unchecked Sendable {
  private let source = Source()

  /// Creates the publisher of one object.
  public init() {}

  /// Says that the object is about to change.
  public func send() { source.notifyReaders() }

  func recordRead() { source.recordRead() }
}
#endif
