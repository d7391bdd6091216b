import RavenTesting
import Testing

@testable import Raven

/// What source from before has another name for, or writes in another order.
struct OlderFormsTests {
  private struct Lamp: Identifiable {
    let id: Int
    var isOn = false
  }

  private struct Lamps: View {
    @State private var lamps = [Lamp(id: 1), Lamp(id: 2)]

    var body: some View {
      VStack {
        List($lamps) { $lamp in Toggle("Lamp \(lamp.id)", isOn: $lamp.isOn) }
        Text(lamps.map { $0.isOn ? "on" : "off" }.joined(separator: " and "))
      }
    }
  }

  @Test func `a list of a binding has rows that write their elements`() throws {
    let page = try TestPage(Lamps())
    #expect(page.text.contains("off and off"))
    try page.toggle(1)
    #expect(page.text.contains("off and on"))
  }

  private struct Sections: View {
    var body: some View {
      Form {
        Section(header: Text("head"), footer: Text("foot")) { Text("both") }
        Section(header: Text("above")) { Text("headed") }
        Section(footer: Text("below")) { Text("footed") }
      }
    }
  }

  @Test func `a section takes its header and its footer first`() throws {
    #expect(try TestPage(Sections()).text == "headbothfootaboveheadedfootedbelow")
  }

  private struct Watching: View {
    @State private var count = 1
    @State private var seen = 0

    var body: some View {
      VStack {
        Button("more") { count *= 3 }
        Text("saw \(seen)")
      }
      .onChange(of: count) { new in seen = new }
    }
  }

  @available(*, deprecated, message: "Tests what is.")
  @Test func `a change is told by its new value alone`() throws {
    let page = try TestPage(Watching())
    try page.click(text: "more")
    #expect(page.text == "moresaw 3")
    try page.click(text: "more")
    #expect(page.text == "moresaw 9")
  }
}
