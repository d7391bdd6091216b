/// A value a view owns, which outlives the view's value.
///
/// Use it for what only this view and its children need: a text being typed, whether a panel is open. Writing it runs
/// the bodies that read it, once, at the next commit.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View { Button("Count: \(count)") { count += 1 } }
/// }
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty, StateSlot, @unchecked Sendable {
  private let mark: BoxMark
  private let box: StateBox<Value>

  /// Creates state with its first value.
  public init(wrappedValue value: Value) {
    box = StateBox(value)
    mark = BoxMark(box)
  }

  /// Creates state with its first value, for use in a view's `init`.
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// The current value.
  public var wrappedValue: Value {
    get {
      // A box that has no other is the state itself, as nearly all are.
      if let root = box.link {
        return root._withUnsafeGuaranteedRef { unsafeDowncast($0, to: StateBox<Value>.self).current }
      }
      return box.current
    }
    nonmutating set { box.state.write(newValue) }
    nonmutating _modify {
      let state = box.state
      state.beginModify()
      defer { state.notifyReaders() }
      yield &state.value
    }
  }

  /// A binding to the value, for controls and child views.
  public var projectedValue: Binding<Value> { Binding(location: box.state) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates optional state that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

/// A property of a view that gets its value from the engine, such as `State` or `Environment`.
///
/// A struct of several such properties conforms too, and its owner finds them inside.
public nonisolated protocol DynamicProperty {}

/// Marks a property whose bytes say nothing about whether a view has changed.
nonisolated protocol StateSlot: NonisolatedWrapper {}

/// Where a binding's value lies.
nonisolated class BindingLocation<Value>: DynamicBox {
  func read() -> Value { preconditionFailure("a location without a value") }
  func write(_ value: Value) {}
}

/// The box of one `State`.
nonisolated final class StateBox<Value>: BindingLocation<Value> {
  var value: Value
  /// What it started with, once it has been written.
  private var initial: Value?

  init(_ value: Value) {
    self.value = value
    super.init(isDiscoverable: true)
  }

  /// The box that has the state.
  var state: StateBox<Value> { unsafeDowncast(root, to: StateBox<Value>.self) }

  override func read() -> Value { current }

  /// The value of the box that has the state, which the running scope reads.
  @inline(__always)
  var current: Value {
    recordRead()
    return value
  }

  override func write(_ newValue: Value) {
    if isSame(value, newValue) { return }
    beginModify()
    value = newValue
    notifyReaders()
  }

  func beginModify() {
    if initial == nil { initial = value }
  }

  override func makeFresh() -> DynamicBox { StateBox(initial ?? value) }

  override func isSameKind(as other: DynamicBox) -> Bool { type(of: other) == StateBox<Value>.self }
}

/// A property wrapper outside the main actor's isolation.
///
/// Saying `nonisolated` on the type would reach the wrapped properties of apps; a conformance that must be usable
/// anywhere does not.
nonisolated protocol NonisolatedWrapper: SendableMetatype {}
