import RavenTesting
import SwiftUI
import Testing

@testable import Showcase

struct `Markdown in prose` {
  @Test func `has paragraphs, headings, lists, quotes, code and lines`() {
    let blocks = MarkdownReader.blocks(
      of: """
        One *two* **three** `four`
        five.

        ## Heading

        - a
        - b

          c

        3. d

        > quote

        ```swift
        let x = 1
        ```

        ---
        """
    )
    #expect(blocks.count == 7)
    #expect(
      blocks[0]
        == .paragraph([
          MarkdownRun(text: "One "), MarkdownRun(text: "two", marks: .emphasized), MarkdownRun(text: " "),
          MarkdownRun(text: "three", marks: .strong), MarkdownRun(text: " "), MarkdownRun(text: "four", marks: .code),
          MarkdownRun(text: " five."),
        ])
    )
    #expect(blocks[1] == .heading(2, [MarkdownRun(text: "Heading")]))
    #expect(blocks[2].words == "a\nb\nc")
    guard case .list(let start, let items) = blocks[3] else {
      Issue.record("not a list: \(blocks[3])")
      return
    }
    #expect(start == 3 && items.count == 1)
    #expect(blocks[4] == .quote([.paragraph([MarkdownRun(text: "quote")])]))
    #expect(blocks[5] == .code("let x = 1", language: "swift"))
    #expect(blocks[6] == .divider)
  }

  @Test func `has marks in marks, links with marks, and breaks`() {
    let runs = MarkdownReader.blocks(of: "***both*** [a `b`](https://example.com/?q=1&r=2)\\\nnext")
    #expect(
      runs == [
        .paragraph([
          MarkdownRun(text: "both", marks: [.emphasized, .strong]), MarkdownRun(text: " "),
          MarkdownRun(text: "a ", address: "https://example.com/?q=1&r=2"),
          MarkdownRun(text: "b", marks: .code, address: "https://example.com/?q=1&r=2"), MarkdownRun(text: "\nnext"),
        ])
      ]
    )
  }

  @Test func `is shown with elements that say what it is`() throws {
    let page = try TestPage(MarkdownView("Read `code`, **this** and [that](https://example.com).\n\n- item"))
    let nodes = page.tree.flatMap(\.preorder)
    #expect(nodes.contains { $0.tag == "code" && $0.text == "code" })
    #expect(nodes.contains { $0.tag == "a" && $0.attributes["href"] == "https://example.com" })
    #expect(nodes.contains { $0.tag == "li" })
  }

  @Test func `numbers numbered lists for assistive technology too`() throws {
    let tags = { (markdown: String) in try TestPage(MarkdownView(markdown)).tree.flatMap(\.preorder).map(\.tag) }
    #expect(try tags("1. one\n2. two").contains("ol"))
    #expect(try tags("- one\n- two").contains("ul"))
  }

  @Test func `has code blocks that are told apart, also those that are alike`() throws {
    let fence = "```swift\nlet x = 1\n```"
    let topic = Topic("Alike") {
      Description("\(fence)\n\n\(fence)\n\n- \(fence.split(separator: "\n").joined(separator: "\n  "))")
      Paragraph(fence)
      Note { fence }
      ContentList { fence }
      CodeBlock { "let x = 1" }
      Topic("Code") { CodeBlock { "let x = 1" } }
    }
    let page = try TestPage(ShowcaseTopic(Document("D") { Chapter("C") { topic } }.topics[0]))
    let nodes = page.tree.flatMap(\.preorder)
    let ids = nodes.compactMap { $0.attributes["id"] }
    #expect(ids.filter { $0.hasPrefix("-code.") }.count == 8)
    #expect(Set(ids).count == ids.count)
    #expect(Set(nodes.compactMap { $0.attributes["data-copy"] }).count == 8)
  }

  @Test func `leads to places of the document, from every page and from files`() {
    func address(_ address: String, _ root: String, _ carrier: PageCarrier) -> String {
      DocumentAddress.of(address, root: root, carrier)
    }
    #expect(address("/views/text", "/", .server) == "/views/text")
    #expect(address("/views/text", "/guide/", .server) == "/guide/views/text")
    #expect(address("/views/text#inner", "../../", .files) == "../../views/text/#inner")
    #expect(address("/", "../", .files) == "../")
    #expect(address("//example.com", "/guide/", .server) == "//example.com")
    #expect(address("https://example.com", "/guide/", .files) == "https://example.com")
    #expect(address("#here", "/guide/", .server) == "#here")
  }
}
