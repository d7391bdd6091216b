#if hasFeature(Embedded)
// Looking for text in text, as Foundation does: by whole letters, whatever form of Unicode they have.

nonisolated extension StringProtocol {
  /// Whether another text is in it; nothing is in no text.
  public func contains<Other: StringProtocol>(_ other: Other) -> Bool { !places(of: other).isEmpty }

  /// Whether another text is in it, in capitals or not.
  public func localizedCaseInsensitiveContains<Other: StringProtocol>(_ other: Other) -> Bool {
    uppercased().contains(other.uppercased())
  }

  /// The parts between a text.
  public func components<Separator: StringProtocol>(separatedBy separator: Separator) -> [String] {
    let letters = Array(self)
    let length = separator.count
    var parts: [String] = []
    var start = 0
    for place in places(of: separator) {
      parts.append(String(letters[start..<place]))
      start = place + length
    }
    return parts + [String(letters[start...])]
  }

  /// The text with another in the place of each occurrence of a third.
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target,
    with replacement: Replacement
  ) -> String { components(separatedBy: target).joined(separator: String(replacement)) }

  /// Where another text begins, as numbers of letters; places do not overlap.
  private func places<Other: StringProtocol>(of other: Other) -> [Int] {
    if utf8.allSatisfy({ $0 < 128 && $0 != UInt8(ascii: "\r") }) {
      return Raven.places(of: Array(other.utf8), in: Array(utf8))
    }
    return Raven.places(of: Array(other), in: Array(self))
  }
}

private nonisolated func places<Letter: Equatable>(of wanted: [Letter], in letters: [Letter]) -> [Int] {
  var places: [Int] = []
  var start = 0
  while !wanted.isEmpty, start + wanted.count <= letters.count {
    if letters[start..<start + wanted.count].elementsEqual(wanted) {
      places.append(start)
      start += wanted.count
    } else {
      start += 1
    }
  }
  return places
}
#endif
