import Raven

/// An app's pages as files, which any file server can host: the first page, and every page that links lead to from there.
///
/// Without a module they show the app's first state and stay so; all addresses are relative, in any folder. With one, the app
/// runs in each: the module finds the markup it would make itself, by the fingerprint of the batch it was written from, and
/// takes it over. Its links are addresses from the root of the host, as it goes on writing them; of a folder that was not said
/// it makes the page anew.
struct PageExport {
  /// A file, by its path in the folder.
  struct File: Equatable {
    let path: String
    let bytes: [UInt8]
  }

  /// The files of an app, and what could not be one.
  struct Result {
    var files: [File] = []
    /// The number of pages among them.
    var pages = 0
    /// Addresses that links lead to and that have no file: nothing is there, or it cannot be a name of a file.
    var leftOut: [String] = []
  }

  /// How many pages are written at most.
  static let pageLimit = 10_000

  let app: MountedApp
  let assets: ServerAssets
  /// The module that the app runs as; nil for pages that stay as they are.
  let module: [UInt8]?
  /// The keys of system images it may show later, beside those of the first page.
  var drawings: [String] = []
  /// The folder of the host that the pages of a module are to be in: empty for its root, or a path without a slash at its end.
  var folder = ""

  /// The pages and what they need; nil for an app without a page at its address.
  func files() -> Result? {
    var result = Result()
    let pages = pages(&result)
    guard !pages.isEmpty else { return nil }
    let moduleFile = module.map { File(path: assets.directory + "app-\(Self.fingerprint($0)).wasm", bytes: $0) }
    let imports = module.map { ModuleImports(of: $0).modules } ?? []
    let sheet = stylesheet(of: pages.map(\.page))
    let still = module == nil ? pages.map { stillScripts(of: $0.page) } : []
    let scripts =
      module == nil ? Set(still.joined()).sorted() : assets.names.filter { !assets.stylesheets.contains($0) }
    let shared = scripts.compactMap { name in
      assets.file(at: assets.directory[...] + name).map { File(path: assets.directory + name, bytes: $0.bytes) }
    }
    result.pages = pages.count
    func carrier(batch: [UInt8]?) -> HTMLDocument.Carrier {
      moduleFile.map {
        .module(address: $0.path, batch: batch.map(Self.fingerprint) ?? "", imports: imports)
      } ?? .none
    }
    for (number, (segments, page)) in pages.enumerated() {
      var document = HTMLDocument(app: app, assets: assets, carrier: carrier(batch: page.batch), page: page)
      document.root = String(repeating: "../", count: segments.count)
      document.hasMotion = module != nil && page.live.announceMotion()
      document.stylesheets = [sheet.path]
      document.pageScript = module == nil && !still[number].isEmpty ? assets.pageScript.name : nil
      let path = (segments + ["index.html"]).joined(separator: "/")
      result.files.append(File(path: path, bytes: document.bytes()))
    }
    if module != nil, let unknown = unknown(pages[0].page) {
      var document = HTMLDocument(app: app, assets: assets, carrier: carrier(batch: nil), page: unknown)
      document.root = folder + "/"
      document.hasMotion = unknown.live.announceMotion()
      document.stylesheets = [sheet.path]
      result.files.append(File(path: Self.unknownPage, bytes: document.bytes()))
    }
    let all = shared + [sheet] + (moduleFile.map { [$0] } ?? [])
    result.files += all.map { File(path: String($0.path.dropFirst()), bytes: $0.bytes) }
    return result
  }

  /// What file servers answer with where there is no file; nil for an app whose screens have no addresses.
  ///
  /// The app makes the page then, as that of a screen that only a button leads to.
  private func unknown(_ first: MountedApp.Page) -> MountedApp.Page? {
    guard first.modules.contains("history") else { return nil }
    return MountedApp.Page(live: first.live, html: [], modules: first.modules, isRightToLeft: first.isRightToLeft)
  }

  /// The name under which hosts of static sites look for that.
  private static let unknownPage = "404.html"

  /// The pages in the order in which links lead to them, the first page first.
  private func pages(_ result: inout Result) -> [(segments: [String], page: MountedApp.Page)] {
    var pages: [(segments: [String], page: MountedApp.Page)] = []
    var known: Set<[String]> = [[]]
    var waiting: [[String]] = [[]]
    var next = 0
    while next < waiting.count, pages.count < Self.pageLimit {
      let segments = waiting[next]
      next += 1
      guard Self.areFileNames(segments), let made = make(segments) else {
        if !segments.isEmpty { result.leftOut.append(PageRoute(base: "", segments: segments).address) }
        continue
      }
      pages.append(made)
      for offered in made.page.offeredRoutes where known.insert(offered).inserted { waiting.append(offered) }
    }
    result.leftOut += waiting[next...].map { PageRoute(base: "", segments: $0).address }
    return pages
  }

  private func make(_ segments: [String]) -> (segments: [String], page: MountedApp.Page)? {
    let base = module == nil ? Self.base(depth: segments.count) : folder
    let route = PageRoute(base: base, segments: segments)
    var request = HTTPRequest(method: "GET", target: route.address)
    request.carrier = module == nil ? .files : .module
    guard let page = app.makePage(request, route) else { return nil }
    page.live.end()
    return page.isFound ? (segments, page) : nil
  }

  /// The way from a page to the first one, without a slash at its end.
  private static func base(depth: Int) -> String {
    depth == 0 ? "." : Array(repeating: "..", count: depth).joined(separator: "/")
  }

  /// Whether the parts of an address can be names of folders beside the export's own.
  private static func areFileNames(_ segments: [String]) -> Bool {
    guard segments.first != "_raven", segments != [unknownPage] else { return false }
    return segments.allSatisfy { segment in
      segment != "index.html" && segment.utf8.count <= 255
        && !segment.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "/") }
    }
  }

  /// All rules in one file, those for the drawings behind those that show them: were they apart, the browser could have one
  /// without the other for a moment, and would ask for each drawing as a file.
  private func stylesheet(of pages: [MountedApp.Page]) -> File {
    var addresses = assets.stylesheets.map { assets.directory + $0 }
    for address in pages.flatMap(\.stylesheets) + assets.sheets(of: drawings) where !addresses.contains(address) {
      addresses.append(address)
    }
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
