#if !hasFeature(Embedded)
import Foundation

nonisolated extension String {
  /// Whether there is nothing but space in it.
  var isBlank: Bool { trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
}

extension TextInput.Source {
  /// The value that a text means in a format; nil if it is none.
  static func parse<F: ParseableFormatStyle>(_ text: String, _ format: F) -> F.FormatInput?
  where F.FormatOutput == String {
    let parsed = try? format.parseStrategy.parse(text.trimmingCharacters(in: .whitespacesAndNewlines))
    // "NaN" and "∞" are numbers to formats; nobody means them.
    if let number = parsed as? any FloatingPoint, !number.isFinite { return nil }
    if let number = parsed as? Decimal, number.isNaN { return nil }
    return parsed
  }
}
#endif
