import CSQLite

/// A prepared statement: values go in, rows come out.
///
/// ```swift
/// let statement = try database.prepare("SELECT title FROM books WHERE year = ?")
/// try statement.rows(.integer(1984)) { print($0.text(0)) }
/// ```
public final class Statement {
  /// What a parameter can be.
  public enum Value {
    /// Nothing.
    case null
    case integer(Int)
    case text(String)

    /// A number or nothing.
    public static func optional(_ number: Int?) -> Value { number.map { .integer($0) } ?? .null }

    /// 1 or 0.
    public static func flag(_ isSet: Bool) -> Value { .integer(isSet ? 1 : 0) }
  }

  private let statement: OpaquePointer

  /// Takes over what SQLite has prepared.
  init(_ statement: OpaquePointer) { self.statement = statement }

  deinit { sqlite3_finalize(statement) }

  /// Runs the statement and hands over each row it gives; the row can be read during the call only.
  public func rows(_ values: Value..., each body: (borrowing Row) -> Void = { _ in }) throws(DatabaseError) {
    try rows(values, each: body)
  }

  /// Runs the statement with as many values as it has parameters.
  public func rows(_ values: [Value], each body: (borrowing Row) -> Void = { _ in }) throws(DatabaseError) {
    // Also after an error: a statement that is not reset holds on to the file.
    defer { sqlite3_reset(statement) }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    while true {
      let code = sqlite3_step(statement)
      switch code {
      case SQLITE_ROW: body(Row(statement: statement))
      case SQLITE_DONE: return
      default: throw failure(code)
      }
    }
  }

  private func bind(_ value: Value, at index: Int32) throws(DatabaseError) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(statement, index)
      case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
      case .text(let text): bind(text, at: index)
      }
    guard code == SQLITE_OK else { throw failure(code) }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    // SQLite's mark for "copy it, for it is about to go".
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    return sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copies)
  }

  private func failure(_ code: Int32) -> DatabaseError { DatabaseError(code, of: sqlite3_db_handle(statement)) }
}

/// One row, while it is being looked at.
public struct Row: ~Copyable {
  fileprivate let statement: OpaquePointer

  /// Whether there is nothing in a column.
  public func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  /// A number; 0 where there is nothing.
  public func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

  /// Whether a number is not 0.
  public func flag(_ column: Int32) -> Bool { integer(column) != 0 }

  /// A text; empty where there is nothing.
  public func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(statement, column) else { return "" }
    // By its length: a text may have zeros in it.
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
