import Foundation
import Testing

@testable import Raven

private nonisolated enum Suit: String, CaseIterable { case hearts, spades }
private nonisolated enum Plain: CaseIterable { case here, there }
private nonisolated struct PlayingCard: Hashable, Codable { var suit: String, number: Int }
private nonisolated struct Item: Hashable, Identifiable { var id: Int, name: String }
private struct OnMain: Hashable, Identifiable, Codable { var id: String, name: String }
private struct MainJSON: Hashable, Codable { var a: Int }
private nonisolated struct Opaque: Hashable { var a: Int }

/// Values as parts of an address, and back.
struct RouteSegmentTests {
  private func check<Value: Hashable>(_ value: Value, _ segment: String) {
    #expect(RouteSegment.text(for: value) == segment)
    #expect(RouteSegment.value(Value.self, of: segment) == value)
  }

  @Test func `readable values come back from the part they became`() throws {
    check("old oaks", "old oaks")
    check("", "~")
    check("..", "~..")
    check("~x", "~~x")
    check(-12, "-12")
    check(2.5, "2.5")
    check(true, "true")
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    check(id, "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")
    check(Suit.spades, "spades")
    check(Plain.there, "there")
    check(PlayingCard(suit: "hearts", number: 7), #"{"number":7,"suit":"hearts"}"#)
  }

  @Test func `a value with an id is known by it, but not made from it`() {
    #expect(RouteSegment.text(for: Item(id: 3, name: "x")) == "3")
    #expect(RouteSegment.value(Item.self, of: "3") == nil)
    #expect(RouteSegment.text(for: OnMain(id: "one", name: "x")) == "one")
  }

  @Test func `types of the main actor are made readable by what they say of themselves`() {
    let coder = RouteCoder<MainJSON>.json
    #expect(coder.parts(MainJSON(a: 1)) == [#"{"a":1}"#])
    #expect(coder.value([#"{"a":1}"#]) == MainJSON(a: 1))
    #expect(RouteCoder<String>.json.value(["plain"]) == "plain")
  }

  @Test func `what has no text has no part`() {
    #expect(RouteSegment.text(for: Opaque(a: 1)) == nil)
    #expect(RouteSegment.text(for: String(repeating: "x", count: 600)) == nil)
  }

  @Test func `only the one spelling of a value is taken`() {
    #expect(RouteSegment.value(Int.self, of: "+7") == nil)
    #expect(RouteSegment.value(Int.self, of: "007") == nil)
    #expect(RouteSegment.value(Double.self, of: "2.50") == nil)
    #expect(RouteSegment.value(PlayingCard.self, of: #"{"suit":"hearts","number":7}"#) == nil)
    #expect(RouteSegment.value(PlayingCard.self, of: "[") == nil)
    #expect(RouteSegment.value(Suit.self, of: "clubs") == nil)
    #expect(RouteSegment.value(Opaque.self, of: "1") == nil)
  }

  @Test(arguments: [
    ("What to bring", "what-to-bring"), ("  Größe: 12 km! ", "größe-12-km"), ("日本", "日本"),
  ])
  func `titles become parts that can be read`(title: String, slug: String) {
    #expect(RouteSegment.slug(title) == slug)
  }

  @Test func `a title of signs becomes no part`() { #expect(RouteSegment.slug("…!") == nil) }
}
