import Foundation
import Raven
import Testing

@testable import RavenLive

struct `An exported page` {
  private static let icons = "/_raven/icons/2/star.css"
  /// What the sheet is called, which has its contents in its name.
  private static let sheet = "_raven/abc/style-\(PageExport.fingerprint(Array("raven.css\nstar.css".utf8))).css"

  private let assets = ServerAssets(
    hash: "abc",
    files: ["main.js", "web.js", "list.js", "raven.css"].map {
      ServerAssets.File(name: $0, contentType: "text/plain", bytes: Array($0.utf8))
    },
    stylesheets: ["raven.css"],
    script: "main.js",
    moduleScript: "web.js",
    drawingDirectory: "/_raven/icons/2/",
    drawing: { ServerAssets.File(name: String($0), contentType: "text/css", bytes: Array($0.utf8)) }
  )

  private let app = MountedApp(title: "Notes & more") { _, route in
    route.segments.isEmpty
      ? MountedApp.Page(
        live: FakePage(),
        html: Array("<p>one</p>".utf8),
        batch: Array("batch".utf8),
        stylesheets: [`An exported page`.icons]
      ) : nil
  }

  private func files(module: [UInt8]? = nil, drawings: [String] = []) throws -> [String: String] {
    let export = try #require(PageExport(app: app, assets: assets, module: module, drawings: drawings).files())
    return Dictionary(uniqueKeysWithValues: export.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func `without a module has no script`() throws {
    let files = try files()
    #expect(files.keys.sorted() == [`An exported page`.sheet, "index.html"])
    #expect(
      files["index.html"] == """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <title>Notes &amp; more</title>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="\(`An exported page`.sheet)">
        <link rel="expect" href="#raven-end" blocking="render">
        </head>
        <body>
        <div id="raven"><p>one</p></div>
        <template id="raven-end"></template>
        </body>
        </html>

        """
    )
  }

  @Test func `whose elements do something by themselves brings along just what that needs`() throws {
    let names = ["code.js", "copy.js", "main.js", "page.js", "prism.js", "raven.css", "say.js"]
    let assets = ServerAssets(
      hash: "abc",
      files: names.map { ServerAssets.File(name: $0, contentType: "text/plain", bytes: Array($0.utf8)) },
      stylesheets: ["raven.css"],
      script: "main.js",
      pageScript: ("page.js", ["code": ["code.js", "prism.js"], "copy": ["copy.js", "say.js"]])
    )
    func files(_ modules: [String]) throws -> [String: String] {
      let app = MountedApp(title: "Notes") { _, _ in MountedApp.Page(live: FakePage(), html: [], modules: modules) }
      let files = try #require(PageExport(app: app, assets: assets, module: nil).files())
      return Dictionary(uniqueKeysWithValues: files.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }
    func scripts(_ modules: [String]) throws -> [String] {
      try files(modules).keys.filter { $0.hasSuffix(".js") }.sorted()
    }
    let start = "<script type=\"module\" async src=\"_raven/abc/page.js\"></script>"

    #expect(try scripts(["code"]) == ["_raven/abc/code.js", "_raven/abc/page.js", "_raven/abc/prism.js"])
    #expect(try files(["code"])["index.html"]?.contains(start) == true)
    #expect(try scripts(["copy"]) == ["_raven/abc/copy.js", "_raven/abc/page.js", "_raven/abc/say.js"])
    // What another module is for starts nothing.
    #expect(try scripts(["list"]).isEmpty)
    #expect(try files([])["index.html"]?.contains("<script") == false)
  }

  @Test func `with a module names it and what its markup was written from`() throws {
    let files = try files(module: Array("module".utf8))
    let module = "_raven/abc/app-\(PageExport.fingerprint(Array("module".utf8))).wasm"
    #expect(files[module] == "module")
    #expect(
      Set(files.keys) == [
        module, "index.html", `An exported page`.sheet, "_raven/abc/list.js", "_raven/abc/main.js", "_raven/abc/web.js",
      ]
    )
    let html = try #require(files["index.html"])
    // FNV-1a of "batch".
    #expect(html.contains("<meta name=\"raven-module\" content=\"\(module)\" data-batch=\"1a03dffb\">"))
    #expect(html.contains("src=\"_raven/abc/web.js\""))
    #expect(!html.contains("main.js"))
  }

  @Test func `with a module has all that its script will ask for asked for with the script`() throws {
    let assets = ServerAssets(
      hash: "abc",
      files: [],
      stylesheets: [],
      script: "main.js",
      moduleScript: "web.js",
      moduleFiles: [
        "list": ["list.js", "say.js"], "copy": ["copy.js", "say.js"], "order": ["order.js"], "drop": ["drop.js"],
      ]
    )
    let app = MountedApp(title: "Notes") { _, _ in
      MountedApp.Page(live: FakePage(), html: [], modules: ["list", "unknown", "copy"])
    }
    // It imports a function from "order".
    let module = [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0, 2, 12, 1, 5] + Array("order".utf8) + [1, 0x61, 0, 0]
    let files = try #require(PageExport(app: app, assets: assets, module: module).files()).files
    let html = try #require(files.first { $0.path == "index.html" }.map { String(decoding: $0.bytes, as: UTF8.self) })
    let preloads = html.matches(of: /<link rel="(?:module)?preload".*>/).map { String($0.0) }
    #expect(
      preloads == [
        "<link rel=\"preload\" as=\"fetch\" crossorigin fetchpriority=\"low\" href=\"_raven/abc/app-\(PageExport.fingerprint(module)).wasm\">"
      ] + ["list", "say", "copy", "order"].map { "<link rel=\"modulepreload\" href=\"_raven/abc/\($0).js\">" }
    )
    // A page that stays as it is asks for nothing.
    let still = try #require(PageExport(app: app, assets: assets, module: nil).files()).files
    #expect(still.allSatisfy { !String(decoding: $0.bytes, as: UTF8.self).contains("preload") })
  }

