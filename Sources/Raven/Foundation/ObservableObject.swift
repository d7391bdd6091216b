#if !hasFeature(Embedded)
/// A model that says when it is about to change; views see every change of the whole object.
///
/// For source that has it. New models are better `@Observable` classes: a body then depends on what it reads alone.
///
/// ```swift
/// final class Settings: ObservableObject { @Published var name = "" }
/// ```
public nonisolated protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Tells observers before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher.
  public nonisolated var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher(ObjectIdentifier(self))
  }
}

/// Tells the views that show an object before it changes.
public nonisolated struct ObservableObjectPublisher: Sendable {
  let object: ObjectIdentifier

  init(_ object: ObjectIdentifier) { self.object = object }

  /// Says that the object is about to change.
  public func send() {
    let object = object
    onMainActor {
      ObjectSources.find(object)?.notifyReaders()
      ObjectListeners.tell(object)
    }
  }
}

/// The sources of the objects that views show at the moment.
///
/// An entry lives as long as a view's box holds its source, and the box holds the object too, so an identifier cannot
/// come to mean another object.
enum ObjectSources {
  private static var sources: [ObjectIdentifier: Unmanaged<ObjectSource>] = [:]

  static func find(_ object: ObjectIdentifier) -> ObjectSource? { sources[object]?.takeUnretainedValue() }

  static func source(of object: AnyObject) -> ObjectSource {
    let id = ObjectIdentifier(object)
    if let source = find(id) { return source }
    let source = ObjectSource(object)
    sources[id] = .passUnretained(source)
    return source
  }

  fileprivate static func forget(_ object: ObjectIdentifier) { sources[object] = nil }
}

/// One object as a source of readings.
nonisolated final class ObjectSource: Source {
  let object: AnyObject

  fileprivate init(_ object: AnyObject) {
    self.object = object
    super.init()
  }

  deinit {
    let id = ObjectIdentifier(object)
    onMainActor { ObjectSources.forget(id) }
  }
}

/// A property of an `ObservableObject` whose changes are told.
@propertyWrapper
public struct Published<Value>: NonisolatedWrapper {
  private var value: Value
  /// Who listens to the property alone, if anybody ever did.
  private var relay: PublishedRelay<Value>?

  /// Creates the property with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates the property with its first value.
  public init(initialValue: Value) { value = initialValue }

  /// Only a class can have a published property.
  @available(*, unavailable, message: "@Published is for properties of classes that conform to ObservableObject")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { owner[keyPath: storage].value }
    set {
      owner.objectWillChange.send()
      owner[keyPath: storage].relay?.send(newValue)
      owner[keyPath: storage].value = newValue
    }
  }

  /// The property's changes over time, beginning with the value it has: what `$name` is.
  ///
  /// A value is told just before the property has it.
  public struct Publisher {
    package let relay: PublishedRelay<Value>
  }

  /// Only a class can have a published property.
  @available(*, unavailable, message: "@Published is for properties of classes that conform to ObservableObject")
  public var projectedValue: Publisher {
    get { preconditionFailure("unavailable") }
    set {}
  }

  public static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    projected projected: ReferenceWritableKeyPath<Owner, Publisher>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
    get {
      if let relay = owner[keyPath: storage].relay { return Publisher(relay: relay) }
      let relay = PublishedRelay(owner[keyPath: storage].value)
      relay.write = { [weak owner] value in
        guard let owner else { return }
        owner.objectWillChange.send()
        owner[keyPath: storage].relay?.send(value)
        owner[keyPath: storage].value = value
      }
      owner[keyPath: storage].relay = relay
      return Publisher(relay: relay)
    }
    set {}
  }
}
#endif
