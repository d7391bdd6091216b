import CSQLite

/// A connection to a database file.
///
/// SQL is written in the source and never put together at run time: values come in as parameters of a `Statement`.
public final class Database {
  private let connection: OpaquePointer

  /// Opens a database file, which is made if it is not there.
  public init(path: String) throws(DatabaseError) {
    var connection: OpaquePointer?
    let code = sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    guard code == SQLITE_OK, let connection else {
      let error = DatabaseError(code, of: connection)
      sqlite3_close_v2(connection)
      throw error
    }
    self.connection = connection
    // Another program may be writing: wait for it instead of failing at once.
    sqlite3_busy_timeout(connection, 2_000)
  }

  // Closes when the last statement is gone, too.
  deinit { sqlite3_close_v2(connection) }

  /// Runs statements that take no values and give no rows.
  public func execute(_ sql: StaticString) throws(DatabaseError) {
    let code = sqlite3_exec(connection, sql.pointer, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(code, of: connection) }
  }

  /// Prepares a statement, to be run as often as one likes.
  public func prepare(_ sql: StaticString) throws(DatabaseError) -> Statement {
    var statement: OpaquePointer?
    let length = Int32(sql.utf8CodeUnitCount)
    let code = sqlite3_prepare_v3(connection, sql.pointer, length, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else { throw DatabaseError(code, of: connection) }
    return Statement(statement)
  }

  /// Does all of something or, when it throws, nothing.
  public func transaction<Result>(_ body: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite may have rolled back by itself; what is to be told is the first error.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// The row id of the last row that was inserted.
  public var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(connection) }
}

private extension StaticString {
  /// The characters of a literal, which end with a zero.
  var pointer: UnsafePointer<CChar> { UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self) }
}
