import Foundation
import SwiftUI
import Testing

@testable import FieldGuide
@testable import Showcase

struct `Links of the field guide` {
  /// The addresses in Markdown that begin with a slash.
  private static let internalLinks = Guide.markdown.flatMap { text in
    text.matches(of: /\]\((\/[^)]*)\)/).map { String($0.output.1) }
  }
  /// The paths at which the examples are served, as the gallery says.
  private static func appPaths() throws -> Set<String> {
    Set(try Guide.source("Examples/Gallery/main.swift").matches(of: /\("(\/[a-z]+)", \{/).map { String($0.output.1) })
  }

  @Test func `lead to places that exist`() throws {
    #expect(`Links of the field guide`.internalLinks.count > 20)
    for address in `Links of the field guide`.internalLinks {
      let parts = address.split(separator: "/").map { String($0) }
      try #require(parts.count == 1 || parts.count == 2, "\(address)")
      let link =
        parts.count == 1 ? Permalink(chapter: parts[0]) : Permalink(chapter: parts[0], topic: parts[1])
      #expect(Guide.document.page(at: link) != nil, "\(address) leads nowhere")
    }
  }

  @Test func `to apps lead to what the gallery serves`() throws {
    let paths = try `Links of the field guide`.appPaths()
    #expect(paths.count > 20)
    let links = Guide.entries.flatMap(\.content.links).map(\.url.absoluteString).filter { $0.hasPrefix("/") }
    let linked = links + (ExampleApp.apps + ExampleApp.parts).map(\.path)
    #expect(linked.filter { !paths.contains($0) } == [])
  }

  @Test func `are not taken for an app: no chapter has the path of one`() throws {
    let paths = try `Links of the field guide`.appPaths()
    #expect(Guide.document.chapters.map { "/" + $0.slug }.filter { paths.contains($0) } == [])
  }

  @Test func `name apps as the gallery's page does`() throws {
    let index = try Guide.source("Examples/Gallery/IndexApp.swift")
    let listed = index.matches(of: /Example\(\s*"([a-z]+)",\s*"([^"]+)"/).map { "/\($0.output.1) \($0.output.2)" }
    let shown = (ExampleApp.apps + ExampleApp.parts).map { "\($0.path) \($0.name)" }
    #expect(listed.count > 20)
    #expect(listed.filter { !shown.contains($0) } == [])
  }
}
