#if !hasFeature(Embedded)
internal import Foundation
#endif

/// A shape as SVG: what CSS boxes cannot show.
///
/// Boxes and ellipses are SVG's own forms, measured in parts of the area, so that lines keep their width at any size. A
/// path is drawn in a square of 100 and stretched; its lines are not stretched with it. Where that is not what the shape
/// does in another rectangle, it is asked for its path in the area itself: as large as a frame around says, or as the page
/// has measured it. Until that is known, and without a script, it is as large as fits in the square's form.
struct ShapeDrawing<Form: Shape> {
  let shape: Form
  /// What is drawn.
  let outline: _ShapeOutline
  /// What the area is like: that of a circle is a square.
  let container: _ShapeOutline
  /// Nil for a filling.
  var stroke: StrokeStyle?
  /// How far inside the outline the line runs.
  var inset: CGFloat = 0
  var isEvenOdd = false

  func build(_ paint: _Paint, isFlat: Bool, _ visitor: Visitor) {
    let kind = container == .circle ? Name.cCircle : visitor.intern("c drawn")
    let element = visitor.open(visitor.boxTag, .fills, kind: kind)
    let scaling = outline == .path ? PathScaling(of: shape) : nil
    var size: CGSize?
    if let scaling {
      let area = visitor.object { ShapeArea() }
      if scaling == .sized { size = visitor.offer(of: element).fixedSize ?? area.measured() }
      visitor.measure(area)
    }
    let path = scaling == nil ? nil : shape.path(in: CGRect(origin: .zero, size: size ?? Self.square)).svg
    let drawing = visitor.openBare(.svg, .raw)
    visitor.constant(.ariaHidden, .true)
    if let scaling {
      visitor.attribute(visitor.intern("viewBox"), scaling == .fixed ? nil : box(size ?? Self.square))
      let isStretched = scaling == .stretched || size != nil
      visitor.attribute(visitor.intern("preserveAspectRatio"), isStretched ? "none" : nil)
    }
    if isFlat {
      buildForm(paint.color, path, visitor)
    } else {
      visitor.style(visitor.intern("filter"), filter(paint))
      buildMasked(paint, path, size, visitor)
    }
    visitor.closeBare(drawing)
    visitor.close(element)
  }

  private static var square: CGSize { CGSize(width: 100, height: 100) }

  private func box(_ size: CGSize) -> String {
    "0 0 " + decimal(Double(size.width)) + " " + decimal(Double(size.height))
  }

  private func filter(_ paint: _Paint) -> String? {
    paint.drops.isEmpty ? nil : paint.drops.map { "drop-shadow(" + $0 + ")" }.joined(separator: " ")
  }

  /// SVG has no paint for what CSS has gradients for: the gradient is an element seen through the form.
  private func buildMasked(_ paint: _Paint, _ path: String?, _ size: CGSize?, _ visitor: Visitor) {
    let name = "m" + String(visitor.openID)
    let mask = visitor.openBare(visitor.intern("mask"), .raw)
    visitor.attribute(.id, name)
    placeAround(visitor)
    visitor.attribute(visitor.intern("maskUnits"), "userSpaceOnUse")
    buildForm("#fff", path, isMask: true, visitor)
    visitor.closeBare(mask)
    // Of an element in SVG, WebKit knows only what attributes say of its place, and cuts off what a mask of its own leaves of it
    // before the origin: so it lies around the area, by parts of it, in a group that has the mask.
    let group = visitor.openBare(visitor.intern("g"), .raw)
    visitor.attribute(visitor.intern("mask"), "url(#" + name + ")")
    let foreign = visitor.openBare(visitor.intern("foreignObject"), .raw)
    placeAround(visitor)
    let area = visitor.openBare(.span, .raw, kind: visitor.intern("paint"))
    let overhang = stroke.map { $0.lineWidth / 2 - inset } ?? 0
    visitor.style(visitor.intern("--overhang"), overhang == 0 ? nil : px(overhang))
    visitor.style(visitor.intern("--around"), size.map { px($0.height * 3) })
    visitor.style(.backgroundColor, paint.ground)
    visitor.style(visitor.intern("background-image"), paint.image?.css)
    visitor.closeBare(area)
    visitor.closeBare(foreign)
    visitor.closeBare(group)
  }

