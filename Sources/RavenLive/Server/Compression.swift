/// What is sent compressed.
nonisolated enum Compression {
  /// A shorter body travels in one packet anyway.
  static let smallest = 1024

  /// Whether a body of a type and length is compressed for those who take it so.
  static func isWorthwhile(_ type: String, _ count: Int) -> Bool {
    let name = type.prefix { $0 != ";" }
    return count >= smallest && (name.hasPrefix("text/") || types.contains(String(name)))
  }

  /// Besides all texts.
  ///
  /// Images, films and fonts for the web are compressed already.
  private static let types: Set = [
    "application/javascript", "application/json", "application/manifest+json", "application/wasm", "application/xml",
    "image/svg+xml",
  ]
}

nonisolated extension HTTPResponse {
  /// Compresses a page that is made for one request.
  ///
  /// One that another site has a known visitor's browser ask for stays as it is. Whoever may choose a part of a page's address and
  /// see how long the answer is could otherwise guess what else the page says, letter by letter (BREACH).
  mutating func compressPage(for request: HTTPRequest) {
    guard Compression.isWorthwhile(headers["Content-Type"] ?? "", body.count) else { return }
    headers.append("Vary", "Accept-Encoding")
    guard request.acceptsGzip, !request.isAskedByOthers, let compressed = Gzip.compressed(body, .fast) else { return }
    headers.append("Content-Encoding", "gzip")
    body = compressed
  }
}

nonisolated extension HTTPRequest {
  /// Whether another site asks, with what identifies the visitor to this one.
  ///
  /// Browsers say so where it matters, which is by https; a visitor that is not known has nothing to be guessed.
  fileprivate var isAskedByOthers: Bool {
    guard headers["Cookie"] != nil || headers["Authorization"] != nil else { return false }
    return ["cross-site", "same-site"].contains(headers["Sec-Fetch-Site"])
  }
}
