#if !hasFeature(Embedded)
internal import Foundation
#endif

/// Looks of a text or of a part of it; what is nil comes from around.
nonisolated struct TextStyle: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  /// What texts have more seldom.
  private var rest: Rest?

  init() {}

  nonisolated final class Rest: Equatable, Sendable {
    let values: Values
    init(_ values: Values) { self.values = values }
    static func == (left: Rest, right: Rest) -> Bool { left.values == right.values }
  }

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
    set { rest = Rest(newValue) }
  }

  var isEmpty: Bool { font == nil && weight == nil && isItalic == nil && rest == nil }

  /// Takes what it does not say itself from what is around.
  mutating func inherit(_ outer: TextStyle) {
    font = font ?? outer.font
    weight = weight ?? outer.weight
    isItalic = isItalic ?? outer.isItalic
    guard outer.rest != nil else { return }
    guard rest != nil else {
      rest = outer.rest
      return
    }
    var own = values
    let more = outer.values
    own.paint = own.paint ?? more.paint
    own.underline = own.underline ?? more.underline
    own.strike = own.strike ?? more.strike
    own.spacing = own.spacing ?? more.spacing
    own.baseline = own.baseline ?? more.baseline
    own.design = own.design ?? more.design
    own.width = own.width ?? more.width
    own.hasEqualDigits = own.hasEqualDigits ?? more.hasEqualDigits
    values = own
  }

  /// Calls `body` with each CSS property and its value.
  ///
  /// - Parameters:
  ///   - isWhole: whether it is for a text's own element, whose weight the stylesheet finds in custom properties.
  ///   - body: gets name and value; the name of an attribute says so.
  func forEach(isWhole: Bool, _ body: (StaticString, String, _ isAttribute: Bool) -> Void) {
    if let font { forEach(of: font, isWhole: isWhole, body) }
    if let weight { body(isWhole ? "--w" : "font-weight", String(weight.css), false) }
    if let isItalic { body("font-style", isItalic ? "italic" : "normal", false) }
    guard let values = rest?.values else { return }
    if let paint = values.paint { forEach(of: paint, isWhole: isWhole, body) }
    if let lines = values.lines { body("text-decoration", lines, false) }
    if let spacing = values.spacing { body("letter-spacing", px(spacing), false) }
    if let baseline = values.baseline { body("vertical-align", px(baseline), false) }
    if let design = values.design { body("font-family", design.css, false) }
    if let width = values.width { body("font-stretch", percent(width.part), false) }
    if let digits = values.hasEqualDigits { body("font-variant-numeric", digits ? "tabular-nums" : "normal", false) }
  }

  private func forEach(of font: Font, isWhole: Bool, _ body: (StaticString, String, Bool) -> Void) {
    let parts = font.parts
    body("font-size", parts.size, false)
    body("line-height", parts.line, false)
    if isWhole { body("--fw", parts.weight, false) } else if weight == nil { body("font-weight", parts.weight, false) }
    if values.design == nil { body("font-family", parts.family, false) }
    if let style = parts.style, isItalic == nil { body("font-style", style, false) }
    if let variant = parts.variant, values.hasEqualDigits == nil { body("font-variant", variant, false) }
  }

  private func forEach(of paint: _Paint, isWhole: Bool, _ body: (StaticString, String, Bool) -> Void) {
    body("color", paint.color, false)
    if let image = paint.image {
      body("--paint", image.css, false)
      body("data-paint", "image", true)
    } else {
      body("data-paint", "flat", true)
    }
    if let shadow = paint.textShadow { body("text-shadow", shadow, false) }
  }
}

nonisolated extension TextStyle.Values {
  /// Both lines in one value: they share pattern and colour where only one can be said.
  fileprivate var lines: String? {
    if underline == nil, strike == nil { return nil }
    var value = ""
    if let underline, underline.isActive { value += "underline " }
    if let strike, strike.isActive { value += "line-through " }
    if value.isEmpty { return "none" }
    let line = underline ?? strike
    value += line?.pattern.css ?? "solid"
    if let color = underline?.color ?? strike?.color { value += " " + color.css }
    return value
  }
}

/// A line under or through text.
nonisolated struct TextLine: Equatable, Sendable {
  var isActive: Bool
  var pattern: Text.LineStyle.Pattern
  var color: Color?
}
