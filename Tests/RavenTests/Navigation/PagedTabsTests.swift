import RavenTesting
import Testing

@testable import Raven

/// Tab views whose tabs are pages to swipe through.
struct PagedTabsTests {
  private struct Tour: View {
    @State private var page = "b"
    var style = PageTabViewStyle()

    var body: some View {
      TabView(selection: $page) {
        Text("first").tag("a")
        Text("second").tag("b")
        List(["x", "y"], id: \.self) { Text($0) }.tag("c")
      }
      .tabViewStyle(style)
      Text("at \(page)")
      Button("Last") { page = "c" }
    }
  }

  private struct Untold: View {
    let count: Int
    var body: some View {
      TabView { ForEach(0..<count, id: \.self) { Text("page \($0)") } }.tabViewStyle(.page)
    }
  }

  private func dots(_ page: TestPage) -> [UInt32] {
    page.document.ids.filter { page.document.attribute("class", of: $0) == "dot" }
  }

  private func current(_ page: TestPage) -> [Int] {
    let dots = dots(page)
    return dots.indices.filter { page.document.attribute("aria-current", of: dots[$0]) == "true" }
  }

  @Test func `all pages are there, and the dots say which one is seen`() throws {
    let page = try TestPage(Tour())
    #expect(page.text.hasPrefix("firstsecondxy") && current(page) == [1])
    #expect(!page.document.ids.contains { page.document.attribute("class", of: $0)?.contains("tab-bar") == true })
    try page.click(text: "Last")
    #expect(page.text.contains("at c") && current(page) == [2])
    try page.send(.click([]), to: dots(page)[0])
    #expect(page.text.contains("at a") && current(page) == [0])
  }

  private func box(_ page: TestPage) throws -> UInt32 { try #require(page.document.ids(listeningTo: .sight).first) }

  @Test func `a page that comes in sight is the chosen one, and one there is not changes nothing`() throws {
    let page = try TestPage(Tour())
    let box = try box(page)
    #expect(page.document.children(of: box).count == 3 && page.document.attribute("data-page", of: box) == "1")
    try page.send(.sight(0), to: box)
    #expect(page.text.contains("at a") && current(page) == [0])
    try page.send(.sight(3), to: box)
    #expect(page.text.contains("at a") && current(page) == [0])
  }

  private struct Growing: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      TabView { ForEach(names, id: \.self) { Text($0) } }.tabViewStyle(.page)
      Button("Before") { names.insert("z", at: 0) }
      Button("Remove") { names.removeAll { $0 == "b" } }
    }
  }

  @Test func `the page that is seen stays it as others come before it, and the first one follows one that goes`() throws
  {
    let page = try TestPage(Growing())
    let box = try box(page)
    try page.send(.sight(1), to: box)
    try page.click(text: "Before")
    #expect(current(page) == [2] && page.document.attribute("data-page", of: box) == "2")
    try page.click(text: "Remove")
    #expect(current(page) == [0])
  }

  @Test func `without a selection the pages know by themselves`() throws {
    let page = try TestPage(Untold(count: 3))
    #expect(current(page) == [0])
    try page.send(.click([]), to: dots(page)[2])
    #expect(current(page) == [2])
  }

  @Test func `one page has no dots, and none has where the style says so`() throws {
    #expect(dots(try TestPage(Untold(count: 1))).isEmpty)
    #expect(dots(try TestPage(Tour(style: .init(indexDisplayMode: .never)))).isEmpty)
    let always = TabView { Text("only") }.tabViewStyle(.page(indexDisplayMode: .always))
    #expect(dots(try TestPage(always)).count == 1)
  }

  @Test func `tabs whose style changes are built anew`() throws {
    struct Changing: View {
      @State private var isPaged = false
      var body: some View {
        Group {
          if isPaged { tabs.tabViewStyle(.page) } else { tabs }
        }
        Button("Change") { isPaged.toggle() }
      }
      private var tabs: some View { TabView { Text("one").tabItem { Text("One") } } }
    }
    let page = try TestPage(Changing())
    #expect(page.text.contains("One"))
    try page.click(text: "Change")
    #expect(page.text == "oneChange")
  }

  private struct Scaled: View {
    @ScaledMetric private var side = 10.0
    @ScaledMetric(relativeTo: .title) private var other: CGFloat = 20
    var body: some View { Text("\(Int(side)) \(Int(other))") }
  }

  @Test func `a scaled length follows the size of text`() throws {
    #expect(try TestPage(Scaled()).text == "10 20")
    #expect(try TestPage(Scaled().dynamicTypeSize(.accessibility2)).text == "19 38")
  }
}
