nonisolated extension HTTPRequest {
  /// What `q` among the parameters of an item says it is worth, from 0 to 1: 1 unless said, 0 where it is no number.
  static func weight(_ parameters: ArraySlice<Substring>) -> Double {
    for parameter in parameters {
      let pair = parameter.split(separator: "=").map { $0.filter { $0 != " " && $0 != "\t" } }
      if pair.count == 2, pair[0] == "q" || pair[0] == "Q" { return min(max(Double(pair[1]) ?? 0, 0), 1) }
    }
    return 1
  }
}
