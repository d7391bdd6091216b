import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Links in the styles of buttons, and in the colours of what is around.
struct LinkStyleTests {
  private struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(4).opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  private struct Stack<Content: View>: View {
    let content: Content
    init(@ViewBuilder _ content: () -> Content) { self.content = content() }
    var body: some View {
      NavigationStack { content.navigationDestination(for: Int.self) { Text("number \($0)") } }
    }
  }

  private func classes(_ page: TestPage, _ id: UInt32) -> Set<Substring> {
    Set(page.document.attribute("class", of: id)?.split(separator: " ") ?? [])
  }

  private func anchors(_ page: TestPage) -> [UInt32] { page.document.ids(tag: "a") }

  @Test func `a link in a style is a button that still leads to its screen`() throws {
    let page = try TestPage(
      Stack { NavigationLink("Go", value: 7).buttonStyle(.borderedProminent).controlSize(.large) }
    )
    let link = try #require(anchors(page).first)
    #expect(classes(page, link).isSuperset(of: ["btn", "prominent"]))
    #expect(page.document.attribute("href", of: link) == "/7")
    #expect(page.document.attribute("data-route", of: link) == "")
    #expect(page.document.attribute("data-size", of: link) == "large")
    try page.send(.click([]), to: link)
    #expect(page.text.contains("number 7"))
  }

  @Test func `a style of an app's own makes the label, and hears the link pressed`() throws {
    let page = try TestPage(Stack { NavigationLink("Go", value: 7).buttonStyle(Pill()) })
    try page.commit()
    let link = try #require(anchors(page).first)
    #expect(classes(page, link).contains("own") && page.document.attribute("href", of: link) == "/7")
    try page.send(.press(isDown: true), to: link)
    #expect(page.document.ids.contains { page.document.style("opacity", of: $0) == "0.5" })
  }

  @Test func `a style that builds the whole control decides when a link leads on`() throws {
    let page = try TestPage(Stack { NavigationLink("Go", value: 7).buttonStyle(Twice()) })
    #expect(anchors(page).isEmpty)
    let label = try #require(page.document.ids(listeningTo: .doubleClick).first)
    try page.send(.doubleClick([]), to: label)
    #expect(page.text.contains("number 7"))
  }

  @Test func `a link that leads nowhere is a button that cannot be pressed`() throws {
    let page = try TestPage(Stack { NavigationLink("Go", value: Int?.none).buttonStyle(.bordered) })
    let buttons = page.document.ids.filter { classes(page, $0).contains("bordered") }
    #expect(buttons.count == 1 && page.document.mask(of: buttons[0]) == 0)
  }

  @Test func `a link to an address keeps it in a style`() throws {
    let address = try #require(URL(string: "https://example.com/a"))
    let page = try TestPage(Link("Site", destination: address).buttonStyle(.bordered))
    let link = try #require(anchors(page).first)
    #expect(classes(page, link).isSuperset(of: ["btn", "bordered"]))
    #expect(page.document.attribute("href", of: link) == "https://example.com/a")
    #expect(page.document.attribute("target", of: link) == "_blank")
    #expect(page.document.attribute("rel", of: link) == "noopener")
  }

  @Test func `in a row a link stays the row`() throws {
    let page = try TestPage(
      Stack {
        List {
          NavigationLink("Row", value: 1).buttonStyle(.bordered).contextMenu { Button("Copy") {} }.padding(2)
          HStack { NavigationLink("Part", value: 2).buttonStyle(.bordered) }
        }
      }
    )
    #expect(anchors(page).map { classes(page, $0).contains("leads") } == [true, false])
    #expect(anchors(page).map { classes(page, $0).contains("bordered") } == [false, true])
  }

  private struct Inked: View {
    @State private var color: Color?

    var body: some View {
      VStack {
        Button("Press") { color = color == nil ? .red : nil }
        NavigationLink("Go", value: 1)
        Button("Delete", role: .destructive) {}
        Button("Framed") {}.buttonStyle(.bordered)
      }
      .foregroundColor(color)
    }
  }

  @Test func `what is coloured from outside is not tinted, except what has a ground`() throws {
    let page = try TestPage(Stack { Inked() })
    let buttons = page.document.ids(tag: "button").filter { classes(page, $0).contains("btn") }
    #expect(buttons.map { classes(page, $0).contains("borderless") } == [true, true, false])
    #expect(page.document.attribute("data-ink", of: anchors(page)[0]) == nil)
    try page.click(text: "Press")
    #expect(buttons.map { classes(page, $0).contains("borderless") } == [false, false, false])
    #expect(buttons.map { classes(page, $0).contains("bordered") } == [false, false, true])
    #expect(page.document.attribute("data-ink", of: anchors(page)[0]) == "")
    try page.click(text: "Press")
    #expect(buttons.map { classes(page, $0).contains("borderless") } == [true, true, false])
  }

  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(.bordered) }
  }

  @Test func `a style that makes a button of its own leaves a link its address`() throws {
    let address = try #require(URL(string: "https://example.com/a"))
    let page = try TestPage(Stack { Link("Site", destination: address).buttonStyle(Framed()) })
    let link = try #require(anchors(page).first)
    #expect(page.document.attribute("href", of: link) == "https://example.com/a")
    // The browser follows it, and the app has nothing to do.
    #expect(page.document.mask(of: link) & 1 == 0)
    let screen = try TestPage(Stack { NavigationLink("Go", value: 7).buttonStyle(Framed()) })
    #expect(screen.document.attribute("href", of: try #require(anchors(screen).first)) == "/7")
  }

  @Test func `an address that is refused and a link in a button are nothing to press`() throws {
    let address = try #require(URL(string: "javascript:alert(1)"))
    let page = try TestPage(Link("Bad", destination: address).buttonStyle(.bordered))
    #expect(anchors(page).isEmpty && page.document.attribute("disabled", of: 1) == "")
    let site = try #require(URL(string: "https://example.com/a"))
    let button = try TestPage(Button(action: {}) { Link("In", destination: site) }.buttonStyle(.bordered))
    #expect(!button.document.ids.contains { button.document.attribute("tabindex", of: $0) != nil })
  }
}
