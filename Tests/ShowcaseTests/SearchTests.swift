import RavenTesting
import SwiftUI
import Testing

@testable import Showcase

struct `The search of a document` {
  private let document = Document("Guide") {
    Chapter("Controls") {
      Description("What can be pressed.")
      Topic("Buttons") {
        Description("Pressed by *finger* or mouse. A **toggle** is something else.")
        CodeBlock { "Button(\"Save\") { saveDocument() }" }
        Topic("Prominent buttons") { Note { "Not more than one." } }
      }
      Topic("Toggles") {
        Description("On or off.")
        Example("A switch") { Text("") }
        ExternalLink("Guidelines for switches", url: `Items of a topic`.site)
      }
    }
    Chapter("Größen") {
      Topic("Maße") {
        ContentList {
          "Breite"; "Höhe"
        }
      }
    }
  }

  private func titles(_ query: String) -> [String] {
    SearchIndex(document).results(for: query).map { $0.title.map(\.text).joined() }
  }

  @Test func `finds titles, prose, code, links, notes, examples and lists`() {
    #expect(titles("finger") == ["Buttons"])
    #expect(titles("save") == ["Buttons"])
    #expect(titles("guidelines") == ["Toggles"])
    #expect(titles("switch") == ["Toggles"])
    #expect(titles("more than") == ["Prominent buttons"])
    #expect(titles("pressed") == ["Controls", "Buttons"])
    #expect(titles("breite") == ["Maße"])
  }

  @Test func `puts a title before prose, prose before code`() {
    #expect(titles("toggle") == ["Toggles", "Buttons"])
    #expect(titles("button").prefix(2) == ["Buttons", "Prominent buttons"])
  }

  @Test func `needs every word, looks at how words begin, and knows no case and no marks`() {
    #expect(titles("PROM butt") == ["Prominent buttons"])
    #expect(titles("toggle finger") == ["Buttons"])
    #expect(titles("uttons") == [])
    #expect(titles("grosse") == [])
    #expect(titles("große") == titles("GROSSE") || titles("größ") == ["Größen"])
    #expect(titles("document") == ["Buttons"], "a name in code is found by its words")
  }

  @Test func `says nothing matches for what nothing matches, and nothing for no words`() {
    #expect(titles("zebra") == [])
    #expect(titles("") == [])
    #expect(titles(" -- ") == [])
    #expect(titles(String(repeating: "on ", count: 5_000)) == titles("on on on on on on on on"))
  }

  @Test func `marks what was looked for in title and excerpt`() throws {
    let result = try #require(SearchIndex(document).results(for: "fing").first)
    #expect(result.path == "Controls")
    #expect(result.excerpt.filter(\.isMatch).map(\.text) == ["fing"])
    #expect(result.excerpt.map(\.text).joined().hasPrefix("Pressed by finger"))
    let inner = try #require(SearchIndex(document).results(for: "promin").first)
    #expect(inner.title == [.init(text: "Promin", isMatch: true), .init(text: "ent buttons", isMatch: false)])
    #expect(inner.link == Permalink(chapter: "controls", topic: "buttons", anchor: "prominent-buttons"))
    #expect(inner.path == "Controls › Buttons")
  }

  @Test func `finds the same words in ASCII by its bytes as by its characters`() {
    var random = SplitMix64(seed: 11)
    let letters = Array("aZb9 -_.TextURL2x\t")
    for _ in 0..<2_000 {
      let text = String((0..<Int.random(in: 0...12, using: &random)).map { _ in letters[random.below(letters.count)] })
      let (fast, plain) = (SearchWords.ofASCII(text) ?? [], SearchWords.ofAny(text))
      #expect(fast.map(\.word) == plain.map(\.word), "\(text)")
      #expect(fast.map(\.range) == plain.map(\.range), "\(text)")
    }
    #expect(SearchWords.ofASCII("Maße") == nil)
    #expect(SearchWords.of("saveDocument2 Maß").map(\.word) == ["save", "document2", "maß"])
  }

  @Test func `has one index for all copies of a document, and another for one that is built anew`() {
    func made(_ word: String) -> Document { Document("D") { Chapter("C") { Topic("T") { Paragraph(word) } } } }
    func results(_ query: String, in document: Document) -> Int {
      document.search.index(of: document).results(for: query).count
    }
    let old = made("old")
    let copy = old
    #expect(results("old", in: old) == 1)
    #expect(old.search.index(of: old) === copy.search.index(of: copy))
    let new = made("new")
    #expect(results("new", in: new) == 1)
    #expect(results("old", in: new) == 0)
    #expect(made("old") == old)
  }

  @Test func `agrees with reading everything, for any words`() {
    var random = SplitMix64(seed: 7)
    let words = ["alpha", "alphabet", "beta", "bet", "gamma", "delta", "del"]
    let texts = (0..<200).map { _ in
      (0..<5).map { _ in words.randomElement(using: &random)! }.joined(separator: " ")
    }
    let large = Document("Large") {
      Chapter("C") { texts.indices.map { number in Topic("Topic \(number)") { Paragraph(texts[number]) } } }
    }
    let index = SearchIndex(large)
    for _ in 0..<200 {
      let query = (0..<Int.random(in: 1...3, using: &random)).map { _ -> String in
        let word = words.randomElement(using: &random)!
        return String(word.prefix(Int.random(in: 1...word.count, using: &random)))
      }
      let found = index.results(for: query.joined(separator: " "))
      let expected = large.topics.filter { topic in
        let all =
          (topic.title.lowercased() + " "
          + topic.content.items.map { item in
            if case .paragraph(let paragraph) = item { paragraph.markdown } else { "" }
          }.joined()).split(separator: " ")
        return query.allSatisfy { part in all.contains { $0.hasPrefix(part) } }
      }
      #expect(found.count == min(expected.count, SearchIndex.resultLimit), "\(query)")
      #expect(Set(found.map(\.id)).isSubset(of: Set(expected.map(\.id))))
    }
  }
}
