#if hasFeature(Embedded)
/// The browser's own storage (`storage.js`): the one which all pages of the app share, or that of one tab.
nonisolated final class PageStorage: BrowserStorage {
  private let keeper: Int32

  init(_ keeper: StorageKeeper) {
    self.keeper = keeper == .browser ? 0 : 1
    super.init()
    // Nobody else writes what is the tab's.
    if keeper == .scene { return }
    // As long as the page, so nothing has to keep it.
    watchStorage(Unmanaged.passRetained(self).toOpaque()) { storage in
      let storage = Unmanaged<PageStorage>.fromOpaque(storage).takeUnretainedValue()
      storage.reload()
    }
  }

  deinit {}

  override func load(_ key: String) -> String? {
    let count = withBytes(of: key) { loadText(keeper, $0, $1) }
    return count < 0 ? nil : takenText(count, by: takeText)
  }

  override func save(_ text: String?, for key: String) {
    withBytes(of: key) { key, keyCount in
      guard let text else { return removeText(keeper, key, keyCount) }
      withBytes(of: text) { saveText(keeper, key, keyCount, $0, $1) }
    }
  }
}

nonisolated extension BrowserStorage {
  /// What the page itself has.
  static func ofPage() -> BrowserStorage { PageStorage(.browser) }
  /// What the tab has.
  static func ofScene() -> BrowserStorage { PageStorage(.scene) }
}

nonisolated extension StorageCoding<Double> {
  /// The number a text stands for, as the browser reads it.
  static func number(of text: String) -> Double? {
    let number = withBytes(of: text, readNumber)
    return number.isNaN ? nil : number
  }

  /// The shortest text that stands for a number.
  static func text(of number: Double) -> String { takenText(writeNumber(number), by: takeText) }
}

@_extern(wasm, module: "storage", name: "load")
private nonisolated func loadText(_: Int32, _: UnsafePointer<UInt8>?, _: Int32) -> Int32

@_extern(wasm, module: "storage", name: "save")
private nonisolated func saveText(_: Int32, _: UnsafePointer<UInt8>?, _: Int32, _: UnsafePointer<UInt8>?, _: Int32)

@_extern(wasm, module: "storage", name: "remove")
private nonisolated func removeText(_: Int32, _: UnsafePointer<UInt8>?, _: Int32)

@_extern(wasm, module: "storage", name: "take")
private nonisolated func takeText(_: UnsafeMutablePointer<UInt8>?)

@_extern(wasm, module: "storage", name: "watch")
private nonisolated func watchStorage(_: UnsafeMutableRawPointer, _: @convention(c) (UnsafeMutableRawPointer) -> Void)

@_extern(wasm, module: "storage", name: "number")
private nonisolated func readNumber(_: UnsafePointer<UInt8>?, _: Int32) -> Double

@_extern(wasm, module: "storage", name: "text")
private nonisolated func writeNumber(_: Double) -> Int32
#endif
