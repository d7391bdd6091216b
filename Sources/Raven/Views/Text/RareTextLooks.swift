#if !hasFeature(Embedded)
internal import Foundation
#endif

/// The looks that texts have more seldom, as far as a style has to know of them.
///
/// What they are and how they are written is in `GivenTextLooks`, so that only apps that use such looks bring that along.
nonisolated class RareTextLooks: Equatable, @unchecked Sendable {
  fileprivate init() {}

  var values: TextStyle.Values { TextStyle.Values() }
  var design: Font.Design? { nil }
  var hasEqualDigits: Bool? { nil }

  fileprivate func isEqual(to other: RareTextLooks) -> Bool { self === other }

  /// The looks, and those of `outer` where these say nothing.
  func inheriting(_ outer: RareTextLooks) -> RareTextLooks { outer }

  /// Calls `body` with each CSS property and its value; the name of an attribute says so.
  func forEach(_ body: (Name, String, _ isAttribute: Bool) -> Void) {}

  static func == (left: RareTextLooks, right: RareTextLooks) -> Bool { left === right || left.isEqual(to: right) }
}

nonisolated final class GivenTextLooks: RareTextLooks, @unchecked Sendable {
  private let given: TextStyle.Values

  init(_ values: TextStyle.Values) {
    given = values
    super.init()
  }

  override var values: TextStyle.Values { given }
  override var design: Font.Design? { given.design }
  override var hasEqualDigits: Bool? { given.hasEqualDigits }

  override func isEqual(to other: RareTextLooks) -> Bool { given == other.values }

  override func inheriting(_ outer: RareTextLooks) -> RareTextLooks {
    var own = given
    let more = outer.values
    own.paint = own.paint ?? more.paint
    own.underline = own.underline ?? more.underline
    own.strike = own.strike ?? more.strike
    own.spacing = own.spacing ?? more.spacing
    own.baseline = own.baseline ?? more.baseline
    own.design = own.design ?? more.design
    own.width = own.width ?? more.width
    own.hasEqualDigits = own.hasEqualDigits ?? more.hasEqualDigits
    return GivenTextLooks(own)
  }

  override func forEach(_ body: (Name, String, _ isAttribute: Bool) -> Void) {
    if let paint = given.paint { forEach(of: paint, body) }
    if Presence.textLines, let lines = given.lines { body(.textDecoration, lines, false) }
    if let spacing = given.spacing { body(.letterSpacing, px(spacing), false) }
    if let baseline = given.baseline { body(.verticalAlign, px(baseline), false) }
    if let design = given.design { body(.fontFamily, design.css, false) }
    if let width = given.width { body(.fontStretch, percent(width.part), false) }
    if let digits = given.hasEqualDigits { body(.fontVariantNumeric, digits ? "tabular-nums" : "normal", false) }
  }

  private func forEach(of paint: _Paint, _ body: (Name, String, Bool) -> Void) {
    body(.color, paint.color, false)
    if let image = paint.image {
      body(.varPaint, image.css, false)
      body(.dataPaint, "image", true)
    } else {
      body(.dataPaint, "flat", true)
    }
    if let shadow = paint.textShadow { body(.textShadow, shadow, false) }
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

/// A line under or through text; few have one, so it is kept behind a reference.
nonisolated final class TextLine: Equatable, Sendable {
  let isActive: Bool
  let pattern: Text.LineStyle.Pattern
  let color: Color?

  init(isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) {
    self.isActive = isActive
    self.pattern = pattern
    self.color = color
    Presence.textLines = true
  }

  static func == (left: TextLine, right: TextLine) -> Bool {
    Presence.textLines && left.isActive == right.isActive && left.pattern == right.pattern && left.color == right.color
  }
}
