import Raven
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
