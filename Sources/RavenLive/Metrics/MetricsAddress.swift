/// Where a server shows its figures: an address and a port that pages are not served at.
///
/// Whoever can reach it can read it, so it is an address of this machine alone unless another one is named.
///
/// ```swift
/// var configuration = ServerConfiguration()
/// configuration.metrics = MetricsAddress(port: 9100)  // http://127.0.0.1:9100/metrics
/// ```
public nonisolated struct MetricsAddress: Equatable, Sendable {
  /// The address to listen on.
  public var host: String
  /// The port to listen on; 0 picks a free one.
  public var port: UInt16

  /// Names an address; without a host, one that only this machine reaches.
  public init(host: String = "127.0.0.1", port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Reads `9100`, `10.0.0.5:9100` or `[::1]:9100`; nil for anything else.
  public init?(_ text: String) {
    let colon = text.lastIndex(of: ":")
    guard let port = UInt16(colon.map { text[text.index(after: $0)...] } ?? text[...]), port > 0 else { return nil }
    guard let colon else {
      self.init(port: port)
      return
    }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
    } else if host.contains(":") {
      return nil
    }
    guard !host.isEmpty else { return nil }
    self.init(host: String(host), port: port)
  }

  /// What its host is told: few ask, and they say little.
  var hostConfiguration: HostConfiguration {
    var configuration = HostConfiguration(address: host, port: Int(port))
    configuration.limits.connections = 16
    configuration.limits.bodyBytes = 1024
    return configuration
  }
}
