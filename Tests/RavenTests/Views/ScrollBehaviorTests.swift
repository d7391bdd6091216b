import RavenTesting
import Testing

@testable import Raven

/// Where scrolling comes to rest, and who may scroll.
struct ScrollBehaviorTests {
  private func snaps(_ view: some View) throws -> [String] {
    let page = try TestPage(view)
    return page.document.ids.compactMap { page.document.attribute("data-snap", of: $0) }
  }

  private func row(_ behavior: some ScrollTargetBehavior) -> some View {
    ScrollView(.horizontal) { HStack { Text("a") } }.scrollTargetBehavior(behavior)
  }

  @Test func `an area says where it comes to rest`() throws {
    #expect(try snaps(row(.paging)) == ["pages"])
    #expect(try snaps(row(.viewAligned)) == ["views"])
    #expect(try snaps(row(.viewAligned(limitBehavior: .automatic))) == ["views"])
    #expect(try snaps(row(.viewAligned(limitBehavior: .always))) == ["each"])
    #expect(try snaps(row(.viewAligned(limitBehavior: .alwaysByOne))) == ["each"])
    #expect(try snaps(row(.viewAligned(limitBehavior: .never))) == ["any"])
    #expect(try snaps(ScrollView { Text("a") }) == [])
  }

  private struct Areas: View {
    @State private var isDisabled = true

    var body: some View {
      VStack {
        ScrollView { Inside() }.scrollDisabled(false)
        ScrollView(.horizontal) { Text("b") }
        List { Text("c") }
        Button("change") { isDisabled.toggle() }
      }
      .scrollDisabled(isDisabled)
    }
  }

  private struct Inside: View {
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    var body: some View { Text(isScrollEnabled ? "can be scrolled" : "stays") }
  }

  @Test func `what an outer view keeps from scrolling stays so, until it lets go`() throws {
    let page = try TestPage(Areas())
    func still() -> Int { page.document.ids.count { page.document.attribute("data-still", of: $0) != nil } }
    #expect(still() == 3)
    #expect(page.text.contains("stays"))
    try page.click(text: "change")
    #expect(still() == 0)
    #expect(page.text.contains("can be scrolled"))
  }
}
