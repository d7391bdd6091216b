/// A colour that follows light and dark where it is named, or is exactly what its components say.
///
/// As a view it fills the area it is offered.
///
/// ```swift
/// Text("Late").foregroundStyle(.red)
/// Color(red: 0.2, green: 0.4, blue: 0.9).frame(height: 4)
/// ```
public nonisolated struct Color: Hashable, Sendable {
  enum Kind: Hashable {
    case token(Token)
    case components(red: Double, green: Double, blue: Double)
    indirect case mixture(Color, Color, share: Double, space: ColorSpace)
  }

  /// Where colours are mixed.
  public enum ColorSpace: Hashable, Sendable {
    /// As screens do.
    case device
    /// As eyes see them: what lies between is as bright and as strong as it should be.
    case perceptual

    fileprivate var css: String { self == .device ? "srgb" : "oklab" }
  }

  /// The colours of the stylesheet.
  enum Token: UInt8 {
    case primary, secondary, accent, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown,
      gray
    case white, black, clear
    case tertiary, quaternary, ground, grouped, card, raised, fill, strongFill, separator

    var css: String {
      switch self {
      case .primary: "var(--primary)"
      case .secondary: "var(--secondary)"
      case .accent: "var(--tint)"
      case .red: "var(--red)"
      case .orange: "var(--orange)"
      case .yellow: "var(--yellow)"
      case .green: "var(--green)"
      case .mint: "var(--mint)"
      case .teal: "var(--teal)"
      case .cyan: "var(--cyan)"
      case .blue: "var(--blue)"
      case .indigo: "var(--indigo)"
      case .purple: "var(--purple)"
      case .pink: "var(--pink)"
      case .brown: "var(--brown)"
      case .gray: "var(--gray)"
      case .white: "#fff"
      case .black: "#000"
      case .clear: "transparent"
      case .tertiary: "var(--tertiary)"
      case .quaternary: "var(--quaternary)"
      case .ground: "var(--ground)"
      case .grouped: "var(--grouped)"
      case .card: "var(--card)"
      case .raised: "var(--raised)"
      case .fill: "var(--fill)"
      case .strongFill: "var(--fill-strong)"
      case .separator: "var(--separator)"
      }
    }
  }

  let kind: Kind
  let alpha: Double

  private init(_ kind: Kind, alpha: Double) {
    self.kind = kind
    self.alpha = alpha
  }

  init(_ token: Token) { self.init(.token(token), alpha: 1) }

  /// Creates a colour from components between 0 and 1, in sRGB.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(.components(red: red, green: green, blue: blue), alpha: opacity)
  }

  /// Creates a grey between black (0) and white (1).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// What components are parts of.
  public enum RGBColorSpace: Sendable {
    /// As in most pictures.
    case sRGB
    /// Not available.
    @available(*, unavailable, message: "Give the components in sRGB.")
    case sRGBLinear
    /// Not available.
    @available(*, unavailable, message: "Give the components in sRGB.")
    case displayP3
  }

  /// Creates a colour from components between 0 and 1.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a grey between black (0) and white (1).
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// Not available: there is no catalogue of assets.
  @available(*, unavailable, message: "Name the colour in an extension: static let brand = Color(red:green:blue:).")
  public init(_ name: String) { self.init(.primary) }

  /// Creates a colour from hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(kind, alpha: alpha * opacity) }

  /// The colour mixed with another, of which there is so much of the whole: 0 for none, 1 for it alone.
  ///
  /// ```swift
  /// Color.red.mix(with: .blue, by: 0.3)
  /// ```
  public func mix(with other: Color, by fraction: Double, in colorSpace: ColorSpace = .perceptual) -> Color {
    let share = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return Color(.mixture(self, other, share: share, space: colorSpace), alpha: 1)
  }

  var css: String {
    switch kind {
    case .mixture(let color, let other, let share, let space):
      let mix = "color-mix(in \(space.css),\(color.css),\(other.css) \(decimal(share * 100))%)"
      return alpha == 1 ? mix : "color-mix(in srgb,\(mix) \(decimal(alpha * 100))%,transparent)"
    case .token(let token):
      return alpha == 1 ? token.css : "color-mix(in srgb,\(token.css) \(decimal(alpha * 100))%,transparent)"
    case .components(let red, let green, let blue):
      func channel(_ value: Double) -> String { decimal(min(max(value, 0), 1) * 255) }
      let rgb = channel(red) + " " + channel(green) + " " + channel(blue)
      return alpha == 1 ? "rgb(\(rgb))" : "rgb(\(rgb)/\(decimal(alpha)))"
    }
  }

  /// The colour of text.
  public static let primary = Color(.primary)
  /// The colour of less important text.
  public static let secondary = Color(.secondary)
  /// The app's accent.
  public static let accentColor = Color(.accent)
  /// Red.
  public static let red = Color(.red)
  /// Orange.
  public static let orange = Color(.orange)
  /// Yellow.
  public static let yellow = Color(.yellow)
  /// Green.
  public static let green = Color(.green)
  /// Mint.
  public static let mint = Color(.mint)
  /// Teal.
  public static let teal = Color(.teal)
  /// Cyan.
  public static let cyan = Color(.cyan)
  /// Blue.
  public static let blue = Color(.blue)
  /// Indigo.
  public static let indigo = Color(.indigo)
  /// Purple.
  public static let purple = Color(.purple)
  /// Pink.
  public static let pink = Color(.pink)
  /// Brown.
  public static let brown = Color(.brown)
  /// Grey.
  public static let gray = Color(.gray)
  /// White, in dark appearance too.
  public static let white = Color(.white)
  /// Black, in dark appearance too.
  public static let black = Color(.black)
  /// Nothing at all.
  public static let clear = Color(.clear)
}

extension Color: _LeafView {
  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .fills, kind: .c)
    visitor.style(.backgroundColor, view.css)
    visitor.close(element)
  }
}