  @Test func `says that something in it moves, if the app runs in it`() throws {
    let app = MountedApp(title: "Notes") { _, _ in
      let live = FakePage()
      live.moves = true
      return MountedApp.Page(live: live, html: [])
    }
    func container(_ module: [UInt8]?) throws -> Substring? {
      let files = try #require(PageExport(app: app, assets: assets, module: module).files()).files
      let html = try #require(files.first { $0.path == "index.html" }.map { String(decoding: $0.bytes, as: UTF8.self) })
      return html.firstMatch(of: /<div id="raven".*?>/)?.0
    }
    #expect(try container([1]) == "<div id=\"raven\" data-with=\"motion\">")
    #expect(try container(nil) == "<div id=\"raven\">")
  }

  @Test func `has the images it may show later in its one sheet, asked for as an address has room`() throws {
    let files = try files(module: [1], drawings: (100..<170).map { "image-\($0)" })
    let sheet = try #require(files.first { $0.key.hasSuffix(".css") })
    let parts = sheet.value.split(separator: "\n")
    #expect(parts.map { $0.split(separator: "+").count } == [1, 1, 60, 10])
    let html = try #require(files["index.html"])
    #expect(html.contains("<link rel=\"stylesheet\" href=\"\(sheet.key)\">"))
  }

  @Test func `finds the images that a source names, in all their forms`() {
    let source = """
      Button("Delete", systemImage: "trash") {}
      Image(systemName: isOn ? "no.such.image" : "star.fill") + Text("trash can")
      """
    let keys = [
      "star-fill", "trash", "trash-circle", "trash-circle-fill", "trash-fill", "trash-slash", "trash-slash-fill",
    ]
    #expect(SymbolTable.keys(namedIn: source) == keys)
  }

