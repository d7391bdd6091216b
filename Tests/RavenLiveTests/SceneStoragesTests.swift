import Foundation
import SQLiteFile
import Testing

@testable import Raven
@testable import RavenLive

struct `What is kept for tabs` {
  private let browser = SessionKey.random()

  private func place(_ tab: SessionKey? = .random()) -> BrowserStorages.Place {
    .init(browser: browser, appPath: "/", tab: tab)
  }

  @Test func `is each tab's own, and not the browser's`() {
    let storages = BrowserStorages(limits: SessionLimits())
    let (one, other) = (place(), place())
    storages.storage(of: one).save("date", for: "order")
    #expect(storages.storage(of: one).load("order") == "date")
    #expect(storages.storage(of: other).load("order") == nil)
    #expect(storages.storage(of: place(nil)).load("order") == nil)
  }

  @Test func `is brought to the session the tab has next, and shows there`() {
    let storages = BrowserStorages(limits: SessionLimits())
    let (one, next) = (place(), place())
    storages.storage(of: one).save("date", for: "order")
    let storage = storages.storage(of: next)
    let cell = storage.cell(for: "order")
    storages.bring(from: one, to: next)
    #expect(storage.load("order") == "date" && cell.text == "date")
    storage.save("name", for: "order")
    #expect(storages.storage(of: one).load("order") == "date")
  }

  @Test func `stays away from who has the tab's session but is another browser`() {
    let storages = BrowserStorages(limits: SessionLimits())
    let one = place()
    storages.storage(of: one).save("date", for: "order")
    let theirs = BrowserStorages.Place(browser: .random(), appPath: "/", tab: .random())
    storages.bring(from: .init(browser: theirs.browser, appPath: "/", tab: one.tab), to: theirs)
    #expect(storages.storage(of: theirs).load("order") == nil)
  }

  @Test func `is there after a new start, until it is too old`() throws {
    try inFolder { folder in
      let (one, next) = (place(), place())
      var now = 1_000_000
      @MainActor func storages() throws -> BrowserStorages {
        BrowserStorages(limits: SessionLimits(), file: try StorageFile(folder: folder)) { now }
      }
      do {
        let first = try storages()
        first.storage(of: one).save("date", for: "order")
        first.storage(of: place(nil)).save("dark", for: "look")
      }
      now += 7 * 24 * 3600
      do {
        let again = try storages()
        again.bring(from: one, to: next)
        #expect(again.storage(of: next).load("order") == "date")
      }
      now += 1
      do {
        let later = try storages()
        #expect(later.storage(of: one).load("order") == nil)
        #expect(later.storage(of: next).load("order") == "date")
        #expect(later.storage(of: place(nil)).load("look") == "dark")
      }
      now += 7 * 24 * 3600
      let last = try storages()
      last.bring(from: next, to: one)
      #expect(last.storage(of: one).load("order") == nil && last.storage(of: next).load("order") == nil)
      #expect(last.storage(of: place(nil)).load("look") == "dark")
    }
  }

  @Test func `is not brought when it is too old, though the server has run on`() {
    var now = 0
    var limits = SessionLimits()
    limits.storageLifetimePerTab = .seconds(10)
    let storages = BrowserStorages(limits: limits) { now }
    let (one, next) = (place(), place())
    storages.storage(of: one).save("date", for: "order")
    now = 11
    storages.bring(from: one, to: next)
    #expect(storages.storage(of: next).load("order") == nil)
    // Those of tabs that never come back do not stay for ever.
    for _ in 0..<2_000 { storages.storage(of: place()).save("date", for: "order") }
    now = 30
    for _ in 0..<100 { storages.storage(of: place()).save("date", for: "order") }
    #expect(storages.bytes < 500 * (5 + 4 + 64))
  }

  @Test func `has a limit for each tab`() {
    var limits = SessionLimits()
    limits.storageBytesPerTab = 200
    let storages = BrowserStorages(limits: limits)
    let storage = storages.storage(of: place())
    storage.save("short", for: "a")
    storage.save(String(repeating: "x", count: 200), for: "b")
    #expect(storage.load("a") == "short" && storage.load("b") == nil)
  }

  @Test func `goes before what browsers have kept when there is no more room`() {
    var limits = SessionLimits()
    limits.storageBytes = 200
    let storages = BrowserStorages(limits: limits)
    let (all, tab) = (place(nil), place())
    storages.storage(of: all).save("0123456789", for: "a")
    storages.storage(of: tab).save("0123456789", for: "a")
    let other = BrowserStorages.Place(browser: .random(), appPath: "/")
    storages.storage(of: other).save("0123456789", for: "a")
    #expect([all, tab, other].map { storages.storage(of: $0).load("a") != nil } == [true, false, true])
  }

  @Test func `stands in a file from before there were tabs`() throws {
    try inFolder { folder in
      do {
        let old = try Database(path: folder + "/browsers.sqlite")
        try old.execute(
          """
          CREATE TABLE kept (
            browser TEXT NOT NULL, app TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL, change INTEGER NOT NULL,
            PRIMARY KEY (browser, app, key)
          ) WITHOUT ROWID
          """
        )
        try old.prepare("INSERT INTO kept VALUES (?, ?, ?, ?, ?)")
          .rows(.text(browser.hex), .text("/"), .text("order"), .text("date"), .integer(7))
      }
      for _ in 0..<2 {
        let storages = BrowserStorages(limits: SessionLimits(), file: try StorageFile(folder: folder))
        #expect(storages.storage(of: place(nil)).load("order") == "date")
      }
    }
  }

  @Test func `comes with every page, another for each`() throws {
    let server = ServerUnderTest()
    let cookie = try #require(server.request("/").headers["Set-Cookie"]?.split(separator: ";").first)
    let first = try #require(server.lastRequest?.sceneStorage)
    first.save("date", for: "order")
    _ = server.request("/", ["Cookie": String(cookie)])
    #expect(server.lastRequest?.sceneStorage?.load("order") == nil)
    #expect(server.lastRequest?.storage?.load("order") == nil)
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "raven-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }
}
