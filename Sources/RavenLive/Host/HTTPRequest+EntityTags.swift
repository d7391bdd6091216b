nonisolated extension HTTPRequest {
  /// Whether `If-None-Match` says that the browser has what a mark stands for: the mark with its quotes, among others, or `*`.
  ///
  /// A mark that a proxy has weakened (`W/`) still says that nothing new is to be shown.
  func knows(_ tag: String) -> Bool {
    headers.values(of: "If-None-Match").contains { line in
      var rest = line[...]
      while true {
        rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
        if rest.isEmpty { return false }
        if rest.first == "*" { return true }
        if rest.hasPrefix("W/") { rest = rest.dropFirst(2) }
        guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else { return false }
        if rest[...end] == tag { return true }
        rest = rest[rest.index(after: end)...]
      }
    }
  }
}
