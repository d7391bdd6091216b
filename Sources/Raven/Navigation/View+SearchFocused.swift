extension View {
  /// Has a `FocusState` be true while the field of the search in this view has the keyboard focus, and gives it the focus when
  /// it is set.
  ///
  /// ```swift
  /// @FocusState private var isInSearch: Bool
  /// Trails()
  ///   .searchable(text: $query)
  ///   .searchFocused($isInSearch)
  /// Button("Find") { isInSearch = true }.keyboardShortcut("f")
  /// ```
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Has a `FocusState` be a value while the field of the search in this view has the keyboard focus, and gives it the focus
  /// when it is set so.
  ///
  /// Use it where one `FocusState` says which of several fields has the focus.
  ///
  /// - Parameters:
  ///   - binding: follows the focus, and moves it.
  ///   - value: what stands for the field of the search.
  /// - Returns: the view, whose search is followed.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    let link = FocusValueLink(binding.box, value, outer: nil)
    return _EnvironmentView(content: self) { $0.searchFocus = link }
  }
}

private nonisolated enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: FocusLink? { nil }
}

nonisolated extension EnvironmentValues {
  /// What follows the focus of the field of a search.
  var searchFocus: FocusLink? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}
