#if !hasFeature(Embedded)
public import Foundation
#endif

/// Lines and curves.
///
/// As a view it stands in its own coordinates, from the top left corner of the area it is offered.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 20))
///   path.addQuadCurve(to: CGPoint(x: 60, y: 20), control: CGPoint(x: 30, y: 0))
/// }
/// .stroke(.blue, lineWidth: 2)
/// ```
public nonisolated struct Path: Equatable, Sendable {
  /// One step.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var elements: [Element] = []
  private var start = CGPoint.zero

  /// Creates an empty path.
  public init() {}

  /// Creates a path step by step.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next step starts.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: start
    }
  }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) {
    for element in elements { body(element) }
  }

  // MARK: Steps

  /// Starts anew at a point.
  public mutating func move(to point: CGPoint) {
    start = point
    elements.append(.move(to: point))
  }

  /// Adds a line.
  public mutating func addLine(to point: CGPoint) {
    elements.isEmpty ? move(to: point) : elements.append(.line(to: point))
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Goes back to where the last `move` went.
  public mutating func closeSubpath() { if !elements.isEmpty { elements.append(.closeSubpath) } }

  // MARK: Forms

  /// Adds lines from point to point.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path) {
    elements += path.elements
    start = path.start
  }

  /// The path with each of its points elsewhere.
  func moving(_ move: (CGPoint) -> CGPoint) -> Path {
    var path = self
    path.start = move(start)
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: move(point))
      case .line(let point): .line(to: move(point))
      case .quadCurve(let point, let control): .quadCurve(to: move(point), control: move(control))
      case .curve(let point, let control1, let control2):
        .curve(to: move(point), control1: move(control1), control2: move(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }
}
