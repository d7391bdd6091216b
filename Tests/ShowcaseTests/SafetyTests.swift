import RavenTesting
import SwiftUI
import Testing

@testable import Showcase

struct `Hostile content` {
  /// Addresses that would run something, if a page believed them.
  nonisolated private static let addresses = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", "java\nscript:alert(1)",
    " javascript:alert(1)", "\u{1}javascript:alert(1)", "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)", "blob:https://example.com/1", "file:///etc/passwd", "about:blank",
    "&#106;avascript:alert(1)", "javascript&colon;alert(1)",
  ]

  nonisolated private static let texts = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)", "</title><script>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>", "<!-- --><svg onload=alert(1)>", "]]>", "&lt;b&gt;",
    "<a href=\"javascript:alert(1)\">x</a>", "</pre></code><script>alert(1)</script>",
  ]

  /// Everything on a page that a browser might follow or run.
  private func dangers(in page: TestPage) -> [String] {
    page.tree.flatMap(\.preorder).flatMap { node -> [String] in
      var found: [String] = []
      if ["script", "object", "embed", "style", "svg", "base", "meta", "link"].contains(node.tag) {
        found.append(node.tag)
      }
      for (name, value) in node.attributes {
        if name.hasPrefix("on") || name == "srcdoc" { found.append("\(name)=\(value)") }
        guard ["href", "src", "action"].contains(name) else { continue }
        // What browsers skip is left out; a scheme is what stands before the first colon, if it is one.
        let seen = String(String.UnicodeScalarView(value.unicodeScalars.filter { $0.value > 0x20 }))
        let scheme = seen.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        let hasScheme = seen.dropFirst(scheme.count).hasPrefix(":")
        if hasScheme, !["http", "https", "mailto", "tel"].contains(scheme.lowercased()) {
          found.append("\(node.tag) \(name)=\(value)")
        }
        if node.tag == "iframe", hasScheme, scheme != "https" { found.append("iframe \(value)") }
      }
      return found
    }
  }

  @Test(arguments: texts)
  func `in titles, prose, code, notes and lists is shown as it is written`(text: String) throws {
    let document = Document(text) {
      Description(text)
      Chapter(text) {
        Description(text)
        Topic(text) {
          Description(text)
          Paragraph(text)
          CodeBlock(text, language: CodeBlock.Language(text)) { text }
          Example(text) {
            Text(verbatim: text)
          } code: {
            text
          }
          Note { text }
          ContentList { text }
          ExternalLink(text, url: URL(string: "https://example.com")!)
          Topic(text) { Description("```\(text)\n\(text)\n```") }
        }
      }
    }
    let address = document.topics[0].place.slugs
    for segments in [[], [address[0]], address] {
      let page = try TestPage(ShowcaseDocument(document), at: PageRoute(base: "", segments: segments))
      #expect(dangers(in: page) == [])
      #expect(page.coordinator.routeOutcome == .found)
      // Typographic quotes and entities are Markdown's; titles and code stay byte for byte.
      #expect(page.text.contains(text))
    }
  }

  @Test(arguments: addresses)
  func `in addresses leads nowhere`(address: String) throws {
    let topic = Topic("Links") {
      Description("[press](<\(address)>) and [press](\(address)) and <\(address)> and ![image](\(address))")
      if let url = URL(string: address) {
        ExternalLink("press", url: url)
        ExternalEmbed("frame", url: url)
      }
      Paragraph("[reference][1]\n\n[1]: \(address)")
    }
    let page = try TestPage(ShowcaseTopic(topic))
    #expect(dangers(in: page) == [])
    #expect(page.text.contains("press"))
  }

  @Test func `in frames is kept from the page`() throws {
    let topic = Topic("Frames") {
      ExternalEmbed("Talk", url: URL(string: "https://video.example.com/1")!, minHeight: 200)
    }
    let page = try TestPage(ShowcaseTopic(topic))
    let frame = try #require(page.tree.flatMap(\.preorder).first { $0.tag == "iframe" })
    let sandbox = try #require(frame.attributes["sandbox"])
    #expect(!sandbox.contains("allow-top-navigation"))
    #expect(frame.attributes["title"] == "Talk")
    #expect(frame.attributes["loading"] == "lazy")
  }

  @Test func `as deep as it is long is shown, not followed`() throws {
    let deep = String(repeating: "> ", count: 5_000) + "end"
    #expect(MarkdownReader.blocks(of: deep).words.contains("end"))
    let lists = (0..<300).map { String(repeating: "  ", count: $0) + "- item" }.joined(separator: "\n")
    #expect(MarkdownReader.blocks(of: lists).words.contains("item"))
    let emphasis = String(repeating: "*a **b ", count: 2_000)
    #expect(!MarkdownReader.blocks(of: emphasis).isEmpty)
    let page = try TestPage(ShowcaseTopic(Topic("Deep") { Description(deep + "\n\n" + lists) }))
    #expect(page.text.contains("end"))
  }
}
