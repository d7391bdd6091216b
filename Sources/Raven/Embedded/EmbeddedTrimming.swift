#if hasFeature(Embedded)
/// A set of characters by what they are: those of Foundation's that text is usually trimmed of.
public nonisolated struct CharacterSet: Sendable {
  fileprivate let includes: @Sendable (Unicode.Scalar) -> Bool

  /// Spaces of any width, and the tabulator.
  public static var whitespaces: CharacterSet { CharacterSet(includes: isSpace) }
  /// What ends a line.
  public static var newlines: CharacterSet { CharacterSet(includes: isEndOfLine) }
  /// Spaces, the tabulator, and what ends a line.
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet { isSpace($0) || isEndOfLine($0) } }

  /// Creates a set of the characters of a text.
  public init(charactersIn text: String) {
    let scalars = Array(text.unicodeScalars)
    includes = { scalar in scalars.contains { $0.value == scalar.value } }
  }

  private init(includes: @escaping @Sendable (Unicode.Scalar) -> Bool) { self.includes = includes }

  /// Whether a character is in the set.
  public func contains(_ member: Unicode.Scalar) -> Bool { includes(member) }

  // As in Foundation: Unicode's general category Zs, the tabulator, and the space without width.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  private static func isEndOfLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

nonisolated extension String {
  /// Whether there is nothing but space in it.
  var isBlank: Bool {
    for scalar in unicodeScalars where !CharacterSet.whitespacesAndNewlines.contains(scalar) { return false }
    return true
  }
}

extension StringProtocol {
  /// The text without the characters of a set at its ends.
  public nonisolated func trimmingCharacters(in set: CharacterSet) -> String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !set.contains($0) }),
      let last = scalars.lastIndex(where: { !set.contains($0) })
    else { return "" }
    return String(self[start..<scalars.index(after: last)])
  }
}
#endif
