#if !hasFeature(Embedded)
public import Foundation
#endif

/// A line along the outline of a shape.
public struct _StrokedShape<Form: Shape, Style: ShapeStyle>: _LeafView {
  let shape: Form
  let paint: _Paint
  let stroke: StrokeStyle
  /// Whether the line stands inside the outline.
  var isInside = false

  public static func _build(_ view: Self, _ visitor: Visitor) {
    visitor.draw(view.shape) { outline, _ in
      if case .corners = outline { view.buildRing(outline, visitor) } else { view.buildDrawing(outline, visitor) }
    }
  }

  private func buildDrawing(_ outline: _ShapeOutline, _ visitor: Visitor) {
    var drawing = ShapeDrawing(shape: shape, outline: outline, container: outline)
    drawing.stroke = stroke
    drawing.inset = isInside ? stroke.lineWidth / 2 : 0
    drawing.build(paint, isFlat: Style._isFlat, visitor)
  }

  /// Shadows without blur follow corners that SVG has no rectangle for; they have neither dashes nor gradients.
  private func buildRing(_ outline: _ShapeOutline, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .fills, kind: .cShape)
    let (inner, outer) = isInside ? (stroke.lineWidth, 0) : (stroke.lineWidth / 2, stroke.lineWidth / 2)
    visitor.style(.background, "transparent")
    visitor.round(outline)
    visitor.style(
      visitor.intern("box-shadow"),
      "inset 0 0 0 " + px(inner) + " " + paint.color + ",0 0 0 " + px(outer) + " " + paint.color
    )
    visitor.close(element)
  }
}

extension _StrokedShape {
  /// Fills the shape, behind the line.
  public func fill<Filling: ShapeStyle>(_ style: Filling) -> some View { background { shape.fill(style) } }
}

extension InsettableShape {
  /// Draws a line inside the outline.
  ///
  /// Differs from SwiftUI: edges are always smoothed, whatever `antialiased` says.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _BorderedShape<Self, Style> {
    _BorderedShape(shape: self, paint: content._paint, lineWidth: lineWidth)
  }

  /// Draws a line in the foreground style inside the outline.
  ///
  /// Differs from SwiftUI: edges are always smoothed, whatever `antialiased` says.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _BorderedShape<Self, ForegroundStyle> {
    _BorderedShape(shape: self, paint: _Paint(color: "currentcolor"), lineWidth: lineWidth)
  }

  /// Draws a line inside the outline.
  ///
  /// Differs from SwiftUI: edges are always smoothed, whatever `antialiased` says.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _StrokedShape<Self, Style> {
    _StrokedShape(shape: self, paint: content._paint, stroke: style, isInside: true)
  }

  /// Draws a line in the foreground style inside the outline.
  ///
  /// Differs from SwiftUI: edges are always smoothed, whatever `antialiased` says.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _StrokedShape<Self, ForegroundStyle> {
    _StrokedShape(shape: self, paint: _Paint(color: "currentcolor"), stroke: style, isInside: true)
  }
}

/// A plain line inside the outline: the border of a box, where one colour does.
public struct _BorderedShape<Form: InsettableShape, Style: ShapeStyle>: _LeafView {
  let shape: Form
  let paint: _Paint
  let lineWidth: CGFloat

  public static func _build(_ view: Self, _ visitor: Visitor) {
    visitor.draw(view.shape) { outline, isWhole in
      if Style._isFlat, isWhole, outline != .path {
        view.buildBorder(outline, visitor)
      } else {
        let stroke = StrokeStyle(lineWidth: view.lineWidth)
        let shape = _StrokedShape<Form, Style>(shape: view.shape, paint: view.paint, stroke: stroke, isInside: true)
        shape.buildLine(outline, visitor)
      }
    }
  }

  private func buildBorder(_ outline: _ShapeOutline, _ visitor: Visitor) {
    let isCircle = outline == .circle
    let element = visitor.open(visitor.boxTag, .fills, kind: isCircle ? .cCircle : .cShape)
    let inner = isCircle ? visitor.openBare(.span, .raw) : nil
    visitor.style(.background, "transparent")
    visitor.style(.border, px(lineWidth) + " solid " + paint.color)
    if !isCircle { visitor.round(outline) }
    if let inner { visitor.closeBare(inner) }
    visitor.close(element)
  }
}

extension _BorderedShape {
  /// Fills the shape, behind the line.
  public func fill<Filling: ShapeStyle>(_ style: Filling) -> some View { background { shape.fill(style) } }
}

extension _StrokedShape {
  fileprivate func buildLine(_ outline: _ShapeOutline, _ visitor: Visitor) {
    if case .corners = outline { buildRing(outline, visitor) } else { buildDrawing(outline, visitor) }
  }
}
