import Showcase
import SwiftUI

@main struct FieldGuideApp: App {
  var body: some Scene {
    WindowGroup("Field guide") { ShowcaseDocument(guide) }
  }
}

struct CounterSample: View {
  @State private var count = 0
  var body: some View { Button("Count: \(count)") { count += 1 }.buttonStyle(.borderedProminent) }
}

let guide = Document("Field guide") {
  Description("Everything Raven can do, **live**. See [text](/views/text) and `code`.")
  Chapter("Views") {
    Description("What stands on a page.")
    Topic("Text") {
      Description("A text with *emphasis*, `code`, a [link](https://example.com) and a [place](/layout/stacks).\n\n- one\n- two\n\n> a quote\n\n```swift\nlet x = 1\n```\n")
      Example("A counter") { CounterSample() } code: { "Button(\"Count: \\(count)\") { count += 1 }\n  .buttonStyle(.borderedProminent)" }
      Note(.tip) { "Press it." }
      ContentList(.numbered) { "first"; "second" }
      Topic("Inner") {
        Paragraph("Inside of the topic.")
        ExampleGroup("Styles") {
          Example("Bordered") { Button("Save") {}.buttonStyle(.bordered) }
          Example("Plain") { Button("Save") {}.buttonStyle(.plain) }
        }
        Topic("Deeper") { Paragraph(String(repeating: "Many words stand here. ", count: 120)) }
      }
      Topic("Last") { Paragraph(String(repeating: "More words stand here. ", count: 200)) }
    }
    Topic("Images") { Description("Pictures."); ExternalLink("Example", url: URL(string: "https://example.com")!) }
  }
  Chapter("Layout") {
    Topic("Stacks") { Description("Rows and columns."); CodeBlock("Stack.swift") { "VStack { Text(\"a\") }" } }
  }
}
