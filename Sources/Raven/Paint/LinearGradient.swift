/// A gradient along a line.
///
/// As a view it fills the area it is offered.
///
/// ```swift
/// LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
/// Text("Hello").foregroundStyle(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
/// ```
/// Along an edge it is what SwiftUI shows. Across an area that is not square, colours meet the diagonal at another angle
/// than there: they run parallel to the other diagonal.
public nonisolated struct LinearGradient: Hashable, ShapeStyle {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colours at given places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public var _css: String { _paint.color }
  public static var _isFlat: Bool { false }

  public var _paint: _Paint {
    let dx = Double(endPoint.x - startPoint.x)
    let dy = Double(endPoint.y - startPoint.y)
    let length = (dx * dx + dy * dy).squareRoot()
    if length == 0 { return _Paint(color: gradient.stops.last?.color.css ?? "transparent") }
    let (ux, uy) = (dx / length, dy / length)
    // CSS has the line run through the middle, from corner to corner of the unit square seen from its direction.
    let reach = ux.magnitude + uy.magnitude
    func place(_ location: Double) -> String {
      let x = Double(startPoint.x) + dx * location - 0.5
      let y = Double(startPoint.y) + dy * location - 0.5
      return percent(0.5 + (x * ux + y * uy) / reach)
    }
    return gradient.paint("linear-gradient(" + LinearGradient.direction(dx, dy), place)
  }

  private static func direction(_ dx: Double, _ dy: Double) -> String {
    let sideways = dx > 0 ? "right" : "left"
    let updown = dy > 0 ? "bottom" : "top"
    if dy == 0 { return "to " + sideways }
    if dx == 0 { return "to " + updown }
    if dx.magnitude == dy.magnitude { return "to " + updown + " " + sideways }
    return Angle(radians: arcTangent(dx, -dy)).css
  }
}

extension LinearGradient: _LeafView {
  public static func _build(_ view: Self, _ visitor: Visitor) { visitor.painted(view._paint) }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours at given places along a line.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension Visitor {
  /// An area filled with a gradient.
  func painted(_ paint: _Paint) {
    let element = open(boxTag, .fills, kind: .c)
    style(.backgroundColor, paint.ground)
    style(intern("background-image"), paint.image?.css)
    close(element)
  }
}
