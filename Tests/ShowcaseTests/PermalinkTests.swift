import RavenTesting
import SwiftUI
import Testing

@testable import Showcase

struct `Places of a document` {
  private let document = Document("Guide") {
    Chapter("Views & controls") {
      Topic("Text") {
        Paragraph("About text.")
        Topic("Markdown") { Paragraph("About Markdown.") }
        Topic("Raven") { Topic("Deeper") {} }
      }
      Topic("Text") { Paragraph("The second of the name.") }
    }
    Chapter("Lists") { Topic("Rows") { Paragraph("About rows.") } }
  }

  private func page(at segments: [String], carrier: PageCarrier = .server, base: String = "") throws -> TestPage {
    try TestPage(
      ShowcaseDocument(document),
      context: PageContext(carrier: carrier),
      at: PageRoute(base: base, segments: segments)
    )
  }

  @Test func `have addresses made of titles, and are shown at them`() throws {
    let text = try page(at: ["views-controls", "text"])
    #expect(text.coordinator.routeOutcome == .found)
    #expect(text.coordinator.title == "Text")
    #expect(text.text.contains("About text.") && text.text.contains("About Markdown."))
    #expect(try page(at: ["views-controls", "text-2"]).text.contains("The second of the name."))
    #expect(try page(at: ["lists"]).coordinator.title == "Lists")
    #expect(try page(at: []).coordinator.title == "Guide")
  }

  @Test(arguments: [
    ["nowhere"], ["lists", "nowhere"], ["views-controls", "text", "markdown"], ["lists", "rows", "x"],
  ])
  func `are not there for other addresses`(segments: [String]) throws {
    #expect(try page(at: segments).coordinator.routeOutcome == .partly)
  }

  @Test func `are linked from every page, with the one that is read marked`() throws {
    let shown = try page(at: ["views-controls", "text"], base: "/guide")
    let links = shown.tree.flatMap(\.preorder).compactMap { $0.attributes["href"] }
    for address in ["/views-controls", "/views-controls/text", "/views-controls/text-2", "/lists", "/lists/rows"] {
      #expect(links.contains("/guide" + address), "\(address)")
    }
    // Those of the page itself, too: what leads to the neighbours stands in the last column.
    var known: Set<String> = ["/guide", "/guide/"]
    for chapter in document.chapters {
      known.insert("/guide/" + chapter.slug)
      for topic in chapter.topics { known.insert("/guide/\(chapter.slug)/\(topic.slug)") }
    }
    #expect(links.filter { $0.hasPrefix("/") && !known.contains($0) } == [])
    let anchors = shown.tree.flatMap(\.preorder).compactMap { $0.attributes["id"] }
    for anchor in ["page-top", "markdown", "-raven", "raven.deeper"] {
      #expect(anchors.contains(anchor) || anchors.contains("-" + anchor), "\(anchor)")
    }
    #expect(!anchors.contains("raven"), "that is the page's own element")
    #expect(Set(anchors).count == anchors.count)
  }

  @Test func `follow links`() throws {
    let shown = try page(at: [])
    try shown.click(text: "Rows")
    #expect(shown.text.contains("About rows."))
    #expect(shown.coordinator.title == "Rows")
    try shown.click(text: "Lists")
    #expect(!shown.text.contains("About rows."))
  }

  @Test func `lead back to the document's own page`() throws {
    let shown = try page(at: ["lists", "rows"])
    try shown.click(text: "Overview")
    #expect(shown.coordinator.title == "Guide")
    #expect(!shown.text.contains("About rows."))
  }

  @Test func `say so where there is nothing, until something is`() throws {
    for segments in [["nowhere"], ["lists", "nowhere"], ["lists", "rows", "x"]] {
      let shown = try page(at: segments)
      #expect(shown.text.contains("Nothing here"), "\(segments)")
      try shown.commit()
      try shown.click(text: "Lists")
      try shown.commit()
      #expect(!shown.text.contains("Nothing here"), "\(segments)")
      #expect(shown.coordinator.title == "Lists")
    }
  }

  @Test func `have anchors that are no other element's`() throws {
    let document = Document("D") {
      Chapter("C") {
        Topic("T") {
          Topic("Page top") {}; Topic("Raven") {}
        }
      }
    }
    let shown = try TestPage(ShowcaseTopic(document.topics[0]))
    let ids = shown.tree.flatMap(\.preorder).compactMap { $0.attributes["id"] }
    #expect(ids == ["page-top", "-page-top", "-raven"])
  }

  @Test func `in files are linked relative to the page, each a folder`() throws {
    let shown = try page(at: ["lists", "rows"], carrier: .files, base: "../..")
    let links = Set(shown.tree.flatMap(\.preorder).compactMap { $0.attributes["href"] })
    #expect(links.contains("../../views-controls/text/"))
    #expect(links.contains("../../lists/"))
    #expect(!links.contains { $0.hasPrefix("/") })
    #expect(shown.coordinator.offeredRoutes.contains(["views-controls", "text-2"]))
  }

  @Test func `keep their order: next and previous follow the document`() throws {
    let (previous, next) = document.neighbours(of: document.topics[1])
    #expect(previous?.slug == "text")
    #expect(next?.title == "Rows")
    #expect(document.neighbours(of: document.topics[0]).previous == nil)
    #expect(document.neighbours(of: document.topics[2]).next == nil)
  }

  @Test func `have headings in order, of the levels of their depth`() throws {
    let shown = try page(at: ["views-controls", "text"])
    let headings = shown.tree.flatMap(\.preorder).filter {
      $0.attributes["role"] == "heading" || $0.tag.first == "h" && $0.tag.count == 2 && $0.tag != "hr"
    }
    let titles = headings.map(\.text)
    #expect(inOrder(["Text", "Markdown", "Raven", "Deeper"], in: titles.joined(separator: "|")))
  }

  @Test func `are known to the index of the page, which marks the one that is read`() throws {
    let topic = document.topics[0]
    let rows = TopicRow.rows(of: topic)
    let shown = try TestPage(ShowcaseIndexList(rows: rows, first: rows.last?.id).indexListStyle(Marking()))
    #expect(shown.text == "Text Markdown Raven *Deeper ")
    #expect(shown.tree.flatMap(\.preorder).compactMap { $0.attributes["href"] }.first == "#page-top")
  }
}

/// Marks the title that is read.
private struct Marking: IndexListStyle {
  func makeBody(configuration: Configuration) -> some View {
    ForEach(configuration.entries) { entry in
      if entry.isCurrent { Text(verbatim: "*") }
      entry.link
      Text(verbatim: " ")
    }
  }
}
