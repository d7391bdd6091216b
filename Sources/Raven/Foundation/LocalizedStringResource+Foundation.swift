#if !hasFeature(Embedded)
public import Foundation

nonisolated extension String {
  /// Creates a string from a literal, which is its own translation.
  ///
  /// ```swift
  /// let title = String(localized: "\(count) of \(total)")
  /// ```
  /// - Parameters:
  ///   - keyAndValue: the literal.
  ///   - table: where translations would be looked for; there are none.
  ///   - bundle: the same.
  ///   - locale: the same.
  ///   - comment: what translators are told.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = keyAndValue.text }
}

nonisolated extension String.LocalizationValue.StringInterpolation {
  /// Puts a value in, as Swift describes it.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(_ value: Value) { appendInterpolation(String(describing: value)) }

  /// Puts a number in, written as a specifier of C says.
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }

  /// Puts a value in, in a format.
  public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendInterpolation(format.format(input))
  }
}
#endif
