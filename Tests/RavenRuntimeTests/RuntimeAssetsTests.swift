import Foundation
import Testing

@testable import RavenRuntime

@Suite struct `The runtime's files` {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ name: String) -> String {
    String(decoding: RuntimeAssets.all.first { $0.name == name }?.bytes ?? [], as: UTF8.self)
  }

  @Test func `are all part of the program`() throws {
    let folder = Self.root.appending(path: "Sources/RavenRuntime/Resources")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let ours = Set(RuntimeAssets.core.keys).union(RuntimeAssets.onDemand.keys)
    let modules = ours.union(RuntimeAssets.foreign.keys)
    #expect(Set(files.filter { $0.hasSuffix(".js") }) == modules)
    let loaded = RuntimeAssets.foreign.keys.sorted() + RuntimeAssets.onDemand.keys.sorted()
    #expect(RuntimeAssets.all.map(\.name) == RuntimeAssets.shells + loaded + ["raven.css", "why.css"])
  }

  @Test func `hold the numbers the wire table declares`() throws {
    let script = Self.root.appending(path: "Scripts/generate-wire").path
    #expect(try execute(["python3", script, "--check"]).status == 0, "run Scripts/generate-wire")
  }

  @Test(arguments: RuntimeAssets.onDemand.keys.sorted())
  func `that load on demand export something and import nothing of the bundle`(name: String) {
    #expect(text(name).contains(/\bexport (function|class)\b/))
    let imports = text(name).matches(of: /import[^;]*?"\.\/([^"]+)"/).map { String($0.1) }
    // What elements name is on demand anyway.
    let named = text(name).ranges(of: "import(`./${name}.js`)")
    #expect(text(name).ranges(of: "import").count == imports.count + named.count)
    #expect(imports.allSatisfy { (RuntimeAssets.onDemand[$0] ?? RuntimeAssets.foreign[$0]) != nil })
  }

  @Test func `that load on demand are known with all they import`() {
    #expect(RuntimeAssets.filesByModule.count == RuntimeAssets.onDemand.count)
    for (module, files) in RuntimeAssets.filesByModule {
      #expect(files.first == "\(module).js")
      #expect(Set(files).count == files.count)
      let imports = files.flatMap { text($0).matches(of: /import[^;(]*?"\.\/([^"]+)"/).map { String($0.1) } }
      #expect(Set(imports).union(["\(module).js"]) == Set(files))
    }
    #expect(RuntimeAssets.filesByModule["list"] == ["list.js", "lead.js", "rows.js", "say.js", "typed.js"])
  }

  @Test(arguments: RuntimeAssets.foreign.keys.sorted())
  func `that others made are modules that load nothing and make no code of text`(name: String) throws {
    let text = text(name)
    #expect(text.contains(/(?m)^export function \w+\(/))
    #expect(!text.contains(/\bimport\s*\(|\bfrom\s*["']\.|\beval\(|\bFunction\(|^import\b/.anchorsMatchLineEndings()))
    #expect(try gzipped(text) <= 11_264)
  }

  @Test func `that a page starts with which stays as it is are at most 1 kB compressed`() throws {
    #expect(try gzipped(text("page.js")) <= 1024)
  }

  @Test func `of behaviours without a server are all there, with what they load`() {
    for (behaviour, files) in RuntimeAssets.behavioursOfPages {
      #expect(files.first == "\(behaviour).js")
      let loaded = files.flatMap { text($0).matches(of: /import[^;]*?"\.\/([^"]+)"/).map { String($0.1) } }
      #expect(Set(loaded).isSubset(of: files))
      #expect(text("page.js").contains("[data-with=\(behaviour)]"))
    }
  }

  @Test func `join the runtime's own rules to the stylesheet`() {
    #expect(text("raven.css").contains(":root {"))
    #expect(text("raven.css").contains(".raven-banner {"))
  }

  @Test func `have one fingerprint that follows their bytes`() {
    var one = Fingerprint()
    one.combine(Array("foobar".utf8))
    #expect(one.description == "85944171f73967e8")
    #expect(RuntimeAssets.hash.count == 16)
  }

  @Test(arguments: RuntimeAssets.shells)
  func `that a page always loads are at most 8 kB compressed`(shell: String) throws {
    #expect(try gzipped(text(shell)) <= 8192)
  }

  /// The bundle without a shell, with an export for what each module exports.
  @Test func `pass the runtime's tests as they are served`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "raven-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let core = RuntimeAssets.core.filter { !(RuntimeAssets.shells + ["banner.js"]).contains($0.key) }
    let imports = core.keys.sorted().map { "import { } from \"./\($0)\";" }.joined()
    let sources = core.merging(["all.js": Array(imports.utf8)]) { one, _ in one }
    var bundle = String(
      decoding: ModuleBundle(entry: "all.js", sources: sources).bytes,
      as: UTF8.self
    )
    for (name, source) in core {
      let text = String(decoding: source, as: UTF8.self)
      // Its numbers stand where they are named.
      if name == "constants.js" {
        try write(text, to: name)
        continue
      }
      let exports = text.matches(of: /(?m)^export (?:async )?(?:class|const|function) (\w+)/).map {
        $0.1
      }.joined(separator: ",")
      bundle += "export{\(exports)};\n"
      try write("export{\(exports)}from\"./all.js\";", to: name)
    }
    try write(bundle, to: "all.js")
    let modules = Set(RuntimeAssets.onDemand.keys).union(RuntimeAssets.foreign.keys)
    for asset in RuntimeAssets.all where modules.contains(asset.name) {
      try write(String(decoding: asset.bytes, as: UTF8.self), to: asset.name)
    }
    try write(#"{ "type": "module" }"#, to: "package.json")
    let tests = Self.root.appending(path: "Tests/RuntimeTests")
    let files = try FileManager.default.contentsOfDirectory(atPath: tests.path).filter {
      $0.hasSuffix(".test.js")
    }
    let command = ["node", "--test"] + files.map { tests.appending(path: $0).path }
    let run = try execute(command, environment: ["RAVEN_RUNTIME": folder.path])
    #expect(run.status == 0, "\(String(decoding: run.output, as: UTF8.self))")
  }

  private func gzipped(_ text: String) throws -> Int {
    try execute(["gzip", "-9n"], input: text).output.count
  }

  private func execute(
    _ command: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    try process.run()
    // Every input is smaller than a pipe holds.
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
