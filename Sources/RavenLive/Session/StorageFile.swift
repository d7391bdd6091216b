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
    /// When that was, in seconds since 1970.
    let written: Int
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
      CREATE TABLE IF NOT EXISTS texts (
        browser TEXT NOT NULL, app TEXT NOT NULL, tab TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL,
        change INTEGER NOT NULL, written INTEGER NOT NULL, PRIMARY KEY (browser, app, tab, key)
      ) WITHOUT ROWID
      """
    )
    try Self.takeOver(database)
    keep = try database.prepare("INSERT OR REPLACE INTO texts VALUES (?, ?, ?, ?, ?, ?, ?)")
    remove = try database.prepare("DELETE FROM texts WHERE browser = ? AND app = ? AND tab = ? AND key = ?")
    forget = try database.prepare("DELETE FROM texts WHERE browser = ? AND app = ? AND tab = ?")
    rows = try Self.rows(of: database)
  }

  nonisolated deinit {}

  /// Hands over what was kept when the file was opened: it is not needed here any more.
  func takeRows() -> [Row] {
    defer { rows = [] }
    return rows
  }

  /// Moves what is in the table of a server that knew no tabs.
  private static func takeOver(_ database: Database) throws(DatabaseError) {
    var isThere = false
    let table = try database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'kept'")
    try table.rows { _ in isThere = true }
    guard isThere else { return }
    try database.execute(
      """
      BEGIN;
      INSERT OR IGNORE INTO texts SELECT browser, app, '', key, text, change, 0 FROM kept;
      DROP TABLE kept;
      COMMIT
      """
    )
  }

  private static func rows(of database: Database) throws(DatabaseError) -> [Row] {
    var rows: [Row] = []
    let all = try database.prepare("SELECT browser, app, tab, key, text, change, written FROM texts ORDER BY change")
    try all.rows { row in
      guard let browser = SessionKey(hex: row.text(0).utf8) else { return }
      let tab = SessionKey(hex: row.text(2).utf8)
      guard tab != nil || row.text(2).isEmpty else { return }
      let place = BrowserStorages.Place(browser: browser, appPath: row.text(1), tab: tab)
      rows.append(
        Row(place: place, key: row.text(3), text: row.text(4), change: row.integer(5), written: row.integer(6))
      )
    }
    return rows
  }

  /// Writes a text, or takes it away.
  func keep(
    _ text: String?,
    for key: String,
    at place: BrowserStorages.Place,
    change: Int,
    written: Int
  ) throws(DatabaseError) {
    let (browser, app, tab) = Self.values(of: place)
    if let text {
      try keep.rows(browser, app, tab, .text(key), .text(text), .integer(change), .integer(written))
    } else {
      try remove.rows(browser, app, tab, .text(key))
    }
  }

  /// Takes away all texts of a place.
  func forget(_ place: BrowserStorages.Place) throws(DatabaseError) {
    let (browser, app, tab) = Self.values(of: place)
    try forget.rows(browser, app, tab)
  }

  private static func values(of place: BrowserStorages.Place) -> (Statement.Value, Statement.Value, Statement.Value) {
    (.text(place.browser.hex), .text(place.appPath), .text(place.tab?.hex ?? ""))
  }
}
