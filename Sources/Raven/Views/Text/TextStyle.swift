#if !hasFeature(Embedded)
internal import Foundation
#endif

/// Looks of a text or of a part of it; what is nil comes from around.
nonisolated struct TextStyle: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  /// What texts have more seldom.
  private var rest: RareTextLooks?

  init() {}

  struct Values: Equatable, Sendable {
    var paint: _Paint?
    var underline: TextLine?
    var strike: TextLine?
    var spacing: CGFloat?
    var baseline: CGFloat?
    var design: Font.Design?
    var width: Font.Width?
    var hasEqualDigits: Bool?
  }

  var values: Values {
    get { rest?.values ?? Values() }
    set { rest = GivenTextLooks(newValue) }
  }

  var isEmpty: Bool { font == nil && weight == nil && isItalic == nil && rest == nil }

  /// Takes what it does not say itself from what is around.
  mutating func inherit(_ outer: TextStyle) {
    font = font ?? outer.font
    weight = weight ?? outer.weight
    isItalic = isItalic ?? outer.isItalic
    guard let more = outer.rest else { return }
    rest = rest?.inheriting(more) ?? more
  }

  /// Calls `body` with each CSS property and its value.
  ///
  /// - Parameters:
  ///   - isWhole: whether it is for a text's own element, whose weight the stylesheet finds in custom properties.
  ///   - body: gets name and value; the name of an attribute says so.
  @inline(never) func forEach(isWhole: Bool, _ body: (Name, String, _ isAttribute: Bool) -> Void) {
    if let font { forEach(of: font, isWhole: isWhole, body) }
    if let weight { body(isWhole ? .varW : .fontWeight, String(weight.css), false) }
    if let isItalic { body(.fontStyle, isItalic ? "italic" : "normal", false) }
    rest?.forEach(body)
  }

  @inline(never) private func forEach(of font: Font, isWhole: Bool, _ body: (Name, String, Bool) -> Void) {
    let parts = font.parts
    body(.fontSize, parts.size, false)
    body(.lineHeight, parts.line, false)
    if isWhole { body(.varFw, parts.weight, false) } else if weight == nil { body(.fontWeight, parts.weight, false) }
    if rest?.design == nil { body(.fontFamily, parts.family, false) }
    if let style = parts.style, isItalic == nil { body(.fontStyle, style, false) }
    if let variant = parts.variant, rest?.hasEqualDigits == nil { body(.fontVariant, variant, false) }
  }
}
