extension View {
  /// Puts a view behind this one, which alone decides the size.
  public func background<Layer: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Layer
  ) -> some View {
    _LayeredView(content: self, layer: content(), alignment: alignment, side: LayerBehind.self)
  }

  /// Puts a view behind this one.
  ///
  /// An older form of `background(alignment:content:)`.
  public func background<Layer: View>(_ background: Layer, alignment: Alignment = .center) -> some View {
    _LayeredView(content: self, layer: background, alignment: alignment, side: LayerBehind.self)
  }

  /// Puts a view in front of this one, which alone decides the size.
  public func overlay<Layer: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Layer
  ) -> some View {
    _LayeredView(content: self, layer: content(), alignment: alignment, side: LayerInFront.self)
  }

  /// Puts a view in front of this one.
  ///
  /// An older form of `overlay(alignment:content:)`.
  public func overlay<Layer: View>(_ overlay: Layer, alignment: Alignment = .center) -> some View {
    _LayeredView(content: self, layer: overlay, alignment: alignment, side: LayerInFront.self)
  }
}

/// A view with another behind or in front of it, in one grid cell.
///
/// The layer is a scope of its own inside each root.
public struct _LayeredView<Content: View, Layer: View, Side: _LayerSide>: View {
  let content: Content
  let layer: Layer
  let alignment: Alignment

  init(content: Content, layer: Layer, alignment: Alignment, side: Side.Type) {
    self.content = content
    self.layer = layer
    self.alignment = alignment
  }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let outer = visitor.chain
    visitor.chain = LayerLink(view.layer, view.alignment, isBehind: Side.isBehind, visitor.environment, outer: outer)
    Content._visit(view.content, visitor)
    visitor.chain = outer
  }
}

/// On which side of a view a layer is: a type, for the order of slots follows from it.
public protocol _LayerSide {
  static var isBehind: Bool { get }
}

private enum LayerBehind: _LayerSide { static var isBehind: Bool { true } }
private enum LayerInFront: _LayerSide { static var isBehind: Bool { false } }

private final class LayerLink<Layer: View>: WrapperLink {
  private let layer: Layer
  private let alignment: Alignment
  private let isBehind: Bool
  private let environment: EnvironmentNode?

  init(_ layer: Layer, _ alignment: Alignment, isBehind: Bool, _ environment: EnvironmentNode?, outer: ChainLink?) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
    self.environment = environment
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    if isBehind { visitLayer(visitor) }
  }

  override func close(_ visitor: Visitor) {
    if !isBehind { visitLayer(visitor) }
    super.close(visitor)
  }

  private final func visitLayer(_ visitor: Visitor) {
    let saved = (visitor.environment, visitor.container, visitor.sizing, visitor.decorations, visitor.description)
    visitor.decorations = Decorations()
    visitor.description = nil
    visitor.environment = environment
    let element = visitor.openBare(visitor.boxTag, .rigid, kind: .lQ)
    visitor.align(alignment)
    visitor.container.measured = 0
    visitor.container.axis = .none
    visitor.container.offer = .container
    Layer._visit(layer, visitor)
    visitor.closeBare(element)
    (visitor.environment, visitor.container, visitor.sizing, visitor.decorations, visitor.description) = saved
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: LayerLink<Layer>.self)
    return other.alignment == alignment && other.environment === environment && isSame(layer, other.layer)
  }
}