  /// Has an element of SVG reach as far beyond the area as it is wide and high.
  private func placeAround(_ visitor: Visitor) {
    for place: StaticString in ["x", "y"] { visitor.attribute(visitor.intern(place), "-100%") }
    visitor.attribute(.width, "300%")
    visitor.attribute(.height, "300%")
  }

  private func buildForm(_ color: String, _ path: String?, isMask: Bool = false, _ visitor: Visitor) {
    let form = visitor.openBare(visitor.intern(outline.tag), .raw)
    let part = outline == .path ? nil : shape._part
    if let path {
      visitor.attribute(visitor.intern("d"), path)
      visitor.constant(visitor.intern("vector-effect"), visitor.intern("non-scaling-stroke"))
    } else {
      let geometry = outline.geometry(inset: inset, isMask: isMask)
      for (property, value) in geometry { visitor.style(visitor.intern(property), value) }
    }
    if let stroke {
      if part != nil { visitor.attribute(visitor.intern("pathLength"), "1") }
      visitor.style(visitor.intern("fill"), "none")
      visitor.style(visitor.intern("stroke"), color)
      buildLine(stroke, part, visitor)
    } else {
      visitor.style(visitor.intern("fill"), color)
      visitor.style(visitor.intern("fill-rule"), isEvenOdd ? "evenodd" : nil)
    }
    visitor.closeBare(form)
  }

  private func buildLine(_ stroke: StrokeStyle, _ part: _ShapePart?, _ visitor: Visitor) {
    let isEmpty = part?.isEmpty ?? false
    visitor.style(visitor.intern("stroke-width"), isEmpty ? "0" : px(stroke.lineWidth))
    visitor.style(visitor.intern("stroke-linecap"), stroke.lineCap.css)
    visitor.style(visitor.intern("stroke-linejoin"), stroke.lineJoin.css)
    visitor.style(visitor.intern("stroke-miterlimit"), decimal(Double(stroke.miterLimit)))
    let own = stroke.dash.isEmpty ? nil : stroke.dash.map { decimal(Double($0)) }.joined(separator: " ")
    let dashes = part?.dashes
    visitor.style(visitor.intern("stroke-dasharray"), part == nil ? own : dashes?.array)
    let phase = stroke.dashPhase == 0 ? nil : decimal(Double(stroke.dashPhase))
    visitor.style(visitor.intern("stroke-dashoffset"), part == nil ? phase : dashes?.offset)
  }
}

nonisolated extension StrokeStyle.Cap {
  fileprivate var css: String? {
    switch self {
    case .butt: nil
    case .round: "round"
    case .square: "square"
    }
  }
}

nonisolated extension StrokeStyle.Join {
  fileprivate var css: String? {
    switch self {
    case .miter: nil
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}

nonisolated extension _ShapeOutline {
  fileprivate var tag: StaticString {
    switch self {
    case .box, .corners: "rect"
    case .ellipse: "ellipse"
    case .circle: "circle"
    case .path: "path"
    }
  }

  /// The form in parts of the area.
  ///
  /// A mask's drawing is as large as the area, even around a circle.
  fileprivate func geometry(inset: CGFloat, isMask: Bool) -> [(StaticString, String)] {
    func less(_ length: String, _ inset: CGFloat) -> String {
      inset == 0 ? length : "calc(" + length + " - " + px(inset) + ")"
    }
    switch self {
    case .circle: return [("cx", "50%"), ("cy", "50%"), ("r", less(isMask ? "min(50cqw,50cqh)" : "50%", inset))]
    case .ellipse: return [("cx", "50%"), ("cy", "50%"), ("rx", less("50%", inset)), ("ry", less("50%", inset))]
    case .box(let radius):
      let size = less("100%", inset * 2)
      let isCapsule = radius.map { sameBytes($0, "9999px") } ?? false
      let corner = isCapsule ? "min(50cqw,50cqh)" : radius?.split(separator: "/").first.map(String.init)
      return [
        ("x", px(inset)), ("y", px(inset)), ("width", size), ("height", size),
        ("rx", corner.map { less($0, inset) } ?? "0"),
      ]
    case .corners, .path: return []
    }
  }
}
