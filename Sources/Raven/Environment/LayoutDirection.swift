/// Where lines of text begin.
public nonisolated enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// On the left.
  case leftToRight
  /// On the right.
  case rightToLeft

  var name: String { self == .rightToLeft ? "rtl" : "ltr" }

  /// Whether a language, as a BCP 47 tag, is written from right to left.
  static func isRightToLeft(_ tag: String) -> Bool {
    let subtags = tag.split(separator: "-")
    for subtag in subtags.dropFirst() where subtag.utf8.count == 4 {
      return matches(subtag, ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"])
    }
    return subtags.first.map { matches($0, ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"]) }
      ?? false
  }

  private static func matches(_ subtag: Substring, _ known: [StaticString]) -> Bool {
    for name in known
    where subtag.utf8.count == name.utf8CodeUnitCount && String(subtag).lowercasedASCII(hasPrefix: name) {
      return true
    }
    return false
  }
}

private nonisolated enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection? { nil }
}

nonisolated extension EnvironmentValues {
  /// Where lines begin here: as the visitor's language has it, unless a view further out decides.
  ///
  /// Setting it mirrors that part of the page.
  public var layoutDirection: LayoutDirection {
    get {
      if let direction = self[LayoutDirectionKey.self] { return direction }
      return device?.languages.first.map(LayoutDirection.isRightToLeft) == true ? .rightToLeft : .leftToRight
    }
    set {
      self[LayoutDirectionKey.self] = newValue
      writer?.show(.direction) { $0.direction = newValue }
    }
  }
}
