package import Raven
import SQLiteFile

/// What the server keeps for browsers, by the cookie that names them: the texts of `@AppStorage`.
///
/// It is kept as long as the server runs and, with a file, beyond. Pages of one browser and app share one storage, so that what is
/// written on one shows on the others at once. What a browser may have kept is limited, and so is the whole, from which those go first
/// that wrote longest ago.
final class BrowserStorages {
  /// A browser at one of the apps.
  struct Place: Hashable {
    let browser: SessionKey
    let appPath: String
  }

  private let limits: SessionLimits
  private let file: StorageFile?
  /// Called when the file takes no more, once until it does again; what is written then is kept as long as the server runs.
  var onFailure: ((any Error) -> Void)?
  private var hasFailed = false
  /// Those that a page uses, and some that none uses any more.
  private(set) var open: [Place: Open] = [:]
  /// How many there may be before those are looked for.
  private var mostOpen = 64
  private var kept: [Place: Kept] = [:]
  /// How many bytes are kept in all.
  private(set) var bytes = 0
  private var writes = 0

  /// Begins with what a file has; without one, with nothing.
  init(limits: SessionLimits, file: StorageFile? = nil) {
    (self.limits, self.file) = (limits, file)
    for row in file?.takeRows() ?? [] {
      kept[row.place, default: Kept()].texts[row.key] = row.text
      kept[row.place]?.lastWrite = row.change
      // Whatever a file says, there is a next number.
      writes = min(row.change, .max / 2)
    }
    bytes = kept.values.reduce(0) { $0 + $1.bytes }
    makeRoom()
  }

  /// Whether it outlives the server.
  var isLasting: Bool { file != nil }

  nonisolated deinit {}

  /// The storage of a browser for an app; every page gets the same.
  func storage(of place: Place) -> BrowserStorage {
    if let storage = open[place]?.storage { return storage }
    if open.count >= mostOpen {
      open = open.filter { $0.value.storage != nil }
      mostOpen = max(64, 2 * open.count)
    }
    let storage = LiveStorage(place, in: self)
    open[place] = Open(storage: storage)
    return storage
  }

  fileprivate func text(_ key: String, at place: Place) -> String? { kept[place]?.texts[key] }

  /// Keeps a text, unless that were too much for the browser.
  fileprivate func keep(_ text: String?, for key: String, at place: Place) {
    var entry = kept[place] ?? Kept()
    let before = entry.bytes
    entry.texts[key] = text
    writes += 1
    entry.lastWrite = writes
    guard entry.bytes <= max(before, limits.storageBytesPerBrowser) else { return report(key) }
    bytes += entry.bytes - before
    kept[place] = entry.texts.isEmpty ? nil : entry
    write { (file) throws(DatabaseError) in try file.keep(text, for: key, at: place, change: writes) }
    makeRoom()
  }

  private func makeRoom() {
    while bytes > limits.storageBytes, let oldest = kept.min(by: { $0.value.lastWrite < $1.value.lastWrite }) {
      bytes -= oldest.value.bytes
      kept[oldest.key] = nil
      write { (file) throws(DatabaseError) in try file.forget(oldest.key) }
    }
  }

  private func write(_ body: (StorageFile) throws(DatabaseError) -> Void) {
    guard let file else { return }
    do throws(DatabaseError) {
      try body(file)
      hasFailed = false
    } catch {
      if !hasFailed { onFailure?(error) }
      hasFailed = true
    }
  }

  private func report(_ key: String) {
    Diagnostics.handler?(
      Diagnostic(
        code: "storage-full",
        text: """
          @AppStorage("\(key.prefix(80))") is not kept: a browser may have \(limits.storageBytesPerBrowser) bytes kept for an \
          app. It shows on the pages that are open. Keep what is long in a file or database of the app.
          """
      )
    )
  }

  struct Open {
    weak var storage: BrowserStorage?
  }

  private struct Kept {
    var texts: [String: String] = [:]
    var lastWrite = 0
    /// What this costs, about.
    var bytes: Int { texts.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count + 64 } }
  }
}

/// The storage of one browser for one app, as long as a page uses it.
private nonisolated final class LiveStorage: BrowserStorage {
  private let place: BrowserStorages.Place
  private let all: BrowserStorages

  @MainActor init(_ place: BrowserStorages.Place, in all: BrowserStorages) {
    self.place = place
    self.all = all
    super.init()
  }

  deinit {}

  override func load(_ key: String) -> String? { MainActor.assumeIsolated { all.text(key, at: place) } }

  override func save(_ text: String?, for key: String) {
    MainActor.assumeIsolated { all.keep(text, for: key, at: place) }
  }
}
