#if !hasFeature(Embedded)
public import Foundation
#endif

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public nonisolated init() {}
  public nonisolated var _outline: _ShapeOutline { .box(radius: nil) }
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public nonisolated let cornerSize: CGSize

  /// Creates a rectangle with rounded corners.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  /// Creates a rectangle with elliptic corners.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }

  public nonisolated var _outline: _ShapeOutline {
    let (x, y) = (px(max(cornerSize.width, 0)), px(max(cornerSize.height, 0)))
    return .box(radius: cornerSize.width == cornerSize.height ? x : x + "/" + y)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
}

/// The form of rounded corners.
///
/// Differs from SwiftUI: on a page both forms are parts of a circle.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// The radius of each corner of a rectangle.
public nonisolated struct RectangleCornerRadii: Hashable, Sendable {
  /// Of the top corner where lines start.
  public var topLeading: CGFloat
  /// Of the bottom corner where lines start.
  public var bottomLeading: CGFloat
  /// Of the bottom corner where lines end.
  public var bottomTrailing: CGFloat
  /// Of the top corner where lines end.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners are rounded differently.
///
/// As a clip its leading corners are the left ones.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public nonisolated let cornerRadii: RectangleCornerRadii

  /// Creates a rectangle from the radii of its corners.
  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Creates a rectangle from the radii of its corners.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
  }

  public nonisolated var _outline: _ShapeOutline {
    func css(_ radius: CGFloat) -> String { px(max(radius, 0)) }
    let radii = cornerRadii
    return .corners(css(radii.topLeading), css(radii.topTrailing), css(radii.bottomTrailing), css(radii.bottomLeading))
  }

  public func path(in rect: CGRect) -> Path { Path(rect, corners: cornerRadii) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  public nonisolated var _outline: _ShapeOutline { .box(radius: "9999px") }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// An ellipse that fits the area.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public nonisolated init() {}
  public nonisolated var _outline: _ShapeOutline { .ellipse }
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle, as large as fits in the area and in its middle.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public nonisolated init() {}
  public nonisolated var _outline: _ShapeOutline { .circle }

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let outline: _ShapeOutline
  private let makePath: (CGRect) -> Path
  public let _part: _ShapePart?

  /// Hides a shape's type.
  public init<Form: Shape>(_ shape: Form) {
    outline = shape._outline
    _part = shape._part
    makePath = { shape.path(in: $0) }
  }

  public var _outline: _ShapeOutline { outline }
  public static var _isErased: Bool { true }
  public func path(in rect: CGRect) -> Path { makePath(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static nonisolated var rect: Self { Self() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static nonisolated func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded differently.
  public static nonisolated func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0
  ) -> Self {
    Self(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius
    )
  }
}
extension Shape where Self == Capsule {
  /// A capsule.
  public static nonisolated var capsule: Self { Self() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static nonisolated var circle: Self { Self() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static nonisolated var ellipse: Self { Self() }
}
