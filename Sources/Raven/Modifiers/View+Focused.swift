extension View {
  /// Has a `FocusState` be true while this view has the keyboard focus, and gives it the focus when it is set.
  ///
  /// ```swift
  /// TextField("Search", text: $query).focused($isSearching)
  /// ```
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }

  /// Has a `FocusState` be a value while this view has the keyboard focus, and gives it the focus when it is set so.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    _ChainedView(content: self, as: FocusValueLink<Value>.self) { FocusValueLink(binding.box, value, outer: $0) }
  }
}

/// A link that has the view's own element followed by a `FocusState`, whatever wrappers other links put around.
class FocusLink: ChainLink {
  /// The box of the state.
  final let source: DynamicBox

  init(source: DynamicBox, outer: ChainLink?) {
    self.source = source
    super.init(passingFrom: outer)
  }

  nonisolated deinit {}

  /// Tells the state what the page did.
  func pageDid(isFocused: Bool) {}

  override func decorateElement(_ visitor: Visitor) { visitor.decorate(focus: self) }
}

/// A link with the value that stands for the view.
final class FocusValueLink<Value: Hashable>: FocusLink {
  let candidate: Value

  convenience init(_ box: FocusBox<Value>, _ candidate: Value, outer: ChainLink?) {
    self.init(source: box, candidate: candidate, outer: outer)
  }

  private init(source: DynamicBox, candidate: Value, outer: ChainLink?) {
    self.candidate = candidate
    super.init(source: source, outer: outer)
  }

  nonisolated deinit {}

  override func pageDid(isFocused: Bool) {
    unsafeDowncast(source, to: FocusBox<Value>.self).pageDid(focus: candidate, isFocused: isFocused)
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: FocusValueLink<Value>.self)
    return other.source === source && other.candidate == candidate
  }
}
