import CSQLite
public import Foundation

/// What SQLite has against something it was asked to do.
public struct DatabaseError: LocalizedError, Equatable {
  /// SQLite's number for it.
  public let code: Int32
  /// SQLite's words for it.
  public let message: String

  public init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }

  /// The last error of a connection.
  init(_ code: Int32, of connection: OpaquePointer?) {
    self.init(code: code, message: String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)))
  }

  public var errorDescription: String? { "The database says: \(message)." }
}
