/// Which view of a few has the keyboard focus, as a value of the view that owns it.
///
/// Reading it in a body makes the body depend on it; writing it moves the focus. While no view with its value is
/// focused it is false or nil.
///
/// ```swift
/// enum Field { case name, city }
/// @FocusState private var field: Field?
/// TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .city }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, StateSlot, @unchecked Sendable {
  private let mark: BoxMark
  private let box: FocusBox<Value>

  private init(unfocused: Value) {
    box = FocusBox(unfocused)
    mark = BoxMark(box)
  }

  /// Creates state for one view: whether it has the focus.
  public init() where Value == Bool { self.init(unfocused: false) }

  /// Creates state for several views: which of them has the focus.
  public init<Case: Hashable>() where Value == Case? { self.init(unfocused: nil) }

  /// The value of the view that has the focus.
  public var wrappedValue: Value {
    get { box.state.read() }
    nonmutating set { box.state.write(newValue) }
  }

  /// What `focused` takes.
  public var projectedValue: Binding { Binding(box: box.state) }

  /// A way for a view to be followed by a `FocusState`.
  @propertyWrapper
  public struct Binding: NonisolatedWrapper, @unchecked Sendable {
    let box: FocusBox<Value>

    /// The value of the view that has the focus.
    public var wrappedValue: Value {
      get { box.read() }
      nonmutating set { box.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    init(box: FocusBox<Value>) { self.box = box }
  }
}

/// The box of one `FocusState`.
nonisolated final class FocusBox<Value: Hashable>: DynamicBox {
  private var value: Value
  private let unfocused: Value
  private var isCommandWaiting = false

  init(_ unfocused: Value) {
    value = unfocused
    self.unfocused = unfocused
    super.init(isDiscoverable: true)
  }

  /// The box that has the state.
  var state: FocusBox<Value> { unsafeDowncast(root, to: FocusBox<Value>.self) }

  override func makeFresh() -> DynamicBox { FocusBox(unfocused) }
  override func isSameKind(as other: DynamicBox) -> Bool { type(of: other) == FocusBox<Value>.self }

  func read() -> Value {
    recordRead()
    return value
  }

  /// Moves the focus, once the page is as the body wants it.
  func write(_ newValue: Value) {
    if value == newValue { return }
    change(to: newValue)
    nonisolated(unsafe) let box = self
    onMainActor { box.commandAfterCommit() }
  }

  /// The page says that a view has got the focus, or lost it.
  func pageDid(focus candidate: Value, isFocused: Bool) {
    if isFocused { change(to: candidate) } else if value == candidate { change(to: unfocused) }
  }

  private func change(to newValue: Value) {
    if value == newValue { return }
    value = newValue
    notifyReaders()
  }

  @MainActor private func commandAfterCommit() {
    guard !isCommandWaiting, let owner, owner.isMounted else { return }
    isCommandWaiting = true
    unowned(unsafe) let coordinator = owner.coordinator
    coordinator.afterCommit { [self] in
      isCommandWaiting = false
      if value == unfocused {
        coordinator.focusTargets.blur(source: self, coordinator)
      } else if !coordinator.focusTargets.focus(source: self, coordinator, { isTarget($0) }) {
        change(to: unfocused)
      }
    }
  }

  @MainActor private func isTarget(_ target: FocusTarget) -> Bool {
    unsafeDowncast(target.link, to: FocusValueLink<Value>.self).candidate == value
  }
}
