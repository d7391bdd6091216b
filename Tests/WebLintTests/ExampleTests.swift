import Foundation
import Testing

@testable import WebLint

struct ExampleTests {
  /// Apps that run inside the page; the page that uses each part of the engine once.
  @Test(arguments: [
    "Examples/Catalog", "Examples/Counter", "Examples/Rows", "Examples/Todos", "Scripts/wasm/Page.swift",
  ])
  func `Sources that work inside the page are without errors`(path: String) throws {
    let sources = try swiftFiles(path)
    #expect(!sources.isEmpty)
    #expect(lint(sources).filter { $0.severity == .error } == [])
  }

  @Test func `An app that keeps files is told where it does`() throws {
    let lines = lint(try swiftFiles("Examples/Expenses")).map { "\($0)" }
    #expect(lines.contains { $0.contains("Ledger.swift:") && $0.contains("there is no FileManager inside the page") })
  }

  private func swiftFiles(_ path: String) throws -> [SourceText] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let place = root.appending(path: path)
    let names =
      place.pathExtension == "swift"
      ? [place] : try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
    return try names.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map {
      SourceText(path: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
  }
}
