#if !hasFeature(Embedded)
public import Foundation
#endif

/// An outline that can be filled: as a view it fills the area it is offered, in the foreground colour.
///
/// ```swift
/// Circle().fill(.green).frame(width: 8, height: 8)
/// ```
public protocol Shape: View {
  /// The corners as CSS writes a radius, inside the area offered; nil for none.
  nonisolated var _cornerRadius: String? { get }
}

/// A shape that can be drawn smaller than its area.
public protocol InsettableShape: Shape {}

extension Shape {
  public var body: some View { _FilledShape(shape: self, color: nil) }

  /// Fills the shape with a colour.
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View { _FilledShape(shape: self, color: style._css) }
}

extension InsettableShape {
  /// Draws a line inside the outline.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    _FilledShape(shape: self, color: "transparent", border: px(lineWidth) + " solid " + style._css)
  }
}

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public nonisolated init() {}
  public nonisolated var _cornerRadius: String? { nil }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// The radius of the corners.
  public nonisolated let cornerRadius: CGFloat

  /// Creates a rectangle with rounded corners.
  public nonisolated init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

  public nonisolated var _cornerRadius: String? { px(max(cornerRadius, 0)) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  /// Creates a capsule.
  public nonisolated init() {}
  public nonisolated var _cornerRadius: String? { "9999px" }
}

/// A circle, as large as fits in the area and in its middle.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public nonisolated init() {}
  public nonisolated var _cornerRadius: String? { "circle" }
}

/// A shape with its colour.
public struct _FilledShape<Form: Shape>: _LeafView {
  let shape: Form
  let color: String?
  var border: String?

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let radius = view.shape._cornerRadius
    let isCircle = radius == "circle"
    let element = visitor.open(visitor.boxTag, .fills, kind: isCircle ? .cCircle : .cShape)
    // A circle is the largest square of its box, drawn by a child.
    let inner = isCircle ? visitor.openBare(.span, .raw) : nil
    visitor.style(.background, view.color)
    visitor.style(.border, view.border)
    visitor.style(.borderRadius, isCircle ? nil : radius)
    if let inner { visitor.closeBare(inner) }
    visitor.close(element)
  }
}
