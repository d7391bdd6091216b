import RavenTesting
import SwiftUI
import Testing

@testable import Showcase

private struct Counter: View {
  static var created = 0
  static var appeared = 0
  @State private var count = 0
  @StateObject private var creation = Creation()
  var body: some View {
    Button("Count: \(count)") {
      count += 1
      _ = creation
    }
    .onAppear { Counter.appeared += 1 }
  }

  /// Made once for each view there is on a page, however often its value is.
  final class Creation: ObservableObject {
    init() { Counter.created += 1 }
  }
}

@Observable private final class Writing {
  var hasMore = false
  var word = "old"
}

private struct Living: View {
  let writing: Writing

  var body: some View {
    ShowcaseTopic(
      Topic("Counters") {
        if writing.hasMore {
          Paragraph("An item above.")
          Topic("A topic above") { Example("Mine") { Text("other") } }
        }
        Example("Mine") { Counter() }
        Note { writing.word }
      }
    )
  }
}

struct `The identity of what a document shows` {
  @Test func `follows from titles, so building a document anew changes no id`() {
    func made(_ extra: Bool) -> Document {
      Document("D") {
        Chapter("C") {
          Topic("T") {
            if extra { CodeBlock("New") { "" } }
            Example("E") { Text("") }
            CodeBlock { "" }
            Topic("Inner") { ExternalLink("L", url: `Items of a topic`.site) }
          }
        }
      }
    }
    let (first, again, more) = (made(false), made(false), made(true))
    #expect(first == again)
    #expect(first != more)
    let ids = { (document: Document) in document.topics[0].content.items.map(\.id) }
    #expect(ids(first) == ids(again))
    #expect(ids(first) == Array(ids(more).dropFirst()))
    #expect(Set(ids(more)).count == ids(more).count)
    #expect(first.chapters[0].id.uuidString == "\(again.chapters[0].id)")
    // Version 8 of RFC 9562, the same in every process.
    #expect(first.topics[0].id.uuidString.split(separator: "-")[2].first == "8")
  }

  @Test func `numbers what has the same title, and nothing else`() {
    let titles = ["C", "C++", "C", "c 2", "", "Größe 2"]
    let document = Document("D") { Chapter("One") { titles.map { Topic($0) {} } } }
    #expect(document.topics.map(\.slug) == ["c", "c-2", "c-3", "c-2-2", "section", "größe-2"])
  }

  @Test func `keeps an example's state and element when something is put in above`() throws {
    let writing = Writing()
    (Counter.created, Counter.appeared) = (0, 0)
    let page = try TestPage(Living(writing: writing))
    try page.click(text: "Count: 0")
    let button = try #require(page.document.ids(text: "Count: 1").first)
    page.clearRuns()
    page.document.clearLog()
    writing.hasMore = true
    try page.commit()
    #expect(page.text.contains("An item above."))
    #expect(page.document.ids(text: "Count: 1") == [button])
    #expect(page.log.filter { $0.hasPrefix("remove") || $0.hasPrefix("move") } == [])
    writing.hasMore = false
    try page.commit()
    #expect(page.document.ids(text: "Count: 1") == [button])
    #expect(Counter.created == 1)
    #expect(Counter.appeared == 1)
  }

  @Test func `has one changed item of a thousand touch that one alone`() throws {
    @MainActor func topic(_ word: String) -> Topic {
      Topic("Many") {
        for number in 0..<1_000 { Paragraph(number == 500 ? word : "Paragraph \(number).") }
      }
    }
    struct Many: View {
      let writing: Writing
      let topic: (String) -> Topic
      var body: some View { ShowcaseTopic(topic(writing.word)) }
    }
    let writing = Writing()
    let page = try TestPage(Many(writing: writing) { topic($0) })
    page.clearRuns()
    page.document.clearLog()
    writing.word = "new"
    try page.commit()
    #expect(page.log.count == 1)
    #expect(page.log.first?.hasSuffix(" new") == true)
    #expect(page.runs.filter { $0 == "MarkdownView" } == ["MarkdownView"])
  }

  @Test func `makes a topic's content and an example's view only where they are shown`() throws {
    var made: [String] = []
    let document = Document("D") {
      Chapter("C") {
        Topic("First") {
          let _ = made.append("first")
          Example("E") { () -> Text in
            made.append("example")
            return Text("shown")
          }
        }
        Topic("Second") {
          let _ = made.append("second")
          Paragraph("Words to be found.")
        }
      }
    }
    #expect(made == [])
    let page = try TestPage(ShowcaseDocument(document), at: PageRoute(base: "", segments: ["c", "first"]))
    #expect(Set(made) == ["first", "example"])
    #expect(page.text.contains("shown"))
    made = []
    #expect(SearchIndex(document).results(for: "words").count == 1)
    #expect(made == ["first", "second"])
  }

  @Test func `is gone with the page: nothing of an example stays`() throws {
    weak var kept: LifetimeToken?
    do {
      let token = LifetimeToken()
      kept = token
      let page = try TestPage(ShowcaseTopic(Topic("T") { Example("E") { Text("\(token.number)") } }))
      #expect(page.text.contains("7"))
      page.coordinator.end()
    }
    #expect(kept == nil)
  }
}

private final class LifetimeToken {
  let number = 7
}
