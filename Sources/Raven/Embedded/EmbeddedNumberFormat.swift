#if hasFeature(Embedded)
// The formats of numbers that Foundation has, as far as the page has them: plain, percent, currency; digits behind the
// point, and grouping. One type for all, with Foundation's names.

/// What can be said about the look of numbers.
public nonisolated enum NumberFormatStyleConfiguration {
  /// How many digits are shown.
  public struct Precision: Hashable, Sendable {
    /// Below 0 where the format decides.
    let least: Int32
    let most: Int32

    init(least: Int32, most: Int32) {
      self.least = least
      self.most = most
    }

    /// So many digits behind the point, at most 20.
    public static func fractionLength(_ length: Int) -> Precision { fractionLength(length...length) }

    /// At least and at most so many digits behind the point, at most 20.
    public static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
      Precision(least: bounded(limits.lowerBound), most: bounded(limits.upperBound))
    }

    private static func bounded(_ length: Int) -> Int32 { Int32(max(0, min(length, 20))) }
  }

  /// Whether digits are grouped.
  public enum Grouping: Hashable, Sendable {
    case automatic, never
  }
}

/// What can be said about the look of amounts.
public typealias CurrencyFormatStyleConfiguration = NumberFormatStyleConfiguration

/// The formats of whole numbers.
public typealias IntegerFormatStyle<Value: _FormattedNumber> = _NumberFormatStyle<Value, _PlainNumber>
/// The formats of numbers with a point.
public typealias FloatingPointFormatStyle<Value: _FormattedNumber> = _NumberFormatStyle<Value, _PlainNumber>

/// Marks formats of plain numbers.
public nonisolated enum _PlainNumber: Hashable, Sendable {}
/// Marks formats of percentages.
public nonisolated enum _Percentage: Hashable, Sendable {}
/// Marks formats of amounts.
public nonisolated enum _Amount: Hashable, Sendable {}

/// A format of numbers; apps say `IntegerFormatStyle` and `FloatingPointFormatStyle`.
public nonisolated struct _NumberFormatStyle<Value: _FormattedNumber, Kind: Hashable & Sendable>: ParseableFormatStyle {
  /// The format of percentages.
  public typealias Percent = _NumberFormatStyle<Value, _Percentage>
  /// The format of amounts.
  public typealias Currency = _NumberFormatStyle<Value, _Amount>

  private var look: NumberLook

  public func format(_ value: Value) -> String { value._text(_Look(look)) }
  public func _parse(_ text: String) -> Value? { Value._read(text, _Look(look)) }

  /// The format with other digits behind the point.
  public func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self {
    var format = self
    format.look.precision = precision
    return format
  }

  /// The format with or without groups of digits.
  public func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Self {
    var format = self
    format.look.grouping = grouping
    return format
  }
}

nonisolated extension _NumberFormatStyle where Kind == _PlainNumber {
  /// Creates the format of plain numbers.
  public init() { look = NumberLook(.decimal) }
}

nonisolated extension _NumberFormatStyle where Kind == _Percentage {
  /// Creates the format of percentages.
  public init() { look = NumberLook(.percent) }
}

nonisolated extension _NumberFormatStyle where Kind == _Amount {
  /// Creates the format of amounts of a currency, by its code.
  public init(code: String) { look = NumberLook(currency: code) }
}

// MARK: Numbers

/// Wraps the engine's own description of a look.
public nonisolated struct _Look {
  let look: NumberLook
  init(_ look: NumberLook) { self.look = look }
}

/// A number that formats know.
public nonisolated protocol _FormattedNumber: Hashable, Sendable {
  func _text(_ look: _Look) -> String
  static func _read(_ text: String, _ look: _Look) -> Self?
}

nonisolated extension _FormattedNumber {
  /// The number in a format.
  public func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput where Format.FormatInput == Self {
    format.format(self)
  }

  /// The number as people write it.
  public func formatted() -> String { _NumberFormatStyle<Self, _PlainNumber>().format(self) }
}

nonisolated extension Double: _FormattedNumber {
  public func _text(_ look: _Look) -> String { look.look.text(self) }
  public static func _read(_ text: String, _ look: _Look) -> Double? { look.look.number(in: text) }
}

nonisolated extension Float: _FormattedNumber {
  public func _text(_ look: _Look) -> String { look.look.text(Double(self)) }
  public static func _read(_ text: String, _ look: _Look) -> Float? { look.look.number(in: text).map { Float($0) } }
}

nonisolated extension Int: _FormattedNumber {
  public func _text(_ look: _Look) -> String { look.look.text(Int64(self)) }
  public static func _read(_ text: String, _ look: _Look) -> Int? { Int(look.look.digits(in: text)) }
}

// MARK: Names

nonisolated extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  /// Plain numbers.
  public static var number: Self { Self() }
}

nonisolated extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
  /// Plain numbers.
  public static var number: Self { Self() }
}

nonisolated extension FormatStyle where Self == IntegerFormatStyle<Int> {
  /// Plain numbers.
  public static var number: Self { Self() }
}

nonisolated extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
  /// Hundredths: 0.15 is 15 %.
  public static var percent: Self { Self() }
}

nonisolated extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
  /// Hundredths: 0.15 is 15 %.
  public static var percent: Self { Self() }
}

nonisolated extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
  /// Percentages as they are: 15 is 15 %.
  public static var percent: Self { Self() }
}

nonisolated extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
  /// Amounts of a currency, by its code.
  public static func currency(code: String) -> Self { Self(code: code) }
}

nonisolated extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Currency {
  /// Amounts of a currency, by its code.
  public static func currency(code: String) -> Self { Self(code: code) }
}

nonisolated extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency {
  /// Amounts of a currency, by its code.
  public static func currency(code: String) -> Self { Self(code: code) }
}
#endif
