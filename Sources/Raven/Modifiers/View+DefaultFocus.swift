extension View {
  /// Gives a view the focus when the views here come onto the page and none of them has it.
  ///
  /// ```swift
  /// Form { TextField("Name", text: $name).focused($field, equals: .name) }
  ///   .defaultFocus($field, .name)
  /// ```
  public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value?>.Binding, _ value: Value?) -> some View {
    onAppear { if binding.wrappedValue == nil { binding.wrappedValue = value } }
  }

  /// Gives a view the focus when it comes onto the page.
  public func defaultFocus(_ binding: FocusState<Bool>.Binding, _ value: Bool = true) -> some View {
    onAppear { if value { binding.wrappedValue = true } }
  }
}
