import RavenTesting
import SwiftUI
import Testing

@testable import Showcase

struct `The articles` {
  private nonisolated static let here = URL(filePath: #filePath).deletingLastPathComponent()

  /// The blocks of code of an article: language and lines.
  private func blocks() throws -> [(article: String, language: String, code: String)] {
    let folder = Self.here.appending(path: "../../Sources/Showcase/Showcase.docc")
    let articles = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try articles.filter { $0.pathExtension == "md" }.flatMap { article in
      let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
      return parts.indices.filter { $0 % 2 == 1 }.map { part in
        let language = String(parts[part].prefix { $0 != "\n" })
        return (article.lastPathComponent, language, String(parts[part].dropFirst(language.count)))
      }
    }
  }

  @Test func `show what is tested`() throws {
    let tested = unindented(try String(contentsOf: Self.here.appending(path: "Lamps.swift"), encoding: .utf8))
    let swift = try blocks().filter { $0.language == "swift" && !$0.code.contains("swift-tools-version") }
    for (article, _, code) in swift {
      // What stands around an ellipsis is shown apart.
      for part in code.components(separatedBy: "…") {
        #expect(tested.contains(unindented(part)), "\(article): \(part)")
      }
    }
    #expect(swift.count > 10)
  }

  @Test func `name products and commands that there are`() throws {
    let manifest = try String(contentsOf: Self.here.appending(path: "../../Package.swift"), encoding: .utf8)
    let shown = try #require(try blocks().first { $0.code.contains("swift-tools-version") }).code
    let tools = "// swift-tools-version: 6.2"
    #expect(manifest.hasPrefix(tools) && shown.contains(tools))
    let products = shown.matches(of: /\.product\(name: "(\w+)", package: "raven"\)/).map { String($0.1) }
    #expect(Set(products) == ["SwiftUI", "Showcase"])
    for name in products { #expect(manifest.contains(".library(name: \"\(name)\""), "\(name)") }
    #expect(try blocks().contains { $0.language == "sh" && $0.code.contains("swift run LampsGuide export Site") })
  }

  /// The lines without what they are indented by, imports, and what marks an entry point, of which a test has one already.
  private func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
      .map { $0.replacing("@main ", with: "") }
      .joined(separator: "\n")
  }
}

struct `The guide of the articles` {
  private func page(_ segments: String...) throws -> TestPage {
    try TestPage(ShowcaseDocument(.lamps), at: PageRoute(base: "", segments: segments))
  }

  private func links(_ page: TestPage) -> [String] {
    page.tree.flatMap(\.preorder).compactMap { $0.attributes["href"] }
  }

  @Test func `has a page for each of its places, in order`() throws {
    let first = try page()
    #expect(first.coordinator.title == "Lamps")
    #expect(inOrder(["Light for every room.", "Controls", "Switch", "Light", "Bulb", "A room"], in: first.text))
    #expect(links(first).contains("/controls/switch"))
    #expect(try page("controls", "switch").text.contains("Turns one lamp on and off."))
  }

  @Test func `has examples that are used, with their code`() throws {
    let shown = try page("controls", "switch")
    #expect(shown.text.contains("LampSwitch(isOn: $isOn)"))
    try shown.click(text: "Off")
    #expect(shown.document.ids(text: "On").count == 1)
  }

  @Test func `has tabs, a note, a list, code and a link, in the order in which they are written`() throws {
    let shown = try page("light", "bulb")
    let expected = [
      "Shows a lamp", "Colours", "Warm", "Cold", "Important", "say", "Install", "Add the package.", "Package.swift",
      ".package(url:", "Why light matters",
    ]
    #expect(inOrder(expected, in: shown.text))
    #expect(shown.tree.flatMap(\.preorder).contains { $0.attributes["id"] == "install" })
  }

  @Test func `is found by a search: titles, prose, code and own kinds`() {
    let index = SearchIndex(.lamps)
    #expect(index.results(for: "switch").first?.link == Permalink(chapter: "controls", topic: "switch"))
    #expect(index.results(for: "warm white").map(\.link) == [Permalink(chapter: "light", topic: "a-room")])
    #expect(index.results(for: "example.com lamps").first?.link.anchor == "install")
    #expect(index.results(for: "candle").isEmpty)
  }

  @Test func `is linked from prose and from views`() throws {
    #expect(links(try TestPage(GuideWithLinks())).contains("/light/bulb#install"))
    #expect(try TestPage(NavigationStack { GuideLinks() }).text.contains("How to install bulbs"))
    let document = Document.lamps
    let bulb = try #require(document.topics.first { $0.slug == "bulb" })
    let inner = try #require(bulb.content.children.first)
    #expect(Permalink(to: inner.place) == Permalink(chapter: "light", topic: "bulb", anchor: "install"))
  }

  @Test func `keeps what an example knows when another comes in above`() throws {
    let shown = try TestPage(RoomPage())
    try shown.click(text: "Off")
    try shown.toggle()
    #expect(inOrder(["Ceiling lamp", "Off", "Desk lamp", "On"], in: shown.text))
  }

  @Test func `looks as its own styles say, which keep state`() throws {
    let shown = try TestPage(StyledGuide(), at: PageRoute(base: "", segments: ["controls", "switch"]))
    #expect(!shown.text.contains("LampSwitch(isOn:"))
    let toggle = try #require(shown.document.ids(tag: "input").indices.last)
    try shown.toggle(toggle)
    #expect(shown.text.contains("LampSwitch(isOn:"))
    let bulb = try TestPage(StyledGuide(), at: PageRoute(base: "", segments: ["light", "bulb"]))
    #expect(inOrder(["●", "Bulb", "○", "Install", "Shows a lamp"], in: bulb.text))
  }

  @Test func `shows content of its own kinds in its place`() throws {
    let shown = try page("light", "a-room")
    #expect(inOrder(["The Reading lamp, of 75 watts.", "It gets hot.", "Warm white", "watts: 75"], in: shown.text))
    let kinds = Topic.room.content.items.map(\.name)
    #expect(kinds == ["Reading lamp", "note", "Warm white", "code"])
    let deep = Topic("Outer") {
      Topic("Inner") { DepthNote() }
    }
    #expect(try TestPage(ShowcaseTopic(deep)).text.contains("Depth 2"))
  }

  @Test func `shows films in frames, and what visitors wrote as text`() throws {
    let film = try TestPage(
      ShowcaseDocument(.films),
      at: PageRoute(base: "", segments: ["how-to", "change-a-bulb"])
    )
    let frame = try #require(film.tree.flatMap(\.preorder).first { $0.tag == "iframe" })
    #expect(frame.attributes["src"] == "https://www.youtube-nocookie.com/embed/bulb")
    let comment = try TestPage(Comment(text: "*Look*: <script>alert(1)</script> [press](javascript:alert(1))"))
    #expect(comment.text.contains("Look: <script>alert(1)</script> press"))
    #expect(!comment.tree.flatMap(\.preorder).contains { $0.tag == "script" || $0.attributes["href"] != nil })
  }
}

private struct DepthNote: TopicContentConvertible {
  func merge(into content: inout Topic.Content) { content.append(.custom(AnyTopicContent("depth") { DepthLabel() })) }
}