  @Test func `is written into a folder, and mistakes are told`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = try CommandLineOptions(arguments: ["export", folder.path])
    #expect(try ExportCommand.run(options, apps: [app], assets: assets).hasPrefix("Notes & more: 1 page, 2 files"))
    #expect(FileManager.default.contents(atPath: folder.appending(path: `An exported page`.sheet).path) != nil)
    options.appPath = "/other"
    #expect(throws: ExportCommand.Failure.self) { try ExportCommand.run(options, apps: [app], assets: assets) }
    options.appPath = "/"
    options.module = "/nowhere/App.wasm"
    #expect(throws: ExportCommand.Failure.self) { try ExportCommand.run(options, apps: [app], assets: assets) }
    options.module = nil
    options.folder = "/proc/nowhere"
    #expect(throws: ExportCommand.Failure.self) { try ExportCommand.run(options, apps: [app], assets: assets) }
  }

  @Test func `is asked for on the command line`() throws {
    let options = try CommandLineOptions(arguments: ["export", "Site", "--module=App.wasm", "--app", "/counter"])
    #expect(options.command == .export)
    #expect(options.folder == "Site")
    #expect(options.module == "App.wasm")
    #expect(options.appPath == "/counter")
    for mistaken in [
      ["export"], ["--module", "App.wasm"], ["serve", "--app", "/counter"], ["export", "Site", "--app"],
    ] {
      #expect(throws: CommandLineOptions.Mistake.self) { try CommandLineOptions(arguments: mistaken) }
    }
  }

  @Test(arguments: [
    ("/", ""), ("/notes", "/notes"), ("/notes/", "/notes"), ("/a/caf%C3%A9", "/a/caf%C3%A9"),
  ])
  func `is told where it will be`(_ written: String, _ folder: String) throws {
    let options = try CommandLineOptions(arguments: ["export", "Site", "--module", "App.wasm", "--at", written])
    #expect(options.siteFolder == folder)
  }

  @Test(arguments: [
    "notes", "//notes", "/a//b", "/a/..", "/./a", "/a b", "/a?b", "/a#b", "/a\\b", "/é", "https://a.b/",
  ])
  func `is not told of what is no folder`(_ written: String) {
    #expect(throws: CommandLineOptions.Mistake.self) {
      try CommandLineOptions(arguments: ["export", "Site", "--module", "App.wasm", "--at", written])
    }
  }

  @Test func `can be anywhere if it stays as it is`() {
    #expect(throws: CommandLineOptions.Mistake.self) {
      try CommandLineOptions(arguments: ["export", "Site", "--at", "/notes"])
    }
    #expect(throws: CommandLineOptions.Mistake.self) { try CommandLineOptions(arguments: ["serve", "--at", "/notes"]) }
  }
}

struct `An export of several pages` {
  private let assets = ServerAssets(
    hash: "abc",
    files: [ServerAssets.File(name: "raven.css", contentType: "text/css", bytes: [])],
    stylesheets: ["raven.css"],
    script: "main.js",
    moduleScript: "web.js",
    drawingDirectory: "/_raven/icons/2/",
    drawing: { ServerAssets.File(name: String($0), contentType: "text/css", bytes: Array($0.utf8)) }
  )

  /// An app whose pages lead to others as a table says.
  private func export(_ links: [[String]: [[String]]], module: [UInt8]? = nil) throws -> PageExport.Result {
    let app = MountedApp(title: "Notes", hasSubpaths: true) { request, route in
      guard let offered = links[route.segments] else { return nil }
      return MountedApp.Page(
        live: FakePage(),
        html: Array("\(request.target) from \(route.base)".utf8),
        offeredRoutes: offered
      )
    }
    return try #require(PageExport(app: app, assets: assets, module: module).files())
  }

