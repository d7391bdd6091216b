import Foundation
import Raven
import SQLiteFile

/// What the server keeps for browsers, by the cookie that names them: the texts of `@AppStorage`, and for each tab of theirs, by the
/// session its page has or had, those of `@SceneStorage`.
///
/// It is kept as long as the server runs and, with a file, beyond; what is a tab's, only for some days. Pages of one browser and app
/// share one storage, so that what is written on one shows on the others at once. What a browser may have kept is limited, and so is
/// the whole, from which those go first that wrote longest ago, tabs before browsers.
final class BrowserStorages {
  /// A browser at one of the apps, or one of its tabs.
  struct Place: Hashable {
    let browser: SessionKey
    let appPath: String
    /// The session of the tab's page; nil for what all tabs share.
    var tab: SessionKey?
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
  /// How many tabs may have something kept before those are looked for that wrote too long ago.
  private var mostTabs = 1_024
  private var tabs = 0
  /// The time, in seconds since 1970.
  private let clock: () -> Int

  /// Begins with what a file has; without one, with nothing.
  init(
    limits: SessionLimits,
    file: StorageFile? = nil,
    clock: @escaping () -> Int = { Int(Date().timeIntervalSince1970) }
  ) {
    (self.limits, self.file, self.clock) = (limits, file, clock)
    for row in file?.takeRows() ?? [] {
      kept[row.place, default: Kept()].texts[row.key] = row.text
      kept[row.place]?.lastWrite = row.change
      kept[row.place]?.written = max(kept[row.place]?.written ?? 0, row.written)
      // Whatever a file says, there is a next number.
      writes = min(row.change, .max / 2)
    }
    bytes = kept.values.reduce(0) { $0 + $1.bytes }
    dropStaleTabs()
    makeRoom()
  }

  /// What is kept at a place.
  func texts(at place: Place) -> [String: String] { kept[place]?.texts ?? [:] }

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

  /// Gives a tab what it had under an earlier session, unless that wrote too long ago.
  ///
  /// The earlier one's is left: the page that asks may have to ask again.
  func bring(from earlier: Place, to place: Place) {
    guard let entry = kept[earlier], !isStale(entry) else { return }
    for (key, text) in entry.texts.sorted(by: { $0.key < $1.key }) { keep(text, for: key, at: place) }
    open[place]?.storage?.reload()
  }

  /// Keeps a text, unless that were too much for the browser or tab.
  fileprivate func keep(_ text: String?, for key: String, at place: Place) {
    var entry = kept[place] ?? Kept()
    let before = entry.bytes
    entry.texts[key] = text
    writes += 1
    (entry.lastWrite, entry.written) = (writes, clock())
    let most = place.tab == nil ? limits.storageBytesPerBrowser : limits.storageBytesPerTab
    guard entry.bytes <= max(before, most) else { return report(key, at: place, most) }
    set(entry.texts.isEmpty ? nil : entry, at: place)
    write { (file) throws(DatabaseError) in
      try file.keep(text, for: key, at: place, change: entry.lastWrite, written: entry.written)
    }
    if tabs > mostTabs { dropStaleTabs() }
    makeRoom()
  }

  /// Takes away what a session's tab has kept.
  func forget(tab session: LiveSession) {
    let place = Place(browser: session.browser, appPath: session.appPath, tab: session.id)
    if kept[place] != nil { forget(place) }
  }

  private func set(_ entry: Kept?, at place: Place) {
    let before = kept.updateValue(entry ?? Kept(), forKey: place)
    if entry == nil { kept[place] = nil }
    bytes += (entry?.bytes ?? 0) - (before?.bytes ?? 0)
    if place.tab != nil { tabs += (entry == nil ? 0 : 1) - (before == nil ? 0 : 1) }
  }

  private func forget(_ place: Place) {
    set(nil, at: place)
    write { (file) throws(DatabaseError) in try file.forget(place) }
  }

  private func isStale(_ entry: Kept) -> Bool {
    clock() - entry.written > Int(clamping: limits.storageLifetimePerTab / 1_000_000_000)
  }

  private func dropStaleTabs() {
    for (place, entry) in kept where place.tab != nil && isStale(entry) { forget(place) }
    tabs = kept.keys.reduce(0) { $0 + ($1.tab == nil ? 0 : 1) }
    mostTabs = max(1_024, 2 * tabs)
  }

  private func makeRoom() {
    guard bytes > limits.storageBytes else { return }
    let order = kept.map { (place: $0.key, rank: ($0.key.tab == nil ? 1 : 0, $0.value.lastWrite)) }
    for (place, _) in order.sorted(by: { $0.rank < $1.rank }) where bytes > limits.storageBytes { forget(place) }
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

  private func report(_ key: String, at place: Place, _ most: Int) {
    let (wrapper, owner) = place.tab == nil ? ("AppStorage", "browser") : ("SceneStorage", "tab")
    Diagnostics.handler?(
      Diagnostic(
        code: "storage-full",
        text: """
          @\(wrapper)("\(key.prefix(80))") is not kept: a \(owner) may have \(most) bytes kept for an app. It shows on the \
          pages that are open. Keep what is long in a file or database of the app.
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
    /// When that was, in seconds since 1970.
    var written = 0
    /// What this costs, about.
    var bytes: Int { texts.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count + 64 } }
  }
}

/// The storage of one browser for one app, as long as a page uses it.
private nonisolated final class LiveStorage: BrowserStorage, @unchecked Sendable {
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
