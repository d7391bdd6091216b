/// The values of the screens pushed onto a navigation stack, of any types.
///
/// Use it where screens of several types follow one another; where all values have one type, an array says more.
///
/// ```swift
/// @State private var path = NavigationPath()
/// NavigationStack(path: $path) {
///   Button("Latest") { path.append(Trail.latest) }
///     .navigationDestination(for: Trail.self) { TrailScreen(trail: $0) }
/// }
/// ```
public nonisolated struct NavigationPath: Equatable, @unchecked Sendable {
  private(set) var values: [AnyRouteValue] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from values of one type.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { RouteValue($0) }
  }

  init(values: [AnyRouteValue]) { self.values = values }

  /// How many screens are pushed.
  public var count: Int { values.count }

  /// Whether nothing is pushed.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(RouteValue(value)) }

  /// Pops values from the end.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  public static func == (left: NavigationPath, right: NavigationPath) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.values.indices where !left.values[index].isSame(as: right.values[index]) { return false }
    return true
  }
}
