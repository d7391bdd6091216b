/// Reads a value from the environment of a view.
///
/// Use it for what many views need and few should pass on: the colour scheme, whether controls are enabled, a model.
///
/// ```swift
/// struct SaveButton: View {
///   @Environment(\.isEnabled) private var isEnabled
///   var body: some View { Text(isEnabled ? "Save" : "Nothing to save") }
/// }
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty, StateSlot {
  private let mark: BoxMark
  private let box: EnvironmentBox
  private let read: (EnvironmentValues) -> Value

  /// Reads a value by its key path.
  @inline(__always)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.init(read: { $0[keyPath: keyPath] })
  }

  /// Reads a value by a function: what a key path is written out as before an app is compiled for the page.
  @usableFromInline
  package init(read: @escaping (EnvironmentValues) -> Value) {
    box = EnvironmentBox()
    mark = BoxMark(box)
    self.read = read
  }

  /// The value where the view stands.
  public var wrappedValue: Value { read(EnvironmentValues(box.node)) }
}

/// Tells an `Environment` property where its view stands.
nonisolated final class EnvironmentBox: DynamicBox {
  private var standing: EnvironmentNode?

  init() { super.init(isDiscoverable: true) }
  /// The environment of the view, or of the first value's when this is a later one.
  var node: EnvironmentNode? { unsafeDowncast(root, to: EnvironmentBox.self).standing }

  @MainActor override func attach(to scope: Scope) { standing = scope.environment }
  override func makeFresh() -> DynamicBox { EnvironmentBox() }
  override func isSameKind(as other: DynamicBox) -> Bool { type(of: other) == EnvironmentBox.self }
}
