import Raven
import RavenTesting
import Testing

@MainActor struct PopoverTests {
  @Test func `a popover says where it points`() throws {
    struct Root: View {
      @State private var isShown = true
      @State private var number: Numbered? = Numbered(id: 7)
      var body: some View {
        Text("a").popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: .trailing) {
          Text("one")
        }
        Text("b").popover(item: $number) { Text("two \($0.id)") }
      }
    }
    struct Numbered: Identifiable { let id: Int }
    let page = try TestPage(Root())
    let popovers = page.document.ids(tag: "dialog")
    #expect(popovers.map { page.document.attribute("data-at", of: $0) } == ["trailing 50 100", "auto"])
    #expect(popovers.map { page.document.attribute("data-from", of: $0) } == ["1", "2"])
    #expect(page.text == "abonetwo 7")
    #expect(try page.send(.close, to: popovers[1]) == .handled)
    #expect(page.document.ids(tag: "dialog") == [popovers[0]])
  }

  @Test func `what is inside says how it is shown, as long as it is there`() throws {
    struct Root: View {
      @State private var isShown = true
      var body: some View { Text("x").sheet(isPresented: $isShown) { Inside() } }
    }
    struct Inside: View {
      @State private var isLow = true
      var body: some View {
        Button("switch") { isLow.toggle() }
        if isLow {
          Text("low")
            .presentationDetents([.large, .height(200), .fraction(0.3), .medium])
            .presentationDragIndicator(.hidden)
            .presentationCornerRadius(4)
            .presentationBackground(Color.red)
        }
      }
    }
    let page = try TestPage(Root())
    try page.commit()
    let sheet = page.document.ids(tag: "dialog")[0]
    #expect(page.document.attribute("data-detents", of: sheet) == "200px 30% 50% 100%")
    #expect(page.document.attribute("data-grabber", of: sheet) == "hidden")
    #expect(page.document.style("--corner", of: sheet) == "4px")
    #expect(page.document.style("background", of: sheet) != nil)
    try page.click(text: "switch")
    #expect(page.document.attribute("data-detents", of: sheet) == nil)
    #expect(page.document.attribute("data-grabber", of: sheet) == nil)
    #expect(page.document.style("--corner", of: sheet) == nil)
    #expect(page.document.style("background", of: sheet) == nil)
  }

  @Test func `help is told as a hint and shown by the page`() throws {
    let page = try TestPage(Button("Archive") {}.help("Out of sight"))
    let button = page.document.ids(tag: "button")[0]
    #expect(page.document.attribute("aria-description", of: button) == "Out of sight")
    let around = try #require(page.document.parent(of: button))
    #expect(page.document.attribute("data-help", of: around) == "Out of sight")
    #expect(page.document.attribute("data-with", of: around) == "help")
  }
}
