#if !hasFeature(Embedded)
public import Foundation
#endif

/// A shape that is turned; made by `rotation(_:anchor:)`.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public let shape: Content
  /// How far it is turned, clockwise.
  public let angle: Angle
  /// The point that stays where it is.
  public let anchor: UnitPoint

  /// Creates a turned shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let (cos, sin) = (cosine(angle.radians), sine(angle.radians))
    let fixed = anchor.point(in: rect)
    return shape.path(in: rect).moving { point in
      let (x, y) = (point.x - fixed.x, point.y - fixed.y)
      return CGPoint(x: fixed.x + x * cos - y * sin, y: fixed.y + x * sin + y * cos)
    }
  }
}

/// A shape that is larger or smaller; made by `scale(_:anchor:)`.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public let shape: Content
  /// How many times as wide and as high it is.
  public let scale: CGSize
  /// The point that stays where it is.
  public let anchor: UnitPoint

  /// Creates a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let fixed = anchor.point(in: rect)
    return shape.path(in: rect).moving { point in
      CGPoint(x: fixed.x + (point.x - fixed.x) * scale.width, y: fixed.y + (point.y - fixed.y) * scale.height)
    }
  }
}

extension UnitPoint {
  fileprivate func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
  }
}

extension Shape {
  /// The shape turned around a point of its area, before it is filled or stroked.
  ///
  /// ```swift
  /// Circle().trim(from: 0, to: 0.75).rotation(.degrees(-90)).stroke(.blue, lineWidth: 8)
  /// ```
  /// A line is as wide as without it. To turn a view, use `rotationEffect(_:anchor:)`.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape larger or smaller, before it is filled or stroked.
  ///
  /// A line is as wide as without it. To scale a view, use `scaleEffect(_:anchor:)`.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape wider or narrower and higher or lower, before it is filled or stroked.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
}
