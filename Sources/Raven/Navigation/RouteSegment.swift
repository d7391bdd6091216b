/// Parts of an address as text: what they may be, and what titles become in them.
nonisolated enum RouteSegment {
  /// How long a part may be, in bytes.
  static let lengthLimit = 512

  /// Text as a part of an address.
  ///
  /// An empty part would vanish, and browsers take "." and ".." for steps in the path, encoded or not.
  static func quote(_ text: String) -> String? {
    guard text.utf8.count <= lengthLimit else { return nil }
    let first = text.utf8.first
    let isStep = text.utf8.count <= 2 && text.utf8.allSatisfy { $0 == UInt8(ascii: ".") }
    return first == nil || first == UInt8(ascii: "~") || isStep ? "~" + text : text
  }

  /// Whether text can stand in an address as it is.
  static func stands(_ text: String) -> Bool {
    guard text.utf8.count <= lengthLimit, !text.utf8.isEmpty else { return false }
    return text.utf8.count > 2 || !text.utf8.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// The text of a part made by `quote`.
  static func unquote(_ segment: String) -> String {
    segment.utf8.first == UInt8(ascii: "~") ? String(segment.dropFirst()) : segment
  }

  /// A title as a part of an address: lower case, with hyphens; nil if nothing is left of it.
  static func slug(_ title: String) -> String? {
    var slug = ""
    var isGap = false
    for character in title {
      guard character.isLetter || character.isNumber else {
        isGap = !slug.isEmpty
        continue
      }
      if isGap { slug += "-" }
      isGap = false
      slug += character.lowercased()
    }
    return slug.isEmpty || slug.utf8.count > lengthLimit ? nil : slug
  }
}
