import Foundation
import SQLiteFile

/// The file in which what browsers have kept outlives the server: a row for each text.
///
/// All of it is read when the server starts, and each change is written as it happens, in a few tens of microseconds. A change is
/// there after the program has crashed; after the machine has, the last ones may be missing.
///
/// One server has the file at a time, and locks it: another does not start, instead of waiting for it or forgetting what it wrote.
/// Whoever reads the file can act as the browsers in it: it and those SQLite keeps beside it are their owner's alone.
final class StorageFile {
  /// A text, as it stands in the file.
  struct Row {
    let place: BrowserStorages.Place
    let key: String
    let text: String
    /// The number of the change that wrote it.
    let change: Int
  }

  let database: Database
  private let keep: Statement
  private let remove: Statement
  private let forget: Statement
  /// What was kept when the file was opened, in the order in which it was written.
  private var rows: [Row]

  /// Opens the file in a folder; both are made if they are not there.
  init(folder: String) throws {
    let owned = [FileAttributeKey.posixPermissions: 0o600]
    let folder = URL(filePath: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "browsers.sqlite").path
    // Before anything is in it: SQLite gives the files beside it what this one has.
    if !FileManager.default.fileExists(atPath: path) {
      guard FileManager.default.createFile(atPath: path, contents: nil, attributes: owned) else {
        throw CocoaError(.fileWriteNoPermission)
      }
    }
    for ending in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + ending) {
      try FileManager.default.setAttributes(owned, ofItemAtPath: path + ending)
    }
    database = try Database(path: path)
    // Nobody is to wait for a file that another server has, least of all the pages of this one.
    try database.execute("PRAGMA busy_timeout = 0")
    try database.execute("PRAGMA locking_mode = EXCLUSIVE")
    try database.execute("PRAGMA journal_mode = WAL")
    try database.execute("PRAGMA synchronous = NORMAL")
    try database.execute(
      """
      CREATE TABLE IF NOT EXISTS kept (
        browser TEXT NOT NULL, app TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL, change INTEGER NOT NULL,
        PRIMARY KEY (browser, app, key)
      ) WITHOUT ROWID
      """
    )
    keep = try database.prepare("INSERT OR REPLACE INTO kept VALUES (?, ?, ?, ?, ?)")
    remove = try database.prepare("DELETE FROM kept WHERE browser = ? AND app = ? AND key = ?")
    forget = try database.prepare("DELETE FROM kept WHERE browser = ? AND app = ?")
    rows = try Self.rows(of: database)
  }

  nonisolated deinit {}

  /// Hands over what was kept when the file was opened: it is not needed here any more.
  func takeRows() -> [Row] {
    defer { rows = [] }
    return rows
  }

  private static func rows(of database: Database) throws(DatabaseError) -> [Row] {
    var rows: [Row] = []
    try database.prepare("SELECT browser, app, key, text, change FROM kept ORDER BY change").rows { row in
      guard let browser = SessionKey(hex: row.text(0).utf8) else { return }
      let place = BrowserStorages.Place(browser: browser, appPath: row.text(1))
      rows.append(Row(place: place, key: row.text(2), text: row.text(3), change: row.integer(4)))
    }
    return rows
  }

  /// Writes a text, or takes it away.
  func keep(_ text: String?, for key: String, at place: BrowserStorages.Place, change: Int) throws(DatabaseError) {
    let (browser, app) = (Statement.Value.text(place.browser.hex), Statement.Value.text(place.appPath))
    if let text {
      try keep.rows(browser, app, .text(key), .text(text), .integer(change))
    } else {
      try remove.rows(browser, app, .text(key))
    }
  }

  /// Takes away all texts of a browser for an app.
  func forget(_ place: BrowserStorages.Place) throws(DatabaseError) {
    try forget.rows(.text(place.browser.hex), .text(place.appPath))
  }
}
