/// How a shape is drawn: most are boxes that CSS rounds, the others are paths.
public nonisolated enum _ShapeOutline: Hashable, Sendable {
  /// The whole area, its corners rounded by a radius as CSS writes it.
  case box(radius: String?)
  /// The whole area, with a radius for each corner: top leading, top trailing, bottom trailing, bottom leading.
  case corners(String, String, String, String)
  /// The ellipse that fits the area.
  case ellipse
  /// The largest circle of the area, in its middle.
  case circle
  /// What the shape's path says.
  case path

  /// The corners as CSS writes a radius; nil for none.
  var radius: String? {
    switch self {
    case .box(let radius): radius
    case .corners(let a, let b, let c, let d): a + " " + b + " " + c + " " + d
    case .ellipse, .circle: "50%"
    case .path: nil
    }
  }
}
