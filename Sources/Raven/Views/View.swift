/// A piece of a user interface: what it shows is its `body`.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   var body: some View { Text("Hello, \(name)") }
/// }
/// ```
/// A view is a value, made anew whenever the view around it runs. What it keeps lives in `State` and its kin. Its body
/// runs again when something it read changes, or when its value does.
@MainActor public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// What the view shows.
  @ViewBuilder var body: Body { get }
  /// Makes and patches what the view is on the page. For the engine's own views; others have a `body`.
  static func _visit(_ view: Self, _ visitor: Visitor)
  /// Whether it is elements of the app's own and nothing else, next to and in one another.
  static var _isMarkup: Bool { get }
}

extension View {
  public static func _visit(_ view: Self, _ visitor: Visitor) { visitor.composite(view) }
  public static var _isMarkup: Bool { false }
}

/// The body of views that the engine knows itself.
extension Never: View {
  public var body: Never { neverBody() }
}

/// The body of a view that has none.
nonisolated func neverBody() -> Never { preconditionFailure("the body of a view the engine shows itself") }
