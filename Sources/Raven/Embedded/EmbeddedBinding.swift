#if hasFeature(Embedded)
extension Binding {
  /// A binding to a part of the value: what `$value.part` is written out as before an app is compiled for the page.
  public func _part<Part>(
    _ get: @escaping (Value) -> Part,
    _ set: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    Binding<Part>(
      get: { [self] in get(wrappedValue) },
      set: { [self] in
        var whole = wrappedValue
        set(&whole, $0)
        wrappedValue = whole
      }
    )
  }

  /// Nothing gets here that is written with a `$` before the value.
  @available(*, unavailable, message: "Inside the page, write Binding(get: { value.name }, set: { value.name = $0 })")
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> { fatalError() }
}
#endif
