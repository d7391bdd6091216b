#if !hasFeature(Embedded)
public import Foundation
#endif

/// A shape filled with a style.
public struct _FilledShape<Form: Shape, Style: ShapeStyle>: _LeafView {
  let shape: Form
  /// Nil for the foreground style.
  let paint: _Paint?
  var isEvenOdd = false

  public static func _build(_ view: Self, _ visitor: Visitor) {
    visitor.draw(view.shape) { outline, isWhole in
      if isWhole, outline != .path { view.buildBox(outline, visitor) } else { view.buildDrawing(outline, visitor) }
    }
  }

  private func buildBox(_ outline: _ShapeOutline, _ visitor: Visitor) {
    let isCircle = outline == .circle
    let element = visitor.open(visitor.boxTag, .fills, kind: isCircle ? .cCircle : .cShape)
    // A circle is the largest square of its box, drawn by a child.
    let inner = isCircle ? visitor.openBare(.span, .raw) : nil
    visitor.paintBackground(paint, isFlat: Style._isFlat, flat: .background)
    if !isCircle { visitor.round(outline) }
    if let inner { visitor.closeBare(inner) }
    visitor.close(element)
  }

  private func buildDrawing(_ outline: _ShapeOutline, _ visitor: Visitor) {
    var drawing = ShapeDrawing(shape: shape, outline: .path, container: outline)
    drawing.isEvenOdd = isEvenOdd
    drawing.build(paint ?? _Paint(color: "currentcolor"), isFlat: Style._isFlat, visitor)
  }
}

extension _FilledShape {
  /// Draws a line along the outline, in front of the filling.
  public func stroke<Line: ShapeStyle>(_ content: Line, lineWidth: CGFloat = 1) -> some View {
    overlay { shape.stroke(content, lineWidth: lineWidth) }
  }

  /// Draws a line along the outline, in front of the filling.
  public func stroke<Line: ShapeStyle>(_ content: Line, style: StrokeStyle) -> some View {
    overlay { shape.stroke(content, style: style) }
  }
}

extension _FilledShape where Form: InsettableShape {
  /// Draws a line inside the outline, in front of the filling.
  public func strokeBorder<Line: ShapeStyle>(_ content: Line, lineWidth: CGFloat = 1) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
  }
}

extension Visitor {
  /// Draws a shape: with its outline, and whether all of it is drawn.
  ///
  /// What may be drawn in different ways gets a block for each.
  func draw<Form: Shape>(_ shape: Form, _ build: (_ShapeOutline, _ isWhole: Bool) -> Void) {
    let outline = shape._outline
    let isWhole = shape._part == nil
    if !Form._isErased {
      build(outline, isWhole)
      return
    }
    let outside = enterBranch(outline.number * 2 + (isWhole ? 1 : 0))
    build(outline, isWhole)
    leave(outside)
  }

  /// Rounds the corners of the open element.
  func round(_ outline: _ShapeOutline) {
    guard case .corners(let a, let b, let c, let d) = outline else {
      style(.borderRadius, outline.radius)
      return
    }
    style(intern("border-start-start-radius"), a)
    style(intern("border-start-end-radius"), b)
    style(intern("border-end-end-radius"), c)
    style(intern("border-end-start-radius"), d)
  }
}

nonisolated extension _ShapeOutline {
  /// Tells the ways of drawing apart.
  fileprivate var number: UInt32 {
    switch self {
    case .box: 1
    case .corners: 2
    case .ellipse: 3
    case .circle: 4
    case .path: 5
    }
  }
}
