#if !hasFeature(Embedded)
public import Observation

/// Bindings to the properties of an `@Observable` model.
///
/// ```swift
/// struct ProfileForm: View {
///   @Bindable var profile: Profile
///   var body: some View { TextField("Name", text: $profile.name) }
/// }
/// ```
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value>: NonisolatedWrapper {
  /// The model.
  public var wrappedValue: Value {
    get { model }
    set { model = newValue }
  }

  private var model: Value

  /// Only an observable object can be bound to.
  @available(*, unavailable, message: "@Bindable needs an object of an @Observable class; for a value use @Binding")
  public init(wrappedValue: Value) { model = wrappedValue }

  private init(unchecked model: Value) { self.model = model }

  /// The model's bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes bindings to a model's properties.
  public init(wrappedValue: Value) { self.init(unchecked: wrappedValue) }

  /// Makes bindings to a model's properties.
  public init(_ wrappedValue: Value) { self.init(unchecked: wrappedValue) }

  /// Makes bindings from another's projected value.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>.toProperty(keyPath, of: wrappedValue)
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads the model of this type that a view further out put in with `environment(_:)`.
  ///
  /// There must be one.
  public init(_ type: Value.Type) {
    self.init(read: { values in
      guard let model = values[ModelKey<Value>.self] else {
        preconditionFailure("No \(Value.self) in the environment: a view further out needs .environment(…).")
      }
      return model
    })
  }
}

extension Environment {
  /// Reads the model of this type, if a view further out put one in.
  public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
    self.init(read: { $0[ModelKey<Model>.self] })
  }
}

extension View {
  /// Puts a model into the environment, for `Environment` properties of its type further in.
  public func environment<Model: AnyObject & Observable>(_ model: Model?) -> some View {
    _EnvironmentView(content: self) { $0[ModelKey<Model>.self] = model }
  }
}

private nonisolated enum ModelKey<Model: AnyObject>: EnvironmentKey {
  static var defaultValue: Model? { nil }
}
#endif
