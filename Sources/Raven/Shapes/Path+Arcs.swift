#if !hasFeature(Embedded)
public import Foundation
#endif

nonisolated extension Path {
  /// Adds an ellipse, from its right side clockwise.
  public mutating func addEllipse(in rect: CGRect) {
    addArc(in: rect, from: 0, turn: 2 * .pi, connects: false)
    closeSubpath()
  }

  /// Adds a part of a circle; a line leads to it from where the path is.
  ///
  /// `clockwise` is meant as in SwiftUI, where the vertical axis points upwards: false is clockwise on the screen.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    let full = 2 * Double.pi
    var turn = endAngle.radians - startAngle.radians
    if !clockwise {
      if turn < 0 { turn += full * (turn / -full).rounded(.up) }
      turn = min(turn, full)
    } else {
      if turn > 0 { turn -= full * (turn / full).rounded(.up) }
      turn = max(turn, -full)
    }
    let rect = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    addArc(in: rect, from: startAngle.radians, turn: turn, connects: !isEmpty)
  }

  /// Adds a part of a circle by how far it turns.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    let rect = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    addArc(in: rect, from: startAngle.radians, turn: delta.radians, connects: !isEmpty)
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let width = min(max(cornerSize.width, 0), rect.width / 2)
    let height = min(max(cornerSize.height, 0), rect.height / 2)
    let size = CGSize(width: width, height: height)
    addCorners(rect, size, size, size, size)
  }

  init(_ rect: CGRect, corners: RectangleCornerRadii) {
    self.init()
    let most = min(rect.width, rect.height) / 2
    func size(_ radius: CGFloat) -> CGSize {
      CGSize(width: min(max(radius, 0), most), height: min(max(radius, 0), most))
    }
    addCorners(
      rect,
      size(corners.topLeading),
      size(corners.topTrailing),
      size(corners.bottomTrailing),
      size(corners.bottomLeading)
    )
  }

  private mutating func addCorners(_ rect: CGRect, _ a: CGSize, _ b: CGSize, _ c: CGSize, _ d: CGSize) {
    func box(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(x: x, y: y, width: size.width * 2, height: size.height * 2)
    }
    let quarter = Double.pi / 2
    move(to: CGPoint(x: rect.minX + a.width, y: rect.minY))
    addArc(in: box(rect.maxX - b.width * 2, rect.minY, b), from: -quarter, turn: quarter, connects: true)
    addArc(
      in: box(rect.maxX - c.width * 2, rect.maxY - c.height * 2, c),
      from: 0,
      turn: quarter,
      connects: true
    )
    addArc(in: box(rect.minX, rect.maxY - d.height * 2, d), from: quarter, turn: quarter, connects: true)
    addArc(in: box(rect.minX, rect.minY, a), from: 2 * quarter, turn: quarter, connects: true)
    closeSubpath()
  }

  /// A part of the ellipse in a rectangle, in curves of at most a quarter turn.
  private mutating func addArc(in rect: CGRect, from start: Double, turn: Double, connects: Bool) {
    let (rx, ry) = (Double(rect.width) / 2, Double(rect.height) / 2)
    let (cx, cy) = (Double(rect.midX), Double(rect.midY))
    func point(_ angle: Double) -> CGPoint { CGPoint(x: cx + rx * cosine(angle), y: cy + ry * sine(angle)) }
    connects ? addLine(to: point(start)) : move(to: point(start))
    let count = max(Int((turn.magnitude / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let part = turn / Double(count)
    let quarter = part / 4
    // How far the control points stand along the tangents.
    let reach = 4.0 / 3 * sine(quarter) / cosine(quarter)
    var angle = start
    for _ in 0..<count {
      let end = angle + part
      addCurve(
        to: point(end),
        control1: CGPoint(
          x: cx + rx * (cosine(angle) - reach * sine(angle)),
          y: cy + ry * (sine(angle) + reach * cosine(angle))
        ),
        control2: CGPoint(
          x: cx + rx * (cosine(end) + reach * sine(end)),
          y: cy + ry * (sine(end) - reach * cosine(end))
        )
      )
      angle = end
    }
  }
}
