import RavenTesting
import SwiftUI
import Testing

@testable import Showcase

struct `Items of a topic` {
  @Test func `stand in the order in which they are written, the description apart`() {
    let topic = Topic("Buttons") {
      ExternalLink("Guidelines", url: URL(string: "https://example.com")!)
      CodeBlock { "one" }
      Description("First.")
      Example("A") { Text("a") }
      Example("B") { Text("b") }
      Description("Second.")
      ExternalEmbed(url: URL(string: "https://example.com/page")!)
      CodeBlock { "two" }
    }
    let content = topic.content
    #expect(content.description == "First.\n\nSecond.")
    #expect(content.items.map(\.name) == ["Guidelines", "code", "A", "B", "example.com", "code"])
    #expect(content.items.map(\.place.slugs.last) == ["guidelines", "code", "a", "b", "example-com", "code-2"])
  }
}
