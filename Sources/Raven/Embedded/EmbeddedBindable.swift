#if hasFeature(Embedded)
/// Bindings to the properties of an `@Observable` model.
@propertyWrapper
public struct Bindable<Value: Observable>: NonisolatedWrapper {
  /// The model.
  public var wrappedValue: Value

  /// Makes bindings to a model's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings to a model's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings from another's projected value.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The model's bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property: what `$model.property` is written out as before an app is compiled for the page.
  public func _part<Part>(
    _ get: @escaping (Value) -> Part,
    _ set: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    var model = wrappedValue
    return Binding<Part>(get: { get(model) }, set: { set(&model, $0) })
  }
}
#endif
