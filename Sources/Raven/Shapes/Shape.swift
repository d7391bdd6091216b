#if !hasFeature(Embedded)
public import Foundation
#endif

/// An outline that can be filled and stroked: as a view it fills the area it is offered, in the foreground style.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// Triangle().fill(.orange).frame(width: 60, height: 40)
/// ```
/// The size of the area is known in the browser alone. A path that stretches with its rectangle is stretched there, and
/// one that is as large as fits, in the middle, is shown so; for any other, whose corners keep their radius say, the page
/// measures the area unless a frame gives it both its lengths. Until then, and without a script, what it is in a square is
/// shown as large as fits. Differs from SwiftUI: a path changes at once, whatever `animatableData` says; `trim(from:to:)`
/// and the effects of views follow an animation.
@MainActor public protocol Shape: View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// How the shape is drawn.
  var _outline: _ShapeOutline { get }
  /// Whether values of the type are drawn in different ways.
  static var _isErased: Bool { get }
  /// The part of the outline that is drawn, and the shape it is a part of.
  var _part: _ShapePart? { get }
}

/// A shape that can draw its line inside its area.
@MainActor public protocol InsettableShape: Shape {}

extension Shape {
  public var _outline: _ShapeOutline { .path }
  public static var _isErased: Bool { false }
  public var _part: _ShapePart? { nil }

  public var body: some View { _FilledShape<Self, ForegroundStyle>(shape: self, paint: nil) }

  /// Fills the shape with a style.
  public func fill<Style: ShapeStyle>(
    _ style: Style,
    style fillStyle: FillStyle = FillStyle()
  ) -> _FilledShape<Self, Style> {
    _FilledShape(shape: self, paint: style._paint, isEvenOdd: fillStyle.isEOFilled)
  }

  /// Fills the shape with the foreground style.
  public func fill(style fillStyle: FillStyle = FillStyle()) -> _FilledShape<Self, ForegroundStyle> {
    _FilledShape(shape: self, paint: nil, isEvenOdd: fillStyle.isEOFilled)
  }

  /// Draws a line along the outline, half of it outside.
  ///
  /// Differs from SwiftUI: edges are always smoothed, whatever `antialiased` says.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _StrokedShape<Self, Style> {
    _StrokedShape(shape: self, paint: content._paint, stroke: style)
  }

  /// Draws a line along the outline, half of it outside.
  ///
  /// Differs from SwiftUI: edges are always smoothed, whatever `antialiased` says.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _StrokedShape<Self, Style> {
    _StrokedShape(shape: self, paint: content._paint, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line in the foreground style along the outline.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self, ForegroundStyle> {
    _StrokedShape(shape: self, paint: _Paint(color: "currentcolor"), stroke: style)
  }

  /// Draws a line in the foreground style along the outline.
  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self, ForegroundStyle> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// How the inside of a path is told from its outside.
public nonisolated struct FillStyle: Equatable, Sendable {
  /// Whether a place is inside that an odd number of lines stand around.
  public var isEOFilled: Bool

  /// Creates a style; pages always smooth edges.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}

/// How a line is drawn.
public nonisolated struct StrokeStyle: Equatable, Sendable {
  /// How lines end.
  public enum Cap: Hashable, Sendable { case butt, round, square }
  /// How lines meet.
  public enum Join: Hashable, Sendable { case miter, round, bevel }

  /// The width.
  public var lineWidth: CGFloat
  /// How lines end.
  public var lineCap: Cap
  /// How lines meet.
  public var lineJoin: Join
  /// How far a pointed corner may reach.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps by turns.
  public var dash: [CGFloat]
  /// Where in the dashes a line begins.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: Cap = .butt,
    lineJoin: Join = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
