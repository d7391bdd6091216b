/// A view made from the size of the area it is offered, which it fills.
///
/// Use it where a view has to know its size; for shares of a size, `frame(maxWidth: .infinity)` and stacks need no round
/// trip.
///
/// ```swift
/// GeometryReader { geometry in
///   Path.wave(width: geometry.size.width).stroke(.blue)
/// }
/// ```
/// The page measures the area and tells the server; the content is made then, and again whenever the size changes. Until
/// the first answer, and without a script, the area is there and empty.
public struct GeometryReader<Content: View>: View {
  /// Makes the content from the size.
  public var content: (GeometryProxy) -> Content
  @State private var geometry: GeometryProxy?

  /// Creates a view that is made from its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public var body: some View {
    MeasuredArea(onChange: { geometry = $0 }) {
      if let geometry { content(geometry) }
    }
  }
}

/// An area that fills what it is offered and reports its size; its content stands in the top corner.
struct MeasuredArea<Content: View>: _LeafView {
  let onChange: (GeometryProxy) -> Void
  let content: Content

  init(onChange: @escaping (GeometryProxy) -> Void, @ViewBuilder content: () -> Content) {
    self.onChange = onChange
    self.content = content()
  }

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .fills, kind: .o)
    let use = visitor.object { GeometryUse() }
    visitor.measure(use, onChange: view.onChange)
    let layer = visitor.openBare(visitor.boxTag, .rigid, kind: .lQ)
    visitor.style(.placeItems, "start")
    visitor.container.measured = 0
    visitor.container.axis = .depth
    visitor.container.offer = .container
    Content._visit(view.content, visitor)
    visitor.closeBare(layer)
    visitor.close(element)
  }
}
