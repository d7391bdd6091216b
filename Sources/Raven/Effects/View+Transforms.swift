#if !hasFeature(Embedded)
public import Foundation
#endif

extension View {
  /// Turns the view clockwise around a point of it, without moving anything else.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    turned(EffectKind.Rotation.self, "rotate", angle.radians == 0 ? nil : angle.css, anchor)
  }

  /// Scales the view from a point of it, without moving anything else.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    turned(EffectKind.Scale.self, "scale", scale == 1 ? nil : decimal(Double(scale)), anchor)
  }

  /// Scales the view along both axes from a point of it, without moving anything else.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    let isSame = x == 1 && y == 1
    let value = decimal(Double(x)) + " " + decimal(Double(y))
    return turned(EffectKind.Scale.self, "scale", isSame ? nil : value, anchor)
  }

  /// Scales the view from a point of it, without moving anything else.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Turns the view in depth around an axis through a point of it.
  ///
  /// The vanishing point is 500 points away for a perspective of 1, whatever the size of the view.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let numbers = [axis.x, axis.y, axis.z].map { decimal(Double($0)) }.joined(separator: ",")
    let distance = perspective > 0 ? "perspective(" + px(500 / perspective) + ") " : ""
    let depth = anchorZ == 0 ? ("", "") : ("translateZ(" + px(anchorZ) + ") ", " translateZ(" + px(-anchorZ) + ")")
    let value = distance + depth.0 + "rotate3d(" + numbers + "," + angle.css + ")" + depth.1
    return turned(EffectKind.Rotation3D.self, "transform", value, anchor)
  }
}
