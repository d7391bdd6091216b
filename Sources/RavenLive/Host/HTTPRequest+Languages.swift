nonisolated extension HTTPRequest {
  /// The languages of `Accept-Language`, the preferred one first; well-formed tags only, ten at most.
  public var languages: [String] {
    var found: [(tag: String, weight: Double)] = []
    for line in headers.values(of: "Accept-Language") {
      for item in line.split(separator: ",").prefix(20) {
        let parts = item.split(separator: ";")
        guard let tag = parts.first.map({ $0.filter { $0 != " " && $0 != "\t" } }), Self.isLanguage(tag) else {
          continue
        }
        found.append((tag, Self.weight(parts.dropFirst())))
      }
    }
    // Stable: languages of equal weight stay in the order given.
    let ordered = found.enumerated().filter { $0.element.weight > 0 }
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
    return ordered.prefix(10).map(\.element.tag)
  }

  private static func isLanguage(_ tag: String) -> Bool {
    guard tag.utf8.count <= 35 else { return false }
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = subtags.first, (2...8).contains(first.utf8.count) else { return false }
    return first.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      && subtags.dropFirst().allSatisfy { subtag in
        (1...8).contains(subtag.utf8.count)
          && subtag.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
      }
  }
}
