extension View {
  /// Gives the view's space of coordinates a name, for geometry further in.
  ///
  /// ```swift
  /// VStack { Handle() }.coordinateSpace(.named("board"))
  /// // in Handle: proxy.frame(in: .named("board"))
  /// ```
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    _CoordinateSpaceView(content: self, name: name.coordinateSpace)
  }

  /// Gives the view's space of coordinates a name.
  ///
  /// An older form of `coordinateSpace(_:)`.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    _CoordinateSpaceView(content: self, name: .named(name))
  }
}

/// A view whose space of coordinates has a name.
public struct _CoordinateSpaceView<Content: View>: View {
  let content: Content
  let name: CoordinateSpace

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let outer = (visitor.environment, visitor.chain)
    let space = visitor.object { NamedSpace() }
    let writer = visitor.object { EnvironmentWriter() }
    space.name = view.name
    space.outer = EnvironmentValues(outer.0)[NamedSpaceKey.self]
    visitor.environment = writer.apply({ $0[NamedSpaceKey.self] = space }, to: outer.0)
    visitor.chain = NamedSpaceLink(space, outer: outer.1)
    Content._visit(view.content, visitor)
    (visitor.environment, visitor.chain) = outer
  }
}

/// A space with a name: which element it belongs to, and the spaces around.
final class NamedSpace: Retained {
  fileprivate(set) var name = CoordinateSpace.global
  fileprivate(set) var node: UInt32 = 0
  fileprivate(set) var outer: NamedSpace?

  nonisolated deinit {}

  /// The element of the nearest space with a name.
  func node(of name: CoordinateSpace) -> UInt32? { self.name == name ? node : outer?.node(of: name) }
}

private nonisolated enum NamedSpaceKey: EnvironmentKey {
  static var defaultValue: NamedSpace? { nil }
}

extension EnvironmentValues {
  /// The nearest space with a name.
  var namedSpace: NamedSpace? { self[NamedSpaceKey.self] }
}

/// The box of a view whose space has a name.
private final class NamedSpaceLink: WrapperLink {
  private let space: NamedSpace

  init(_ space: NamedSpace, outer: ChainLink?) {
    self.space = space
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.constant(visitor.intern("data-space"), visitor.intern(""))
    space.node = visitor.openID
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: NamedSpaceLink.self).space === space }
}
