/// A style whose type is hidden.
///
/// ```swift
/// Circle().fill(isOn ? AnyShapeStyle(.green.gradient) : AnyShapeStyle(.quaternary))
/// ```
public nonisolated struct AnyShapeStyle: ShapeStyle {
  public let _paint: _Paint

  /// Hides a style's type.
  public init<Style: ShapeStyle>(_ style: Style) { _paint = style._paint }

  public var _css: String { _paint.color }
  public static var _isFlat: Bool { false }
}

/// The colour of what is behind everything.
public nonisolated struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public var _css: String { "var(--ground)" }
}

/// The colour that text and shapes have here.
public nonisolated struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public var _css: String { "currentcolor" }
}

/// The colour of lines between things.
public nonisolated struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public var _css: String { "var(--separator)" }
}

/// The accent of controls here.
public nonisolated struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public var _css: String { "var(--tint)" }
}

/// The colour of what is not yet filled in.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public var _css: String { "var(--tertiary)" }
}

/// The quiet ground of controls.
public nonisolated struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public var _css: String { "var(--fill)" }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The colour of what is behind everything.
  public static var background: Self { Self() }
}
nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// The colour that text and shapes have here.
  public static var foreground: Self { Self() }
}
nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: Self { Self() }
}
nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of what is not yet filled in.
  public static var placeholder: Self { Self() }
}
nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// The quiet ground of controls.
  public static var fill: Self { Self() }
}
