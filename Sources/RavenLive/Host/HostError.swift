/// Why a host could not start.
public nonisolated enum HostError: Error, Equatable, Sendable {
  /// Another process listens on the port.
  case portInUse(Int)
  /// Another process listens on the Unix socket, or the path is a file of another kind.
  case pathInUse(String)
  /// The path does not fit into a socket's address (about 100 bytes).
  case pathTooLong(String)
  /// The system does not let a Unix socket be made at the path, with its error number: 2 where there is no such folder, 13 where
  /// this program may not write to it.
  case pathRefused(String, errno: Int32)
  /// Neither an IP address nor `localhost`.
  case invalidAddress(String)
  /// The file of a certificate or key cannot be read, with the system's error number: 2 where there is none, 13 where this program may
  /// not.
  case fileUnreadable(String, errno: Int32)
  /// There is no certificate in the file.
  case notACertificate(String)
  /// There is no private key in the file, or it has a password.
  case notAKey(String)
  /// The key is not that of the certificate.
  case keyOfAnother(TLSFiles)
  /// The system refused, with its error number: 13 for a port that needs privileges, 99 for an address of another machine.
  case failed(errno: Int32)
}

extension HostError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .portInUse(let port):
      "Port \(port) is in use. Another server, perhaps an earlier run, listens on it: stop that one, or choose another port."
    case .pathInUse(let path):
      "\(path) is in use. Another server listens on this socket, or it is a file of another kind: choose another path."
    case .pathTooLong(let path):
      "\(path) is too long for a Unix socket: choose a path of less than 100 bytes."
    case .pathRefused(let path, let errno):
      "The socket \(path) cannot be made (error \(errno)). Its folder must be there, and this program must be allowed to write to it."
    case .invalidAddress(let address):
      "\(address) is no IP address. Write one like 127.0.0.1 or ::1, or localhost."
    case .fileUnreadable(let path, let errno):
      "\(path) cannot be read (error \(errno)). The file must be there, and this program must be allowed to read it."
    case .notACertificate(let path):
      "\(path) holds no certificate. It has to be a PEM file that begins with -----BEGIN CERTIFICATE-----."
    case .notAKey(let path):
      "\(path) holds no private key that can be used. It has to be a PEM file with a line like -----BEGIN PRIVATE KEY-----, without a password."
    case .keyOfAnother(let files):
      "The key in \(files.key) is not that of the certificate in \(files.certificate). Name the two that were made together."
    case .failed(let errno):
      "The system does not let us listen there (error \(errno)). Ports below 1024 need privileges; the address must be one of this machine."
    }
  }
}
