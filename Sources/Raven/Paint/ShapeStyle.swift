/// What can colour text, shapes and backgrounds: a colour, a gradient, a material.
///
/// Those of the library are all there are: an app's own style has no place to say what it comes to.
public nonisolated protocol ShapeStyle: Sendable {
  /// The one colour that comes closest, as CSS writes it.
  var _css: String { get }
  /// All that the style puts on the page.
  var _paint: _Paint { get }
  /// Whether every value of the type is one colour.
  static var _isFlat: Bool { get }
}

nonisolated extension ShapeStyle {
  public var _paint: _Paint { _Paint(color: _css) }
  public static var _isFlat: Bool { true }
}

extension Color: ShapeStyle {
  public nonisolated var _css: String { css }
}

/// Primary to quaternary: the text colour, ever less of it.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public var _css: String {
    switch level {
    case 0: "var(--primary)"
    case 1: "var(--secondary)"
    case 2: "var(--tertiary)"
    default: "var(--quaternary)"
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of text.
  public static var primary: Self { Self(level: 0) }
  /// The colour of less important text.
  public static var secondary: Self { Self(level: 1) }
  /// Fainter still.
  public static var tertiary: Self { Self(level: 2) }
  /// The faintest.
  public static var quaternary: Self { Self(level: 3) }
  /// As faint as the fourth level: the page has four.
  public static var quinary: Self { Self(level: 3) }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color(.red) }
  /// Orange.
  public static var orange: Color { Color(.orange) }
  /// Yellow.
  public static var yellow: Color { Color(.yellow) }
  /// Green.
  public static var green: Color { Color(.green) }
  /// Mint.
  public static var mint: Color { Color(.mint) }
  /// Teal.
  public static var teal: Color { Color(.teal) }
  /// Cyan.
  public static var cyan: Color { Color(.cyan) }
  /// Blue.
  public static var blue: Color { Color(.blue) }
  /// Indigo.
  public static var indigo: Color { Color(.indigo) }
  /// Purple.
  public static var purple: Color { Color(.purple) }
  /// Pink.
  public static var pink: Color { Color(.pink) }
  /// Brown.
  public static var brown: Color { Color(.brown) }
  /// Grey.
  public static var gray: Color { Color(.gray) }
  /// White.
  public static var white: Color { Color(.white) }
  /// Black.
  public static var black: Color { Color(.black) }
  /// Nothing at all.
  public static var clear: Color { Color(.clear) }
  /// The app's accent.
  public static var tint: Color { Color(.accent) }
}
