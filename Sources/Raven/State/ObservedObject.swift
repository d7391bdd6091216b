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
    recordRead(of: object)
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  #if !hasFeature(Embedded)
  @dynamicMemberLookup
  #endif
  public struct Wrapper {
    fileprivate let object: Object

    #if hasFeature(Embedded)
    /// A binding to a property: what `$model.property` is written out as before an app is compiled for the page.
    public func _part<Part>(
      _ get: @escaping (Object) -> Part,
      _ set: @escaping (inout Object, Part) -> Void
    ) -> Binding<Part> {
      var object = object
      return Binding<Part>(get: { get(object) }, set: { set(&object, $0) })
    }
    #else
    /// A binding to a property.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
      Binding.toProperty(keyPath, of: object)
    }
    #endif
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
    let object = box.state.object
    recordRead(of: object)
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
      preconditionFailure(missing(Object.self, "environmentObject"))
    }
    recordRead(of: found)
    return found
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

/// Makes the running scope a reader of an object.
private nonisolated func recordRead<Object: ObservableObject>(of object: Object) {
  #if hasFeature(Embedded)
  object.objectWillChange.recordRead()
  #else
  nonisolated(unsafe) let object = object
  onMainActorNow {
    guard let scope = Scope.current?.takeUnretainedValue() else { return }
    let source = ObjectSources.source(of: object)
    source.recordRead()
    scope.hold(source)
  }
  #endif
}

/// The box of one `StateObject`.
nonisolated final class ObjectBox<Object: ObservableObject>: DynamicBox {
  private let make: () -> Object
  private(set) lazy var object: Object = make()

  init(_ make: @escaping () -> Object) {
    self.make = make
    super.init(isDiscoverable: true)
  }

  deinit {}

  var state: ObjectBox<Object> { unsafeDowncast(root, to: ObjectBox<Object>.self) }

  override func makeFresh() -> DynamicBox { ObjectBox(make) }
  override func isSameKind(as other: DynamicBox) -> Bool { type(of: other) == ObjectBox<Object>.self }
}

#if !hasFeature(Embedded)
extension Binding {
  static func toProperty<Object: AnyObject>(
    _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    of object: Object
  ) -> Binding {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
#endif
