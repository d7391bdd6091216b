/// A gradient around a point, clockwise; an angle of zero points to the right.
///
/// ```swift
/// Circle().stroke(AngularGradient(colors: [.red, .blue, .red], center: .center), lineWidth: 8)
/// ```
public nonisolated struct AngularGradient: Hashable, ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of colours at given places between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient all around, from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of colours all around, from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of colours at given places all around, from an angle on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public var _css: String { _paint.color }
  public static var _isFlat: Bool { false }

  public var _paint: _Paint {
    let turn = endAngle - startAngle
    // CSS counts from the top.
    let from = startAngle + .degrees(90)
    return gradient.paint("conic-gradient(from \(from.css) at \(center.css)") { (turn * $0).css }
  }
}

extension AngularGradient: _LeafView {
  public static func _build(_ view: Self, _ visitor: Visitor) { visitor.painted(view._paint) }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
  /// A gradient all around a point.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
    Self(colors: colors, center: center, angle: angle)
  }

  /// A gradient around a point between two angles.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> Self {
    Self(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}
