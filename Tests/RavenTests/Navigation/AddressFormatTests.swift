import RavenTesting
import Testing

@testable import Raven

/// Values with several parts of the address, or of which only some exist.
struct AddressFormatTests {
  private struct Place: Hashable {
    var country: String
    var town: String?
  }

  private static let known = [
    Place(country: "austria"), Place(country: "austria", town: "graz"), Place(country: "spain", town: "a/b c"),
    Place(country: "spain", town: ".."), Place(country: "", town: nil),
  ]

  private static let format = AddressFormat<Place>(
    parts: { [$0.country] + ($0.town.map { [$0] } ?? []) },
    value: { parts in
      // "any" stands for a value with other parts: it must not be believed.
      if parts == ["any"] { return known[1] }
      return known.first { [$0.country] + ($0.town.map { [$0] } ?? []) == parts }
    }
  )

  private struct Stack: View {
    var body: some View {
      NavigationStack {
        VStack {
          ForEach(AddressFormatTests.known, id: \.self) { NavigationLink("to \($0.town ?? $0.country)", value: $0) }
        }
        .navigationDestination(for: Place.self, address: AddressFormatTests.format) { place in
          VStack {
            Text("at \(place.country), \(place.town ?? "")")
            NavigationLink("on", value: 7)
          }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }

  private struct Split: View {
    var body: some View {
      NavigationSplitView {
        VStack {
          ForEach(AddressFormatTests.known, id: \.self) { NavigationLink("to \($0.town ?? $0.country)", value: $0) }
        }
        .navigationDestination(for: Place.self, address: AddressFormatTests.format) { Text("at \($0.town ?? "")") }
      } detail: {
        Text("nothing chosen")
      }
    }
  }

  private func page(_ segments: [String], carrier: PageCarrier = .server, base: String = "") throws -> TestPage {
    try TestPage(Stack(), context: PageContext(carrier: carrier), at: PageRoute(base: base, segments: segments))
  }

  private func addresses(_ page: TestPage) -> [String?] {
    page.document.ids(tag: "a").map { page.document.attribute("href", of: $0) }
  }

  @Test func `stand in links with all their parts, encoded; without one of their own where a part cannot stand`() throws
  {
    #expect(addresses(try page([])) == ["/austria", "/austria/graz", "/spain/a%2Fb%20c", "/", "/"])
  }

  @Test func `are found by as many parts as there are, and what follows after them`() throws {
    #expect(try page(["austria"]).text.contains("at austria, on"))
    #expect(try page(["austria", "graz"]).text.contains("at austria, graz"))
    #expect(try page(["spain", "a/b c"]).text.contains("at spain, a/b c"))
    let deeper = try page(["austria", "graz", "7"])
    #expect(deeper.coordinator.routeOutcome == .found)
    #expect(deeper.text.contains("number 7"))
    #expect(try page(["austria", "7"]).text.contains("number 7"))
  }

  @Test(arguments: [["france"], ["austria", "wien"], ["any"], ["graz"], ["spain", ".."]])
  func `are not there if the format knows none, or gives other parts back`(segments: [String]) throws {
    #expect(try page(segments).coordinator.routeOutcome == .partly)
  }

  @Test func `are found by a format alone, without a link to them`() throws {
    struct Bare: View {
      var body: some View {
        NavigationStack {
          Text("root").navigationDestination(for: Place.self, address: AddressFormatTests.format) {
            Text("at \($0.town ?? "")")
          }
        }
      }
    }
    let page = try TestPage(Bare(), at: PageRoute(base: "", segments: ["austria", "graz"]))
    #expect(page.coordinator.routeOutcome == .found)
    #expect(page.text.contains("at graz"))
  }

  @Test func `open the next column of a split view, in one step`() throws {
    let page = try TestPage(Split(), at: PageRoute(base: "/app", segments: ["austria", "graz"]))
    #expect(page.coordinator.routeOutcome == .found)
    #expect(page.text.contains("at graz") && !page.text.contains("nothing chosen"))
    #expect(addresses(page).contains("/app/austria/graz"))
  }

  @Test func `are offered to an export, relative to the page`() throws {
    let first = try page([], carrier: .files, base: ".")
    #expect(addresses(first) == ["./austria/", "./austria/graz/", "./spain/a%2Fb%20c/", "./", "./"])
    #expect(
      first.coordinator.offeredRoutes.filter { !$0.isEmpty } == [
        ["austria"], ["austria", "graz"], ["spain", "a/b c"],
      ]
    )
    let inner = try page(["austria", "graz"], carrier: .files, base: "../..")
    #expect(addresses(inner).contains("../../austria/graz/7/"))
    #expect(try page([]).coordinator.offeredRoutes.isEmpty)
  }

  @Test func `a view can read what carries the page, where it begins and what was asked for`() throws {
    struct Reading: View {
      @Environment(\.pageCarrier) private var carrier
      @Environment(\.pageRoot) private var root
      @Environment(\.pageParts) private var parts
      var body: some View { Text("\(carrier == .files ? "files" : "live") \(root) \(parts.joined(separator: "+"))") }
    }
    func text(_ carrier: PageCarrier, _ base: String, _ parts: [String]) throws -> String {
      try TestPage(Reading(), context: PageContext(carrier: carrier), at: PageRoute(base: base, segments: parts)).text
    }
    #expect(try text(.server, "", []) == "live / ")
    #expect(try text(.server, "/guide", ["a", "b"]) == "live /guide/ a+b")
    #expect(try text(.files, "../..", ["a", "b"]) == "files ../../ a+b")
    #expect(try text(.files, ".", []) == "files ./ ")
  }
}
