/// A way to read and write a value that lives elsewhere.
///
/// Use it in a view that edits what another view or a model owns. Reading it in a body makes the body depend on the
/// value, as if it were the view's own.
///
/// ```swift
/// struct NameField: View {
///   @Binding var name: String
///   var body: some View { TextField("Name", text: $name) }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, NonisolatedWrapper, @unchecked Sendable {
  private let location: BindingLocation<Value>

  init(location: BindingLocation<Value>) { self.location = location }

  /// Creates a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get, set)
  }

  /// Creates a binding that reads and writes a part of another's value.
  ///
  /// Lists make one for every row, each time they run.
  init(derivedGet get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get, set, isDerived: true)
  }

  /// Creates a binding whose value never changes, for previews and tests.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(derivedGet: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another's projected value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  #if !hasFeature(Embedded)
  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { [self] in wrappedValue[keyPath: keyPath] },
      set: { [self] in
        var whole = wrappedValue
        whole[keyPath: keyPath] = $0
        wrappedValue = whole
      }
    )
  }
  #endif

  /// A binding to the value inside an optional, or nil while there is none.
  ///
  /// Writing replaces the whole.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? present }, set: { base.wrappedValue = $0 })
  }

  /// A binding to an optional around the value; writing nil changes nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
}

nonisolated extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// A binding's two closures.
private nonisolated final class ClosureLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// Whether it only reads another binding, which is then what is observed.
  private let isDerived: Bool

  init(_ get: @escaping () -> Value, _ set: @escaping (Value) -> Void, isDerived: Bool = false) {
    self.get = get
    self.set = set
    self.isDerived = isDerived
    super.init(isDiscoverable: false)
  }

  override func read() -> Value {
    #if hasFeature(Embedded)
    get()
    #else
    isDerived ? get() : ScopeObservation.read(self, get)
    #endif
  }

  override func write(_ value: Value) { set(value) }
}
