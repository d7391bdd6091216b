import RavenTesting
import SwiftUI
import Testing

@testable import Showcase

struct `Items of a topic` {
  static let site = URL(string: "https://example.com")!

  @Test func `stand in the order in which they are written, the description first`() throws {
    let topic = Topic("Buttons") {
      ExternalLink("Guidelines", url: Self.site)
      CodeBlock { "one" }
      Example("A") { Text("a") }
      Description("First.")
      Example("B") { Text("b") }
      ExternalEmbed("Talk", url: Self.site)
      Description("Second.")
      CodeBlock { "two" }
    }
    let content = topic.content
    #expect(content.description == "First.\n\nSecond.")
    #expect(content.items.map(\.name) == ["Guidelines", "code", "A", "B", "Talk", "code"])
    #expect(content.items.compactMap(\.place.slugs.last) == ["guidelines", "code", "a", "b", "talk", "code-2"])
    #expect(inOrder(["First.", "Second.", "Guidelines", "one", "A", "a", "B", "b", "two"], in: try text(of: topic)))
  }

  @Test func `are the same in the arrays of each kind`() {
    let content = Topic("All") {
      CodeBlock("one") { "1" }
      ExternalLink("x", url: Self.site)
      Example("first") { Text("") }
      Topic("inner") {}
      ExampleGroup("group") {
        Example("second") { Text("") }
        Example("third") { Text("") }
      }
      ExternalEmbed("e", url: Self.site)
      CodeBlock("two") { "2" }
      ExternalLink("y", url: Self.site)
      Topic("last") {}
    }.content
    #expect(content.codeBlocks.map(\.title) == ["one", "two"])
    #expect(content.links.map(\.title) == ["x", "y"])
    #expect(content.examples.map(\.title) == ["first", "second", "third"])
    #expect(content.embeds.map(\.title) == ["e"])
    #expect(content.children.map(\.title) == ["inner", "last"])
  }

  @Test func `may be none, or a description alone`() throws {
    #expect(Topic("Empty") {}.content.items.isEmpty)
    #expect(try text(of: Topic("Empty") {}) == "Empty")
    #expect(try inOrder(["Alone", "Just words."], in: text(of: Topic("Alone") { Description("Just words.") })))
  }

  @Test func `are shown each by itself`() throws {
    for kind in Kind.allCases {
      let topic = Topic("Only") { kind.part("mark") }
      let shown = try TestPage(ShowcaseTopic(topic))
      #expect(topic.content.items.count == (kind == .description ? 0 : 1))
      #expect(shown.text.contains("mark") || html(shown).contains("mark"), "\(kind)")
    }
  }

  @Test(arguments: 0..<300)
  func `are shown in the order in which they are written, whatever they are`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var marks: [String] = []
    var descriptions: [String] = []
    let plan = Plan.random(&random, depth: 0, marks: &marks, descriptions: &descriptions)
    let page = try TestPage(ShowcaseTopic(plan.topic("Root")))
    let expected = plan.expectedMarks
    let shown = html(page)
    #expect(inOrder(expected, in: shown), "seed \(seed): \(expected)")
    let document = Document("Any") {
      Chapter("One") { plan.topic("Root") }
      Chapter("Two") { Topic("Other") {} }
    }
    #expect(document.chapters.map(\.title) == ["One", "Two"])
    #expect(document.topics.map(\.title) == ["Root", "Other"])
  }

  private func text(of topic: Topic) throws -> String { try TestPage(ShowcaseTopic(topic)).text }
}

/// A page with its tags and attributes, where frames and addresses are found too.
func html(_ page: TestPage) -> String { page.tree.map { $0.dump() }.joined() }

/// Whether texts occur, each behind the one before.
func inOrder(_ parts: [String], in text: String) -> Bool {
  var rest = text[...]
  for part in parts {
    guard let range = rest.range(of: part) else { return false }
    rest = rest[range.upperBound...]
  }
  return true
}

/// Every kind of thing a topic can hold.
enum Kind: CaseIterable {
  case description, paragraph, link, code, example, group, embed, note, list, custom, topic

  /// One of the kind that shows a mark.
  func part(_ mark: String) -> AnyPart {
    let site = URL(string: "https://example.com")!
    return switch self {
    case .description: AnyPart(Description(mark))
    case .paragraph: AnyPart(Paragraph(mark))
    case .link: AnyPart(ExternalLink(mark, url: site))
    case .code: AnyPart(CodeBlock { mark })
    case .example: AnyPart(Example { Text(mark) })
    case .group: AnyPart(ExampleGroup { Example { Text(mark) } })
    case .embed: AnyPart(ExternalEmbed(mark, url: site))
    case .note: AnyPart(Note { mark })
    case .list: AnyPart(ContentList { mark })
    case .custom: AnyPart(Custom(mark: mark))
    case .topic: AnyPart(Topic(mark) {})
    }
  }
}

/// A thing of any kind.
struct AnyPart: TopicContentConvertible {
  private let add: (inout Topic.Content) -> Void

  init<Part: TopicContentConvertible>(_ part: Part) { add = { part.merge(into: &$0) } }

  func merge(into content: inout Topic.Content) { add(&content) }
}

/// A kind of an app's own.
struct Custom: TopicContentConvertible {
  let mark: String

  func merge(into content: inout Topic.Content) {
    content.append(.custom(AnyTopicContent("custom", text: mark) { Text(mark) }))
  }
}

/// What a topic is made of in a random test.
indirect enum Plan {
  case item(Kind, String)
  case topic(String, [Plan])

  static func random(
    _ random: inout SplitMix64,
    depth: Int,
    marks: inout [String],
    descriptions: inout [String]
  ) -> Plan {
    let title = "t\(marks.count)."
    marks.append(title)
    let count = Int.random(in: 0...6, using: &random)
    let parts = (0..<count).map { _ -> Plan in
      if depth < 3, Int.random(in: 0..<5, using: &random) == 0 {
        return Plan.random(&random, depth: depth + 1, marks: &marks, descriptions: &descriptions)
      }
      let kind = Kind.allCases.filter { $0 != .topic }.randomElement(using: &random) ?? .paragraph
      let mark = "m\(marks.count)."
      marks.append(mark)
      return .item(kind, mark)
    }
    return .topic(title, parts)
  }

  /// The topic; under a title of its own, unless one is given.
  func topic(_ title: String? = nil) -> Topic {
    guard case .topic(let own, let parts) = self else { return Topic("none") {} }
    return Topic(title ?? own) {
      for part in parts { part.part }
    }
  }

  private var part: AnyPart {
    switch self {
    case .item(let kind, let mark): kind.part(mark)
    case .topic: AnyPart(topic())
    }
  }

  /// The marks in the order in which they must be shown, the title of the outermost topic left out.
  var expectedMarks: [String] {
    guard case .topic(_, let parts) = self else { return [] }
    var descriptions: [String] = []
    var others: [String] = []
    for part in parts {
      switch part {
      case .item(.description, let mark): descriptions.append(mark)
      case .item(_, let mark): others.append(mark)
      case .topic(let title, _): others += [title] + part.expectedMarks
      }
    }
    return descriptions + others
  }
}
