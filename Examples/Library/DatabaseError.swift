import CSQLite
import Foundation

/// What SQLite has against something it was asked to do.
nonisolated struct DatabaseError: LocalizedError, Equatable {
  /// SQLite's number for it.
  let code: Int32
  /// SQLite's words for it.
  let message: String

  init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }

  /// The last error of a connection.
  init(_ code: Int32, of connection: OpaquePointer?) {
    self.init(code: code, message: String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)))
  }

  var errorDescription: String? { "The database says: \(message)." }
}
