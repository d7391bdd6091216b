#if !hasFeature(Embedded)
/// A model the view is given; its body runs when the model says it changes.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty, NonisolatedWrapper {
  private let object: Object

  /// Observes an object.
  public init(wrappedValue: Object) { object = wrappedValue }

  /// Observes an object.
  public init(initialValue: Object) { object = initialValue }

  /// The object.
  public var wrappedValue: Object {
    nonisolated(unsafe) let object = object
    onMainActorNow { Observing.record(object) }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let object: Object

    /// A binding to a property.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
      Binding.toProperty(keyPath, of: object)
    }
  }
}

/// A model the view makes and owns, once for the time it is on the page.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty, StateSlot {
  private let mark: BoxMark
  private let box: ObjectBox<Object>

  /// Makes the object when the view first needs it.
  public init(wrappedValue make: @autoclosure @escaping () -> Object) {
    box = ObjectBox(make)
    mark = BoxMark(box)
  }

  /// The object.
  public var wrappedValue: Object {
    nonisolated(unsafe) let object = box.state.object
    onMainActorNow { Observing.record(object) }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// A model that a view further out put into the environment with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty, StateSlot {
  private let mark: BoxMark
  private let box: EnvironmentBox

  /// Reads the object of this type.
  public init() {
    box = EnvironmentBox()
    mark = BoxMark(box)
  }

  /// The object.
  ///
  /// There must be one.
  public var wrappedValue: Object {
    guard let found = EnvironmentValues(box.node)[ObjectKey<Object>.self] else {
      preconditionFailure("No \(Object.self) in the environment: a view further out needs .environmentObject(…).")
    }
    nonisolated(unsafe) let object = found
    onMainActorNow { Observing.record(object) }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension View {
  /// Puts a model into the environment, for `EnvironmentObject` properties of its type further in.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    _EnvironmentView(content: self) { $0[ObjectKey<Object>.self] = object }
  }
}

private nonisolated enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// Makes a scope a reader of an object.
private enum Observing {
  static func record<Object: ObservableObject>(_ object: Object) {
    guard let scope = Scope.current?.takeUnretainedValue() else { return }
    let source = ObjectSources.source(of: object)
    source.recordRead()
    scope.hold(source)
  }
}

/// The box of one `StateObject`.
nonisolated final class ObjectBox<Object: ObservableObject>: DynamicBox {
  private let make: () -> Object
  private(set) lazy var object: Object = make()

  init(_ make: @escaping () -> Object) {
    self.make = make
    super.init(isDiscoverable: true)
  }

  var state: ObjectBox<Object> { unsafeDowncast(root, to: ObjectBox<Object>.self) }

  override func makeFresh() -> DynamicBox { ObjectBox(make) }
  override func isSameKind(as other: DynamicBox) -> Bool { type(of: other) == ObjectBox<Object>.self }
}

extension Binding {
  static func toProperty<Object: AnyObject>(
    _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    of object: Object
  ) -> Binding {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
#endif
