import Foundation
import RavenTesting
import Testing

@testable import Raven

/// What stands in the addresses of a page that is made for a module: what the module can write itself.
@MainActor struct PlainPartTests {
  private enum Season: String { case spring }
  private enum Size: Int, Identifiable {
    case small = -1
    var id: Int { rawValue }
  }
  private enum Weight: Double, Identifiable {
    case light = 0.5
    var id: String { "light" }
  }
  private enum Mood { case glad }
  private struct Bird: Hashable, Identifiable { let id: UUID }
  private struct Book: Hashable, Identifiable { let id: String? }
  private struct Place: Hashable, Codable { let name: String }

  private static let id = UUID(uuidString: "0123ABCD-0000-4000-8000-000000000000")!

  @Test func `are text, whole numbers, UUIDs, raw values and ids of these`() {
    #expect(RouteSegment.plainText(for: "~a") == "~~a")
    #expect(RouteSegment.plainText(for: -3) == "-3")
    #expect(RouteSegment.plainText(for: Self.id) == "0123abcd-0000-4000-8000-000000000000")
    #expect(RouteSegment.plainText(for: Season.spring) == "spring")
    #expect(RouteSegment.plainText(for: Size.small) == "-1")
    #expect(RouteSegment.plainText(for: Weight.light) == "light")
    #expect(RouteSegment.plainText(for: Bird(id: Self.id)) == "0123abcd-0000-4000-8000-000000000000")
  }

  @Test func `are nothing of what only mirrors and JSON see`() {
    #expect(RouteSegment.plainText(for: Mood.glad) == nil)
    #expect(RouteSegment.plainText(for: Place(name: "a")) == nil)
    #expect(RouteSegment.plainText(for: 1.5) == nil)
    #expect(RouteSegment.plainText(for: Optional("a")) == nil)
    #expect(RouteSegment.plainText(for: Book(id: "a")) == nil)
  }

  @Test func `are titles of a text alone or with an image`() {
    #expect(RouteSegment.plainText(in: Text("a")) == "a")
    #expect(RouteSegment.plainText(in: Label("a", systemImage: "star")) == "a")
    #expect(RouteSegment.plainText(in: TupleView2(v0: Image(systemName: "star"), v1: Text("a"))) == "a")
    #expect(RouteSegment.plainText(in: Optional(Text("a"))) == nil)
    #expect(RouteSegment.plainText(in: HStack { Text("a") }) == nil)
  }

  private struct Links: View {
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Spring", value: Season.spring)
          NavigationLink("Here", value: Place(name: "here"))
          NavigationLink {
            Text("x")
          } label: {
            HStack { Text("Far away") }
          }
          NavigationLink("No destination", value: Size.small)
        }
        .navigationDestination(for: Season.self) { _ in Text("x") }
        .navigationDestination(for: Place.self) { _ in Text("x") }
      }
    }
  }

  @Test func `stand in the links of a page that a module takes over, and in no other's`() {
    func routes(_ carrier: PageCarrier) -> [[String]] {
      let page = RenderCoordinator(Links(), context: PageContext(carrier: carrier))
      defer { page.end() }
      // A link without a part leads to where it is.
      return page.offeredRoutes.filter { !$0.isEmpty }
    }
    #expect(routes(.module) == [["spring"]])
    #expect(routes(.files) == [["spring"], [#"{"name":"here"}"#], ["far-away"], ["-1"]])
    #expect(routes(.server) == [])
  }

  @Test func `leave the folder to the browser`() {
    let route = PageRoute(base: "/notes", segments: ["spring"])
    for (carrier, url) in [(PageCarrier.module, "/spring"), (.server, "/notes/spring")] {
      let page = RenderCoordinator(Links(), context: PageContext(carrier: carrier), at: route)
      #expect(page.router.url == url)
      page.end()
    }
  }
}
