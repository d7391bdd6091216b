#if !hasFeature(Embedded)
internal import Foundation
#endif

/// How a shape's path follows its rectangle.
enum PathScaling {
  /// It does not: it stands in coordinates of its own.
  case fixed
  /// It stretches.
  case stretched
  /// It is as large as fits, in the middle.
  case fitted
  /// In any other way: its size has to be known.
  case sized

  /// Finds out by asking for the path in four rectangles.
  init<Form: Shape>(of shape: Form) {
    func path(_ width: CGFloat, _ height: CGFloat) -> Path {
      shape.path(in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    let square = path(100, 100)
    let wide = path(200, 100)
    let high = path(100, 200)
    if square == wide, square == high {
      self = .fixed
    } else if PathScaling.isSame(wide, square.map { CGPoint(x: $0.x * 2, y: $0.y) }),
      PathScaling.isSame(high, square.map { CGPoint(x: $0.x, y: $0.y * 2) })
    {
      self = .stretched
    } else if PathScaling.isSame(path(200, 200), square.map { CGPoint(x: $0.x * 2, y: $0.y * 2) }),
      PathScaling.isSame(wide, square.offsetBy(dx: 50, dy: 0)), PathScaling.isSame(high, square.offsetBy(dx: 0, dy: 50))
    {
      self = .fitted
    } else {
      self = .sized
    }
  }

  private static func isSame(_ left: Path, _ right: Path) -> Bool {
    guard left.elements.count == right.elements.count else { return false }
    for (one, other) in zip(left.elements, right.elements) {
      let points = zip(one.points, other.points)
      if one.points.count != other.points.count { return false }
      for (a, b) in points where (a.x - b.x).magnitude > 0.01 || (a.y - b.y).magnitude > 0.01 { return false }
    }
    return true
  }
}
