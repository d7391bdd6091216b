/// Which view of a few a screen reader is at, as a value of the view that owns it.
///
/// On the page a screen reader's place and the keyboard focus are one, so it behaves as `FocusState` does; views that
/// are no controls can take the focus when they are told to, but not by the Tab key.
///
/// ```swift
/// @AccessibilityFocusState private var isErrorFocused: Bool
/// Text(error).accessibilityFocused($isErrorFocused)
/// ```
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, StateSlot, @unchecked Sendable {
  private let state: FocusState<Value>

  /// Creates state for one view: whether it has the focus.
  public init() where Value == Bool { state = FocusState() }

  /// Creates state for several views: which of them has the focus.
  public init<Case: Hashable>() where Value == Case? { state = FocusState() }

  /// The value of the view that has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What `accessibilityFocused` takes.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// A way for a view to be followed by an `AccessibilityFocusState`.
  @propertyWrapper
  public struct Binding: NonisolatedWrapper, @unchecked Sendable {
    let binding: FocusState<Value>.Binding

    /// The value of the view that has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Has an `AccessibilityFocusState` be true while a screen reader is at this view, and takes it there when it is set.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessibilityFocused(condition, equals: true)
  }

  /// Has an `AccessibilityFocusState` be a value while a screen reader is at this view, and takes it there when it is set so.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    _ChainedView(content: focused(binding.binding, equals: value), as: FocusableLink.self) { FocusableLink(outer: $0) }
  }
}

/// Lets the view's own element take the focus when it is told to.
private final class FocusableLink: ChainLink {
  override init(outer: ChainLink?) { super.init(passingFrom: outer) }
  nonisolated deinit {}

  override func decorateElement(_ visitor: Visitor) { visitor.decorate(focusable: .minusOne) }
  override func absorb(_ other: ChainLink) -> Bool { true }
}
