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
#endif
