#if hasFeature(Embedded)
/// A model that says when it is about to change; views see every change of the whole object.
///
/// What its `@Published` properties do is written out before an app is compiled for the page, and so is its publisher.
public nonisolated protocol ObservableObject: AnyObject {
  /// Tells observers before the object changes.
  var objectWillChange: ObservableObjectPublisher { get }
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
