#if !hasFeature(Embedded)
public import Foundation
#endif

/// A part of an outline between two fractions of its length.
public nonisolated struct _ShapePart: Hashable, Sendable {
  var from: CGFloat
  var to: CGFloat

  /// The dashes that show the part of an outline of length 1.
  var dashes: (array: String, offset: String?)? {
    let (start, end) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if start == 0, end == 1 { return nil }
    return (decimal(Double(max(end - start, 0))) + " 2", start == 0 ? nil : decimal(Double(-start)))
  }

  var isEmpty: Bool { min(max(to, 0), 1) <= min(max(from, 0), 1) }
}

/// A shape of which a part is drawn.
public struct _TrimmedShape<Form: Shape>: Shape {
  let shape: Form
  let part: _ShapePart

  public var _outline: _ShapeOutline { shape._outline }
  public static var _isErased: Bool { Form._isErased }
  public var _part: _ShapePart? { part }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: part.from, to: part.to) }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  ///
  /// ```swift
  /// Circle().trim(from: 0, to: progress).stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round))
  ///   .rotationEffect(.degrees(-90))
  /// ```
  /// A trimmed line has no dashes of its own.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, part: _ShapePart(from: startFraction, to: endFraction))
  }
}

extension InsettableShape {
  /// Not available: how large the shape is, the browser knows.
  @available(*, unavailable, message: "Use padding(_:) on the filled or stroked shape, or strokeBorder(_:lineWidth:).")
  public func inset(by amount: CGFloat) -> Self { self }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
