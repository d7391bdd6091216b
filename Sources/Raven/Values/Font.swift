/// A size, weight and design of text.
///
/// ```swift
/// Text("Total").font(.headline)
/// Text("12.50").font(.system(size: 28, weight: .semibold, design: .rounded)).monospacedDigit()
/// ```
public nonisolated struct Font: Hashable, Sendable {
  /// A step of the type scale.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let css: Int
    /// 100.
    public static let ultraLight = Weight(css: 100)
    /// 200.
    public static let thin = Weight(css: 200)
    /// 300.
    public static let light = Weight(css: 300)
    /// 400.
    public static let regular = Weight(css: 400)
    /// 500.
    public static let medium = Weight(css: 500)
    /// 600.
    public static let semibold = Weight(css: 600)
    /// 700.
    public static let bold = Weight(css: 700)
    /// 800.
    public static let heavy = Weight(css: 800)
    /// 900.
    public static let black = Weight(css: 900)
  }

  /// The kind of letter forms.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var css: String {
      switch self {
      case .default: "var(--sans)"
      case .serif: "var(--serif)"
      case .rounded: "var(--rounded)"
      case .monospaced: "var(--mono)"
      }
    }
  }

  /// How wide the letters are, where the typeface has several widths.
  public struct Width: Hashable, Sendable {
    let part: Double
    /// Narrow.
    public static let compressed = Width(part: 0.625)
    /// A little narrow.
    public static let condensed = Width(part: 0.75)
    /// As the typeface is.
    public static let standard = Width(part: 1)
    /// Wide.
    public static let expanded = Width(part: 1.25)
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    fileprivate var difference: Double {
      switch self {
      case .standard: 0
      case .tight: -0.15
      case .loose: 0.15
      }
    }
  }

  private enum Size: Hashable {
    case style(TextStyle)
    case points(CGFloat)
    /// Points that grow with the page's text.
    case scaled(CGFloat)
  }

  private var size: Size
  private var weightValue: Weight?
  private var design: Design?
  private var isItalic = false
  private var hasEqualDigits = false
  private var hasSmallCapitals = false
  private var lines = Leading.standard
  /// A typeface by name.
  private var name: String?

  private init(_ size: Size, _ weight: Weight? = nil, _ design: Design? = nil) {
    self.size = size
    weightValue = weight
    self.design = design
  }

  /// A font of a fixed size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.points(size), weight, design)
  }

  /// A font of the type scale.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight, design)
  }

  /// A typeface by its name, in a size that grows with the page's text.
  ///
  /// The browser must have it, or the app's own styles bring it; another takes its place where it is missing.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, .scaled(size)) }

  /// A typeface by its name, in a size that grows with the page's text.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    custom(name, .scaled(size))
  }

  /// A typeface by its name, in a size that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, .points(fixedSize)) }

  private static func custom(_ name: String, _ size: Size) -> Font {
    var font = Font(size)
    font.name = name
    Presence.namedFonts = true
    return font
  }

  /// The largest title.
  public static let largeTitle = Font(.style(.largeTitle))
  /// A title.
  public static let title = Font(.style(.title))
  /// A second-level title.
  public static let title2 = Font(.style(.title2))
  /// A third-level title.
  public static let title3 = Font(.style(.title3))
  /// A headline.
  public static let headline = Font(.style(.headline))
  /// A subheadline.
  public static let subheadline = Font(.style(.subheadline))
  /// Running text.
  public static let body = Font(.style(.body))
  /// A callout.
  public static let callout = Font(.style(.callout))
  /// A footnote.
  public static let footnote = Font(.style(.footnote))
  /// A caption.
  public static let caption = Font(.style(.caption))
  /// A smaller caption.
  public static let caption2 = Font(.style(.caption2))

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weightValue = weight
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasEqualDigits = true
    return font
  }

  /// The font with letters of one width.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The font with small capitals for lower case.
  public func smallCaps() -> Font {
    var font = self
    font.hasSmallCapitals = true
    return font
  }

  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.lines = leading
    return font
  }

  /// As CSS takes it, property by property.
  var parts: (size: String, line: String, weight: String, family: String, style: String?, variant: String?) {
    let style = isItalic ? "italic" : nil
    switch size {
    case .style(let step):
      let scale = step.scale
      let weight = String(weightValue?.css ?? scale.weight)
      return (decimal(scale.rem) + "rem", decimal(scale.line + lines.difference), weight, family, style, variant)
    case .points(let points):
      return (px(max(points, 1)), line, String(weightValue?.css ?? 400), family, style, variant)
    case .scaled(let points):
      return (
        decimal(Double(max(points, 1)) / 16) + "rem", line, String(weightValue?.css ?? 400), family, style, variant
      )
    }
  }

  private var line: String { decimal(1.25 + lines.difference) }

  private var variant: String? {
    if hasSmallCapitals { return hasEqualDigits ? "small-caps tabular-nums" : "small-caps" }
    return hasEqualDigits ? "tabular-nums" : nil
  }

  private var family: String {
    let family = (design ?? .default).css
    guard Presence.namedFonts, let name else { return family }
    return "\"" + Font.safeName(name) + "\"," + family
  }

  /// A name without what could end it in CSS.
  private static func safeName(_ name: String) -> String {
    let safe = name.withBytes { bytes in
      bytes.filter { byte in
        let lower = byte | 0x20
        let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
        let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        return isLetter || isDigit || byte >= 0x80 || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
      }
    }
    return String(decoding: safe, as: UTF8.self)
  }
}

extension Font.TextStyle {
  /// The type scale: size in rem, line height, weight.
  fileprivate nonisolated var scale: (rem: Double, line: Double, weight: Int) {
    switch self {
    case .largeTitle: (2.125, 1.2, 600)
    case .title: (1.75, 1.2, 600)
    case .title2: (1.375, 1.25, 600)
    case .title3: (1.25, 1.25, 600)
    case .headline: (1.0625, 1.3, 600)
    case .subheadline: (0.9375, 1.35, 400)
    case .body: (1.0625, 1.4, 400)
    case .callout: (1, 1.35, 400)
    case .footnote: (0.8125, 1.35, 400)
    case .caption: (0.75, 1.35, 400)
    case .caption2: (0.6875, 1.3, 400)
    }
  }
}
