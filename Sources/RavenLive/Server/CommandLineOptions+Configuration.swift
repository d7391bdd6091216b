nonisolated extension CommandLineOptions {
  /// Writes what is asked for serving into a configuration.
  func apply(to configuration: inout ServerConfiguration) {
    configuration.host = host
    configuration.port = port
    configuration.socket = socket
    configuration.tls = certificate.flatMap { file in key.map { TLSFiles(certificate: file, key: $0) } }
    configuration.trustsProxy = trustsProxy
    configuration.metrics = metrics
    configuration.dataFolder = data
    configuration.showsBodies = showsBodies
    for (name, number) in limits { _ = configuration.limits.set(name, to: number) }
  }
}
