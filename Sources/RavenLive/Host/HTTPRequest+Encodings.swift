nonisolated extension HTTPRequest {
  /// Whether `Accept-Encoding` asks for gzip.
  ///
  /// It is named, or meant by `*`, with a weight above nothing and no less than that of the plain form.
  var acceptsGzip: Bool {
    var weights: [String: Double] = [:]
    for line in headers.values(of: "Accept-Encoding") {
      for item in line.split(separator: ",") {
        let parts = item.split(separator: ";", omittingEmptySubsequences: false)
        let name = parts[0].filter { $0 != " " && $0 != "\t" }.lowercased()
        // The first word on a coding counts; `x-gzip` is an old name of the same.
        let coding = name == "x-gzip" ? "gzip" : name
        if weights[coding] == nil { weights[coding] = Self.weight(parts.dropFirst()) }
      }
    }
    guard let gzip = weights["gzip"] ?? weights["*"], gzip > 0 else { return false }
    return gzip >= weights["identity"] ?? 0
  }
}
