/// Where a server's certificate and its private key are: PEM files, such as those of Let's Encrypt.
///
/// They are read when the server starts: one that goes on with a renewed certificate has to be started anew.
///
/// ```swift
/// var configuration = ServerConfiguration()
/// configuration.tls = TLSFiles(certificate: "/etc/app/fullchain.pem", key: "/etc/app/privkey.pem")
/// ```
public nonisolated struct TLSFiles: Equatable, Sendable {
  /// The certificate, followed by those that vouch for it.
  public var certificate: String
  /// Its private key, without a password.
  public var key: String

  /// Names both files.
  public init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }
}