  @Test func `has every page that links lead to, once, in the order of the links`() throws {
    let result = try export([
      []: [["b"], ["a", "c"], ["b"]], ["b"]: [[], ["d"]], ["a", "c"]: [["b"]], ["d"]: [], ["unlinked"]: [],
    ])
    #expect(result.pages == 4)
    #expect(
      result.files.map(\.path).filter { $0.hasSuffix(".html") }
        == ["index.html", "b/index.html", "a/c/index.html", "d/index.html"]
    )
    #expect(result.leftOut == [])
    let page = try #require(result.files.first { $0.path == "a/c/index.html" })
    let html = String(decoding: page.bytes, as: UTF8.self)
    #expect(html.contains("../../a/c/ from ../.."))
    #expect(html.contains("href=\"../../_raven/abc/style-"))
  }

  @Test func `says which addresses have no file`() throws {
    let result = try export([
      []: [["gone"], ["a/b"], ["_raven", "x"], ["index.html"], ["e\u{1}"], ["404.html"]], ["a/b"]: [],
    ])
    #expect(result.pages == 1)
    #expect(result.leftOut == ["/gone", "/a%2Fb", "/_raven/x", "/index.html", "/e%01", "/404.html"])
  }

  @Test func `has the same pages for an app that runs in it, with links from the root of the host`() throws {
    let result = try export([[]: [["b", "c"]], ["b", "c"]: []], module: [1])
    let pages = result.files.filter { $0.path.hasSuffix(".html") }
    #expect(pages.map(\.path) == ["index.html", "b/c/index.html"])
    let first = String(decoding: pages[0].bytes, as: UTF8.self)
    let deeper = String(decoding: pages[1].bytes, as: UTF8.self)
    let module = "_raven/abc/app-\(PageExport.fingerprint([1])).wasm"
    #expect(first.contains("content=\"\(module)\" data-batch=\"811c9dc5\">"))
    #expect(deeper.contains("/b/c from <"))
    #expect(deeper.contains("content=\"../../\(module)\" data-batch=\"811c9dc5\" data-root=\"../../\">"))
    #expect(deeper.contains("src=\"../../_raven/abc/web.js\""))
    #expect(deeper.contains("href=\"../../\(module)\""))
  }

  @Test func `has a page for addresses without a file where screens have addresses`() throws {
    let app = MountedApp(title: "Notes", hasSubpaths: true) { request, route in
      MountedApp.Page(
        live: FakePage(),
        html: Array("\(request.target) from \(route.base)".utf8),
        title: "First",
        modules: ["history"]
      )
    }
    func files(module: [UInt8]?, folder: String = "") throws -> [String: String] {
      let export = PageExport(app: app, assets: assets, module: module, folder: folder)
      let files = try #require(export.files()).files
      return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }
    let module = "_raven/abc/app-\(PageExport.fingerprint([1])).wasm"
    #expect(try files(module: nil)["404.html"] == nil)
    let atRoot = try #require(try files(module: [1])["404.html"])
    #expect(atRoot.contains("content=\"/\(module)\" data-batch=\"\" data-root=\"/\">"))
    let inFolder = try files(module: [1], folder: "/notes")
    #expect(inFolder["index.html"]?.contains("<title>First</title>") == true)
    #expect(inFolder["index.html"]?.contains("data-root") == false)
    #expect(inFolder["index.html"]?.contains(" data-title=\"Notes\">") == true)
    #expect(inFolder["index.html"]?.contains("/notes from /notes") == true)
    let unknown = try #require(inFolder["404.html"])
    #expect(unknown.contains("content=\"/notes/\(module)\" data-batch=\"\" data-root=\"/notes/\">"))
    #expect(unknown.contains("src=\"/notes/_raven/abc/web.js\""))
    #expect(unknown.contains("href=\"/notes/_raven/abc/style-"))
    #expect(unknown.contains("<title>Notes</title>"))
    #expect(unknown.contains("<div id=\"raven\"></div>"))
  }

  @Test func `ends`() throws {
    let app = MountedApp(title: "Endless", hasSubpaths: true) { _, route in
      MountedApp.Page(
        live: FakePage(),
        html: [],
        offeredRoutes: [[String((route.segments.first.flatMap { Int($0) } ?? 0) + 1)]]
      )
    }
    let result = try #require(PageExport(app: app, assets: assets, module: nil).files())
    #expect(result.pages == PageExport.pageLimit)
    #expect(result.leftOut == ["/10000"])
  }
}
