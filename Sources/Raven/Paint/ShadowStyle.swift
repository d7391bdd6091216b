#if !hasFeature(Embedded)
public import Foundation
#endif

/// A shadow that belongs to a style.
///
/// ```swift
/// Circle().fill(.blue.gradient.shadow(.drop(radius: 4, y: 2)))
/// ```
public nonisolated struct ShadowStyle: Hashable, Sendable {
  fileprivate let css: String
  fileprivate let isInner: Bool

  /// A shadow behind.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(css: shadowLengths(radius, x, y) + " " + color.css, isInner: false)
  }

  /// A shadow inside; text has none.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(css: "inset " + shadowLengths(radius, x, y) + " " + color.css, isInner: true)
  }
}

/// The lengths of a shadow as CSS writes them: its blur is the diameter of what SwiftUI gives the radius of.
nonisolated func shadowLengths(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
  px(x) + " " + px(y) + " " + px(max(radius, 0) * 2)
}

/// A style with a shadow.
public nonisolated struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  public var _css: String { base._css }
  public static var _isFlat: Bool { false }

  public var _paint: _Paint {
    var paint = base._paint
    if shadow.isInner { paint.insets.append(shadow.css) } else { paint.drops.append(shadow.css) }
    return paint
  }
}

/// A style with less of it.
public nonisolated struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public var _css: String { fade(base._css, opacity) }
  public var _paint: _Paint { base._paint.faded(opacity) }
  public static var _isFlat: Bool { Base._isFlat }
}

nonisolated extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(base: self, shadow: style) }

  /// The style with its opacity multiplied.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
}
