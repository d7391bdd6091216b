/// Writes figures as Prometheus reads them: the text format, version 0.0.4.
nonisolated struct MetricsText {
  /// What a figure does over time.
  enum Kind: String {
    /// It only grows, until the server starts anew.
    case counter
    /// It comes and goes.
    case gauge
    /// It is counted by steps.
    case histogram
  }

  static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  private(set) var text = ""

  /// Begins a figure; its samples follow.
  mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
  }

  /// Writes a sample; labels and their values are the server's own words, which need no escaping.
  mutating func sample(_ name: String, _ labels: KeyValuePairs<String, String>, _ value: some CustomStringConvertible) {
    let pairs = labels.map { "\($0)=\"\($1)\"" }.joined(separator: ",")
    text += "\(name)\(pairs.isEmpty ? "" : "{\(pairs)}") \(value)\n"
  }

  /// A figure of one sample.
  mutating func single(_ name: String, _ kind: Kind, _ help: String, _ value: some CustomStringConvertible) {
    begin(name, kind, help)
    sample(name, [:], value)
  }

  mutating func sample(_ name: String, _ label: (String, String), _ histogram: Histogram) {
    var count: UInt64 = 0
    for (step, found) in histogram.counts.enumerated() {
      count += found
      let bound = step < Histogram.bounds.count ? Self.seconds(Histogram.bounds[step]) : "+Inf"
      sample("\(name)_bucket", [label.0: label.1, "le": bound], count)
    }
    sample("\(name)_sum", [label.0: label.1], Self.seconds(histogram.sum))
    sample("\(name)_count", [label.0: label.1], count)
  }

  private static func seconds(_ time: Nanoseconds) -> String { "\(Double(time) / 1e9)" }
}
