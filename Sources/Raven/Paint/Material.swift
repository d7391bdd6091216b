/// Frosted glass: what is behind shows through, blurred.
///
/// ```swift
/// Text("Now playing").padding().background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
/// ```
/// As a colour of text it is as good as opaque.
public nonisolated struct Material: Hashable, ShapeStyle {
  /// How much of the page's ground is in it.
  private let thickness: Int

  public var _css: String { "color-mix(in srgb,var(--raised) \(thickness)%,transparent)" }
  public var _paint: _Paint { _Paint(color: _css, image: nil, backdrop: "blur(20px) saturate(1.6)") }
  public static var _isFlat: Bool { false }

  /// Nearly all shows through.
  public static let ultraThin = Material(thickness: 44)
  /// More shows through than does not.
  public static let thin = Material(thickness: 58)
  /// About as much shows through as does not.
  public static let regular = Material(thickness: 70)
  /// Less shows through.
  public static let thick = Material(thickness: 82)
  /// Hardly anything shows through.
  public static let ultraThick = Material(thickness: 92)
  /// The material of bars.
  public static let bar = Material(thickness: 82)
}

nonisolated extension ShapeStyle where Self == Material {
  /// Nearly all shows through.
  public static var ultraThinMaterial: Self { .ultraThin }
  /// More shows through than does not.
  public static var thinMaterial: Self { .thin }
  /// About as much shows through as does not.
  public static var regularMaterial: Self { .regular }
  /// Less shows through.
  public static var thickMaterial: Self { .thick }
  /// Hardly anything shows through.
  public static var ultraThickMaterial: Self { .ultraThick }
  /// The material of bars.
  public static var bar: Self { .bar }
}
