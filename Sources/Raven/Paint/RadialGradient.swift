#if !hasFeature(Embedded)
public import Foundation
#endif

/// A gradient from a point outwards, in circles of given radii.
public nonisolated struct RadialGradient: Hashable, ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of colours at given places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public var _css: String { _paint.color }
  public static var _isFlat: Bool { false }

  public var _paint: _Paint {
    let (start, end) = (Double(startRadius), Double(endRadius))
    return gradient.paint("radial-gradient(circle at " + center.css) { px(CGFloat(start + (end - start) * $0)) }
  }
}

extension RadialGradient: _LeafView {
  public static func _build(_ view: Self, _ visitor: Visitor) { visitor.painted(view._paint) }
}

/// A gradient from a point outwards, in ellipses that follow the area.
public nonisolated struct EllipticalGradient: Hashable, ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates a gradient; radii are parts of the area's width and height.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of colours at equal distances.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  public var _css: String { _paint.color }
  public static var _isFlat: Bool { false }

  public var _paint: _Paint {
    let (start, end) = (Double(startRadiusFraction), Double(endRadiusFraction))
    return gradient.paint("radial-gradient(100% 100% at " + center.css) { percent(start + (end - start) * $0) }
  }
}

extension EllipticalGradient: _LeafView {
  public static func _build(_ view: Self, _ visitor: Visitor) { visitor.painted(view._paint) }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
  /// A gradient from a point outwards.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> Self {
    Self(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colours from a point outwards.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> Self {
    Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient from a point outwards, in ellipses that follow the area.
  public static func ellipticalGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    Self(
      gradient: gradient,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// A gradient of colours from a point outwards, in ellipses that follow the area.
  public static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    Self(
      colors: colors,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}
