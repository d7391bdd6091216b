#if !hasFeature(Embedded)
public import Foundation
#endif

nonisolated extension Path {
  /// The smallest rectangle around all points and control points.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for element in elements { points += element.points }
    guard let first = points.first else { return .zero }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The part between two fractions of the whole length.
  ///
  /// Curves become short lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lines = flattened
    var total = 0.0
    for line in lines { total += line.length }
    let first = Double(max(from, 0)) * total
    let last = Double(min(to, 1)) * total
    var path = Path()
    var passed = 0.0
    var isDrawing = false
    for line in lines {
      let (begin, end) = (passed, passed + line.length)
      passed = end
      if end <= first || begin >= last || line.length == 0 { continue }
      let start = line.point((max(first, begin) - begin) / line.length)
      if !isDrawing || !line.isConnected { path.move(to: start) }
      path.addLine(to: line.point((min(last, end) - begin) / line.length))
      isDrawing = true
    }
    return path
  }

  /// Every point changed.
  func map(_ change: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: change(point))
      case .line(let point): path.addLine(to: change(point))
      case .quadCurve(let point, let control): path.addQuadCurve(to: change(point), control: change(control))
      case .curve(let point, let first, let second):
        path.addCurve(to: change(point), control1: change(first), control2: change(second))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// As SVG writes a path.
  var svg: String {
    func text(_ point: CGPoint) -> String { decimal(Double(point.x)) + " " + decimal(Double(point.y)) }
    var output = ""
    for element in elements {
      switch element {
      case .move(let point): output += "M" + text(point)
      case .line(let point): output += "L" + text(point)
      case .quadCurve(let point, let control): output += "Q" + text(control) + " " + text(point)
      case .curve(let point, let first, let second):
        output += "C" + text(first) + " " + text(second) + " " + text(point)
      case .closeSubpath: output += "Z"
      }
    }
    return output
  }

  /// A straight piece; the first of a subpath is not connected to what is before.
  struct Line {
    let start: CGPoint
    let end: CGPoint
    let isConnected: Bool

    var length: Double {
      let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
      return (dx * dx + dy * dy).squareRoot()
    }

    func point(_ part: Double) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * CGFloat(part), y: start.y + (end.y - start.y) * CGFloat(part))
    }
  }

  /// The path in straight pieces, sixteen a curve.
  var flattened: [Line] {
    var lines: [Line] = []
    var origin = CGPoint.zero
    var current = CGPoint.zero
    var isConnected = false
    func add(_ point: CGPoint) {
      lines.append(Line(start: current, end: point, isConnected: isConnected))
      current = point
      isConnected = true
    }
    for element in elements {
      switch element {
      case .move(let point):
        origin = point
        current = point
        isConnected = false
      case .line(let point): add(point)
      case .closeSubpath: add(origin)
      case .quadCurve, .curve:
        let start = current
        for step in 1...16 { add(element.point(from: start, CGFloat(step) / 16)) }
      }
    }
    return lines
  }
}

nonisolated extension Path.Element {
  /// All points of the step.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let first, let second): [first, second, point]
    case .closeSubpath: []
    }
  }

  /// A point of a curve.
  fileprivate func point(from start: CGPoint, _ t: CGFloat) -> CGPoint {
    let s = 1 - t
    func mix(_ value: (CGPoint) -> CGFloat) -> CGFloat {
      switch self {
      case .quadCurve(let end, let control):
        return s * s * value(start) + 2 * s * t * value(control) + t * t * value(end)
      case .curve(let end, let first, let second):
        let near = s * s * s * value(start) + 3 * s * s * t * value(first)
        return near + 3 * s * t * t * value(second) + t * t * t * value(end)
      default: return value(start)
      }
    }
    return CGPoint(x: mix { $0.x }, y: mix { $0.y })
  }
}
