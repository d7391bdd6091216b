import Foundation
import Raven
import SQLiteFile
import Testing

@testable import RavenLive

struct `What is kept for browsers` {
  private let browser = SessionKey.random()

  private func storages(_ change: (inout SessionLimits) -> Void = { _ in }) -> BrowserStorages {
    var limits = SessionLimits()
    change(&limits)
    return BrowserStorages(limits: limits)
  }

  @Test func `is one storage for all pages of a browser and app, and another for others`() {
    let storages = storages()
    let own = storages.storage(of: .init(browser: browser, appPath: "/"))
    #expect(storages.storage(of: .init(browser: browser, appPath: "/")) == own)
    #expect(storages.storage(of: .init(browser: browser, appPath: "/other")) != own)
    #expect(storages.storage(of: .init(browser: .random(), appPath: "/")) != own)
  }

  @Test func `is there when the pages that wrote it have gone`() {
    let storages = storages()
    let place = BrowserStorages.Place(browser: browser, appPath: "/")
    do { storages.storage(of: place).save("date", for: "order") }
    #expect(storages.storage(of: place).load("order") == "date")
    do { storages.storage(of: place).save(nil, for: "order") }
    #expect(storages.storage(of: place).load("order") == nil)
    #expect(storages.bytes == 0)
  }

  @Test func `has a limit for each browser`() {
    let storages = storages { $0.storageBytesPerBrowser = 200 }
    let storage = storages.storage(of: .init(browser: browser, appPath: "/"))
    storage.save("short", for: "a")
    let bytes = storages.bytes
    storage.save(String(repeating: "x", count: 200), for: "b")
    storage.save(String(repeating: "x", count: 200), for: "a")
    #expect(storage.load("a") == "short" && storage.load("b") == nil)
    #expect(storages.bytes == bytes)
  }

  @Test func `makes room where somebody wrote longest ago`() {
    let storages = storages { $0.storageBytes = 200 }
    let places = (0..<3).map { _ in BrowserStorages.Place(browser: .random(), appPath: "/") }
    for place in places { storages.storage(of: place).save("0123456789", for: "a") }
    #expect(places.map { storages.storage(of: $0).load("a") } == [nil, "0123456789", "0123456789"])
    #expect(storages.bytes <= 200)
  }

  @Test func `forgets storages that no page uses`() {
    let storages = storages()
    let used = storages.storage(of: .init(browser: browser, appPath: "/"))
    for _ in 0..<10_000 { _ = storages.storage(of: .init(browser: .random(), appPath: "/")) }
    #expect(storages.open.count <= 64)
    #expect(storages.storage(of: .init(browser: browser, appPath: "/")) == used)
  }

  @Test func `is there after a new start, in the order in which it was written, where there is a file`() throws {
    try inFolder { folder in
      let places = (0..<3).map { BrowserStorages.Place(browser: .random(), appPath: "/\($0)") }
      let texts = ["date", "a\0b", "🎈 'quoted' \u{202E}\n"]
      do {
        let storages = BrowserStorages(limits: SessionLimits(), file: try StorageFile(folder: folder))
        for (place, text) in zip(places, texts) { storages.storage(of: place).save(text, for: "order") }
        storages.storage(of: places[0]).save("gone", for: "other")
        storages.storage(of: places[0]).save(nil, for: "other")
      }
      var limits = SessionLimits()
      do {
        let again = BrowserStorages(limits: limits, file: try StorageFile(folder: folder))
        #expect(places.map { again.storage(of: $0).load("order") } == texts)
        #expect(again.storage(of: places[0]).load("other") == nil)
        limits.storageBytes = again.bytes - 1
      }
      // Of what is there, the first was written longest ago.
      do {
        let less = BrowserStorages(limits: limits, file: try StorageFile(folder: folder))
        #expect(places.map { less.storage(of: $0).load("order") != nil } == [false, true, true])
      }
      let last = BrowserStorages(limits: SessionLimits(), file: try StorageFile(folder: folder))
      #expect(places.map { last.storage(of: $0).load("order") != nil } == [false, true, true])
    }
  }

  @Test func `names a browser for as long as that keeps names, where there is a file`() throws {
    try inFolder { folder in
      let lasting = ServerUnderTest(file: try StorageFile(folder: folder))
      let cookie = try #require(lasting.request("/").headers["Set-Cookie"])
      #expect(cookie.hasSuffix("; Max-Age=34560000"))
      let known = String(cookie.prefix { $0 != ";" })
      #expect(lasting.request("/", ["Cookie": known]).headers["Set-Cookie"] == cookie)
    }
  }

  @Test func `belongs to the owner of the file alone`() throws {
    try inFolder { folder in
      let file = try StorageFile(folder: folder)
      let place = BrowserStorages.Place(browser: browser, appPath: "/")
      try file.keep("date", for: "order", at: place, change: 1, written: 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.contains("browsers.sqlite") && names.contains("browsers.sqlite-wal"))
      for name in names {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
        #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
      }
    }
  }

  @Test func `is one server's at a time`() throws {
    try inFolder { folder in
      do {
        let file = try StorageFile(folder: folder)
        #expect(throws: DatabaseError.self) { try StorageFile(folder: folder) }
        withExtendedLifetime(file) {}
      }
      _ = try StorageFile(folder: folder)
    }
  }

  @Test func `goes on without the file when that takes no more, and says so once`() throws {
    try inFolder { folder in
      let file = try StorageFile(folder: folder)
      let storages = BrowserStorages(limits: SessionLimits(), file: file)
      var failures = 0
      storages.onFailure = { _ in failures += 1 }
      let storage = storages.storage(of: .init(browser: browser, appPath: "/"))
      storage.save("one", for: "a")
      try file.database.execute("DROP TABLE texts")
      storage.save("two", for: "a")
      storage.save("three", for: "a")
      #expect(failures == 1 && storage.load("a") == "three")
    }
  }

  @Test func `says why there can be no file`() throws {
    try inFolder { folder in
      let text = Data("no database, but a text that is long enough to be looked at".utf8)
      try text.write(to: URL(filePath: folder + "/browsers.sqlite"))
      #expect(throws: DatabaseError.self) { try StorageFile(folder: folder) }
      #expect(throws: (any Error).self) { try StorageFile(folder: folder + "/browsers.sqlite/below") }
    }
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "raven-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func `comes with the request, by the browser's cookie`() throws {
    let server = ServerUnderTest()
    let cookie = try #require(server.request("/").headers["Set-Cookie"]?.split(separator: ";").first)
    let first = try #require(server.lastRequest?.storage)
    first.save("date", for: "order")
    _ = server.request("/", ["Cookie": String(cookie)])
    #expect(server.lastRequest?.storage?.load("order") == "date")
    _ = server.request("/")
    #expect(server.lastRequest?.storage?.load("order") == nil)
  }
}
