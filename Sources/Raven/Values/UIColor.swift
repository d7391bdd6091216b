/// The colours that systems name by what they are for: source that asks UIKit for them compiles.
///
/// There is nothing else of UIKit. Where a page draws no distinction, as between two kinds of separator, they are one.
///
/// ```swift
/// Text(message).padding().background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 18))
/// Color(uiColor: .systemGray6).frame(height: 44)
/// ```
public nonisolated struct UIColor: Hashable, Sendable {
  fileprivate let color: Color

  private init(_ color: Color) { self.color = color }

  /// So much of the colour of text on the page.
  private static func grey(_ share: Double) -> Color {
    Color(.ground).mix(with: Color(.primary), by: share, in: .device)
  }

  /// The colour of text.
  public static var label: UIColor { UIColor(Color(.primary)) }
  /// The colour of less important text.
  public static var secondaryLabel: UIColor { UIColor(Color(.secondary)) }
  /// The colour of text that is fainter still.
  public static var tertiaryLabel: UIColor { UIColor(Color(.tertiary)) }
  /// The faintest colour, for decoration alone.
  public static var quaternaryLabel: UIColor { UIColor(Color(.quaternary)) }
  /// The colour of what is not yet filled in.
  public static var placeholderText: UIColor { UIColor(Color(.tertiary)) }
  /// The colour of links: the accent.
  public static var link: UIColor { UIColor(Color(.accent)) }
  /// The app's accent.
  public static var tintColor: UIColor { UIColor(Color(.accent)) }
  /// The colour of lines between things.
  public static var separator: UIColor { UIColor(Color(.separator)) }
  /// The colour of lines between things.
  public static var opaqueSeparator: UIColor { UIColor(Color(.separator)) }
  /// The page.
  public static var systemBackground: UIColor { UIColor(Color(.ground)) }
  /// What lies on the page.
  public static var secondarySystemBackground: UIColor { UIColor(grey(0.05)) }
  /// What lies on what lies on the page.
  public static var tertiarySystemBackground: UIColor { UIColor(Color(.raised)) }
  /// What is behind the cards of a form.
  public static var systemGroupedBackground: UIColor { UIColor(Color(.grouped)) }
  /// A card of a form.
  public static var secondarySystemGroupedBackground: UIColor { UIColor(Color(.card)) }
  /// What lies on a card of a form.
  public static var tertiarySystemGroupedBackground: UIColor { UIColor(Color(.grouped)) }
  /// The ground of small shapes, as the track of a slider.
  public static var systemFill: UIColor { UIColor(Color(.strongFill)) }
  /// The ground of controls.
  public static var secondarySystemFill: UIColor { UIColor(Color(.fill)) }
  /// The ground of large controls, as fields.
  public static var tertiarySystemFill: UIColor { UIColor(Color(.fill).opacity(0.8)) }
  /// The ground of large areas.
  public static var quaternarySystemFill: UIColor { UIColor(Color(.fill).opacity(0.6)) }
  /// Red.
  public static var systemRed: UIColor { UIColor(Color(.red)) }
  /// Orange.
  public static var systemOrange: UIColor { UIColor(Color(.orange)) }
  /// Yellow.
  public static var systemYellow: UIColor { UIColor(Color(.yellow)) }
  /// Green.
  public static var systemGreen: UIColor { UIColor(Color(.green)) }
  /// Mint.
  public static var systemMint: UIColor { UIColor(Color(.mint)) }
  /// Teal.
  public static var systemTeal: UIColor { UIColor(Color(.teal)) }
  /// Cyan.
  public static var systemCyan: UIColor { UIColor(Color(.cyan)) }
  /// Blue.
  public static var systemBlue: UIColor { UIColor(Color(.blue)) }
  /// Indigo.
  public static var systemIndigo: UIColor { UIColor(Color(.indigo)) }
  /// Purple.
  public static var systemPurple: UIColor { UIColor(Color(.purple)) }
  /// Pink.
  public static var systemPink: UIColor { UIColor(Color(.pink)) }
  /// Brown.
  public static var systemBrown: UIColor { UIColor(Color(.brown)) }
  /// Grey.
  public static var systemGray: UIColor { UIColor(Color(.gray)) }
  /// Grey, nearer to the page: the first of five.
  public static var systemGray2: UIColor { UIColor(grey(0.36)) }
  /// Grey, nearer to the page: the second of five.
  public static var systemGray3: UIColor { UIColor(grey(0.24)) }
  /// Grey, nearer to the page: the third of five.
  public static var systemGray4: UIColor { UIColor(grey(0.19)) }
  /// Grey, nearer to the page: the fourth of five.
  public static var systemGray5: UIColor { UIColor(grey(0.11)) }
  /// Grey, nearer to the page: the fifth of five.
  public static var systemGray6: UIColor { UIColor(grey(0.05)) }
  /// White, in dark appearance too.
  public static var white: UIColor { UIColor(Color(.white)) }
  /// Black, in dark appearance too.
  public static var black: UIColor { UIColor(Color(.black)) }
  /// Nothing at all.
  public static var clear: UIColor { UIColor(Color(.clear)) }
}

nonisolated extension Color {
  /// Creates a colour from one that is named by what it is for.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a colour from one that is named by what it is for.
  ///
  /// An older form of `init(uiColor:)`.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
