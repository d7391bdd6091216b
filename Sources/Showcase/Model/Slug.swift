/// Titles as they stand in addresses.
nonisolated enum Slug {
  /// How long it may be, in bytes; longer titles are cut between characters.
  static let lengthLimit = 96

  /// Lower case letters and digits of any script, everything else a hyphen; "section" if nothing is left.
  static func of(_ title: String) -> String {
    var slug = ""
    var isGap = false
    for character in title {
      guard character.isLetter || character.isNumber else {
        isGap = !slug.isEmpty
        continue
      }
      let next = (isGap ? "-" : "") + character.lowercased()
      if slug.utf8.count + next.utf8.count > lengthLimit { break }
      slug += next
      isGap = false
    }
    return slug.isEmpty ? "section" : slug
  }
}
