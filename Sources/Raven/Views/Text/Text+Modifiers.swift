#if !hasFeature(Embedded)
public import Foundation
#endif

// The modifiers of views that give a text a text: so styled texts can be put together with `+`.

nonisolated extension Text {
  /// How a line under or through text looks.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// What the line is made of.
    public nonisolated struct Pattern: Hashable, Sendable {
      let css: String
      /// One line.
      public static let solid = Pattern(css: "solid")
      /// Dots.
      public static let dot = Pattern(css: "dotted")
      /// Dashes.
      public static let dash = Pattern(css: "dashed")
    }
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }

  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = $0.weight ?? weight } }

  /// Sets the text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Sets the text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { isActive ? fontWeight(.bold) : self }

  /// Sets the text in italics.
  public func italic() -> Text { changed { $0.isItalic = $0.isItalic ?? true } }

  /// Sets the text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Colours the text.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    let paint = style._paint
    return changed { $0.values.paint = $0.values.paint ?? paint }
  }

  /// Colours the text.
  ///
  /// An older name of `foregroundStyle(_:)`.
  public func foregroundColor(_ color: Color?) -> Text { color.map { foregroundStyle($0) } ?? self }

  /// Underlines the text.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    let line = TextLine(isActive: isActive, pattern: pattern, color: color)
    return changed { $0.values.underline = $0.values.underline ?? line }
  }

  /// Strikes the text through.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    let line = TextLine(isActive: isActive, pattern: pattern, color: color)
    return changed { $0.values.strike = $0.values.strike ?? line }
  }

  /// Changes the distance between letters.
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.values.spacing = $0.values.spacing ?? kerning } }

  /// Changes the distance between letters, as `kerning(_:)`: browsers know one kind.
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  /// Lifts the text above the line, or lowers it.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    Presence.textRuns = true
    return changed { $0.values.baseline = $0.values.baseline ?? offset }
  }

  /// Sets the text in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

  /// Sets digits in one width, so that a number that changes stays where it is.
  public func monospacedDigit() -> Text { changed { $0.values.hasEqualDigits = true } }

  /// Sets the kind of letter forms.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { $0.values.design = $0.values.design ?? design }
  }

  /// Sets how wide the letters are, where the typeface has several widths.
  public func fontWidth(_ width: Font.Width?) -> Text { changed { $0.values.width = $0.values.width ?? width } }

  private func changed(_ change: (inout TextStyle) -> Void) -> Text {
    var style = rich?.style ?? TextStyle()
    change(&style)
    return Text(string: string, rich: rich.map { RichText($0, style: style) } ?? RichText(style: style))
  }
}
