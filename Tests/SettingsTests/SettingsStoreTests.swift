import Foundation
import Testing

@testable import Settings

/// The settings of the example in their file, without a page.
struct SettingsStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
  private var file: SettingsFile { SettingsFile(location: folder.appending(path: "settings.json")) }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file.location)
  }

  /// What a file in the folder holds; nil if there is none.
  private func text(of name: String = "settings.json") -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// A store with a value in each section that is not the usual one.
  private func changedStore() -> SettingsStore {
    let store = SettingsStore(file: file)
    store.account.name = "Zoë “Z” Ø"
    store.notifications.digest = .daily
    store.notifications.quietFrom = TimeOfDay(hour: 23, minute: 59)
    store.appearance.theme = .dark
    store.privacy.audience = .nobody
    _ = store.clearCache()
    return store
  }

  @Test func `without a file everything is as usual, and none is made before something changes`() {
    let store = SettingsStore(file: file)
    #expect(store.preferences == Preferences())
    #expect(store.notice == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `what is set is there again`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = changedStore()
    #expect(before.preferences != Preferences())
    let after = SettingsStore(file: file)
    #expect(after.preferences == before.preferences)
    #expect(after.notice == nil)
    #expect(text(of: "settings.unread.json") == nil)
  }

  @Test(arguments: ["", "{\"account\": {\"name\": \"Ada", "[1, 2]", "null", "\u{FFFD}\u{0}"])
  func `a file that is no object is kept, and everything is as usual`(broken: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(broken)
    let store = SettingsStore(file: file)
    #expect(store.preferences == Preferences())
    #expect(store.notice?.contains("settings.unread.json") == true)
    #expect(text(of: "settings.unread.json") == broken)
    store.appearance.theme = .light
    #expect(SettingsStore(file: file).appearance.theme == .light)
    #expect(SettingsStore(file: file).notice == nil)
    #expect(text(of: "settings.unread.json") == broken)
  }

  @Test func `a second bad file does not take the place of the first`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (text, name) in [("one", "settings.unread.json"), ("two", "settings.unread-2.json")] {
      try write(text)
      #expect(SettingsStore(file: file).notice?.contains(name) == true)
    }
    #expect(text(of: "settings.unread.json") == "one")
    #expect(text(of: "settings.unread-2.json") == "two")
  }

  @Test func `a value nobody knows is as usual, is named, and takes no other with it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let written = """
      {
        "account": {"name": "Grace", "state": "suspended"},
        "appearance": {"theme": "sepia", "accent": "pink", "textSize": 12},
        "notifications": {"areAllowed": 0, "quietFrom": 1440, "quietUntil": 61}
      }
      """
    try write(written)
    let store = SettingsStore(file: file)
    #expect(store.account == Account(name: "Grace"))
    #expect(store.appearance == Appearance(accent: .pink))
    #expect(store.notifications == Notifications(quietUntil: TimeOfDay(hour: 1, minute: 1)))
    for name in [
      "account.state", "appearance.theme", "appearance.textSize", "notifications.areAllowed", "notifications.quietFrom",
    ] {
      #expect(store.notice?.contains(name) == true, "\(name)")
    }
    #expect(text(of: "settings.unread.json") == written)
    let again = SettingsStore(file: file)
    #expect(again.preferences == store.preferences)
    #expect(again.notice == nil)
  }

  @Test func `a section that is no object is as usual`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(#"{"account": 5, "privacy": {"visibleAs": "G."}}"#)
    let store = SettingsStore(file: file)
    #expect(store.account == Account())
    #expect(store.privacy == Privacy(visibleAs: "G."))
    #expect(store.notice?.contains("account.name") == true)
  }

  @Test func `what has no name here is left in the file`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(#"{"appearance": {"theme": "dark", "font": "Serif"}, "sync": {"devices": ["a", "b"]}}"#)
    let store = SettingsStore(file: file)
    #expect(store.appearance.theme == .dark)
    #expect(store.notice == nil)
    store.appearance.accent = .green
    let object = try #require(JSONObject(json: Data(contentsOf: file.location)))
    #expect(object[["appearance", "font"]] as? String == "Serif")
    #expect(object[["sync", "devices"]] as? [String] == ["a", "b"])
    #expect(object[["appearance", "accent"]] as? String == "green")
  }

  @Test func `a file that cannot be written is told of, and what was set is in force`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // A folder of this name is in the way.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = SettingsStore(file: SettingsFile(location: folder.appending(path: "none/settings.json")))
    try Data().write(to: folder.appending(path: "none"))
    store.account.name = "Grace"
    #expect(store.account.name == "Grace")
    #expect(store.notice?.contains("could not be saved") == true)
    try FileManager.default.removeItem(at: folder.appending(path: "none"))
    store.privacy.sharesStatistics = true
    let again = SettingsStore(file: SettingsFile(location: folder.appending(path: "none/settings.json")))
    #expect(again.account.name == "Grace")
  }

  @Test func `a reset leaves the account and what is stored`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = changedStore()
    let (account, storage) = (store.account, store.storage)
    store.resetSettings()
    #expect(store.preferences == Preferences(account: account, storage: storage))
    #expect(SettingsStore(file: file).preferences == store.preferences)
  }

  @Test func `a deleted account leaves nothing of its own`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = changedStore()
    store.deleteAccount()
    #expect(store.account.state == .deleted)
    #expect(store.storage.used == 0)
    let left = try #require(text())
    #expect(!left.contains("Zoë") && !left.contains("Ada") && !left.contains("ada@"))
    store.createAccount()
    #expect(store.account == .blank && store.account.state == .signedIn)
  }

  @Test func `a cleared cache says what it gave back`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = SettingsStore(file: file)
    let size = store.storage.cache
    #expect(store.clearCache() == size && size > 0)
    #expect(store.clearCache() == 0)
    #expect(SettingsStore(file: file).storage.cache == 0)
  }
}
