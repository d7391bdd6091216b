import Raven

/// An app's first page as files, which any file server can host, in any folder: all addresses are relative.
///
/// Without a module it shows the app's first state and stays so. With one, the app runs in the page: the module finds the
/// markup it would make itself, by the fingerprint of the batch it was written from, and takes it over.
struct PageExport {
  /// A file, by its path in the folder.
  struct File: Equatable {
    let path: String
    let bytes: [UInt8]
  }

  let app: MountedApp
  let assets: ServerAssets
  /// The module that the app runs as; nil for a page that stays as it is.
  let module: [UInt8]?
  /// The keys of system images it may show later, beside those of the first page.
  var drawings: [String] = []

  /// The page and what it needs; nil for an app without a page at its address.
  func files() -> [File]? {
    guard let route = PageRoute(base: "", path: ""),
      let page = app.makePage(HTTPRequest(method: "GET", target: "/"), route)
    else { return nil }
    defer { page.live.end() }
    let moduleFile = module.map { File(path: assets.directory + "app-\(Self.fingerprint($0)).wasm", bytes: $0) }
    let sheet = stylesheet(of: page)
    var document = HTMLDocument(
      app: app,
      assets: assets,
      carrier: moduleFile.map { .module(address: String($0.path.dropFirst()), batch: Self.fingerprint(page.batch)) }
        ?? .none,
      page: page
    )
    document.root = ""
    document.stylesheets = [sheet.path]
    let still = module == nil ? stillScripts(of: page) : []
    document.pageScript = still.isEmpty ? nil : assets.pageScript.name
    let scripts = module == nil ? still : assets.names.filter { !assets.stylesheets.contains($0) }
    let shared = scripts.compactMap { name in
      assets.file(at: assets.directory[...] + name).map { File(path: assets.directory + name, bytes: $0.bytes) }
    }
    let all = shared + [sheet] + (moduleFile.map { [$0] } ?? [])
    return [File(path: "index.html", bytes: document.bytes())]
      + all.map { File(path: String($0.path.dropFirst()), bytes: $0.bytes) }
  }

  /// All rules in one file, those for the drawings behind those that show them: were they apart, the browser could have one
  /// without the other for a moment, and would ask for each drawing as a file.
  private func stylesheet(of page: MountedApp.Page) -> File {
    let addresses = assets.stylesheets.map { assets.directory + $0 } + page.stylesheets + assets.sheets(of: drawings)
    let sheets = addresses.compactMap { assets.file(at: $0[...])?.bytes }
    let bytes = [UInt8](sheets.joined(separator: [UInt8(ascii: "\n")]))
    return File(path: assets.directory + "style-\(Self.fingerprint(bytes)).css", bytes: bytes)
  }

  /// FNV-1a over 32 bits, which `web.js` computes as well: eight hex digits.
  static func fingerprint(_ bytes: [UInt8]) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
