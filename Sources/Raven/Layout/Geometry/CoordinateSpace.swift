/// What coordinates are relative to, as `GeometryProxy` takes it.
///
/// ```swift
/// ScrollView {
///   rows.onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .scrollView).minY }) { offset = -$0 }
/// }
/// ```
public nonisolated protocol CoordinateSpaceProtocol {
  /// The space itself.
  var coordinateSpace: CoordinateSpace { get }
}

/// A space of coordinates: that of the window, of the view itself, or one with a name.
public nonisolated struct CoordinateSpace: Hashable, CoordinateSpaceProtocol {
  private let name: AnySpaceName

  /// The window's top corner.
  public static var global: CoordinateSpace { CoordinateSpace(name: SpaceName(SpaceKind.global)) }
  /// The view's own top corner.
  public static var local: CoordinateSpace { CoordinateSpace(name: SpaceName(SpaceKind.local)) }
  /// The view around with a name, by `coordinateSpace(_:)`.
  public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace { CoordinateSpace(name: SpaceName(name)) }
  /// The nearest area around that scrolls.
  static var scrollArea: CoordinateSpace { CoordinateSpace(name: SpaceName(SpaceKind.scrollArea)) }

  public var coordinateSpace: CoordinateSpace { self }

  public static func == (left: CoordinateSpace, right: CoordinateSpace) -> Bool { left.name.isEqual(right.name) }
  public func hash(into hasher: inout Hasher) { name.hash(into: &hasher) }
}

/// The spaces that need no name of an app's own.
private nonisolated enum SpaceKind: Hashable {
  case global
  case local
  case scrollArea
}

/// A name of any type.
private nonisolated class AnySpaceName {
  init() {}
  func isEqual(_ other: AnySpaceName) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
}

private nonisolated final class SpaceName<Name: Hashable>: AnySpaceName {
  private let name: Name

  init(_ name: Name) {
    self.name = name
    super.init()
  }

  override func isEqual(_ other: AnySpaceName) -> Bool { (other as? SpaceName<Name>)?.name == name }
  override func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A space that a view around was given with `coordinateSpace(_:)`, or the area that scrolls.
public nonisolated struct NamedCoordinateSpace: Equatable, CoordinateSpaceProtocol {
  public let coordinateSpace: CoordinateSpace

  fileprivate init(_ coordinateSpace: CoordinateSpace) { self.coordinateSpace = coordinateSpace }
}

/// The window's space.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

nonisolated extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The view around with a name.
  public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace { NamedCoordinateSpace(.named(name)) }
  /// The nearest area around that scrolls; the window where there is none.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(.scrollArea) }
}

nonisolated extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
