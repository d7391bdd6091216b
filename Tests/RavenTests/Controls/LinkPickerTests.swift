import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Pickers that lead to a screen of their options, and pickers among the items of a menu.
struct LinkPickerTests {
  private struct Meal: View {
    @State private var dish = "soup"
    var body: some View {
      NavigationStack {
        Form {
          Picker("Main dish", selection: $dish) {
            Section("Warm") { ForEach(["soup", "stew"], id: \.self) { Text($0) } }
            Text("no thanks").tag("nothing")
          }
          .pickerStyle(.navigationLink)
          Text("eating \(dish)")
        }
        .navigationTitle("Meal")
      }
    }
  }

  private func rows(_ page: TestPage) -> [String] {
    page.document.ids(tag: "button").map { id in
      page.document.text(of: id) + (page.document.attribute("aria-current", of: id) == "true" ? " ✓" : "")
    }
  }

  @Test func `the row shows the choice and leads to a screen of options, the choice ticked`() throws {
    let page = try TestPage(Meal())
    let link = try #require(
      page.document.ids(tag: "a").first { page.document.attribute("href", of: $0) == "/main-dish" }
    )
    #expect(page.document.text(of: link) == "Main dishsoup")
    #expect(try page.send(.click([]), to: link) == .handled)
    #expect(page.titles == ["Meal", "Main dish"] && page.url == "/main-dish")
    #expect(rows(page) == ["soup ✓", "stew", "no thanks"])
    #expect(page.text.contains("Warm"))
  }

  @Test func `choosing goes back, and choosing what is chosen too`() throws {
    let page = try TestPage(Meal(), at: PageRoute(base: "", path: "/main-dish") ?? .root)
    #expect(page.titles == ["Meal", "Main dish"])
    try page.click(text: "stew")
    #expect(page.titles == ["Meal"] && page.url == "/" && page.text.contains("eating stew"))
    try page.click(text: "Main dish")
    #expect(rows(page) == ["soup", "stew ✓", "no thanks"])
    try page.click(tag: "button", 1)
    #expect(page.titles == ["Meal"] && page.text.contains("eating stew"))
  }

  @Test func `without a stack around, the row is disabled`() throws {
    struct Alone: View {
      var body: some View {
        Picker("Dish", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.navigationLink)
      }
    }
    let page = try TestPage(Alone())
    let row = page.document.ids(tag: "button")[0]
    #expect(page.document.text(of: row) == "Dishone")
    #expect(page.document.attribute("aria-disabled", of: row) == "true")
    #expect(page.document.mask(of: row) == 0)
  }

  @Test func `in a menu the options are radio items`() throws {
    struct Sorted: View {
      @State private var order = "name"
      var body: some View {
        Menu("Sort") {
          Picker("Order", selection: $order) {
            ForEach(["name", "date"], id: \.self) { Text($0) }
          }
        }
        Text("by \(order)")
      }
    }
    let page = try TestPage(Sorted())
    try page.click(text: "Sort")
    let items = page.document.ids.filter { page.document.attribute("role", of: $0) == "menuitemradio" }
    #expect(items.map { page.document.text(of: $0) } == ["name", "date"])
    #expect(items.map { page.document.attribute("aria-checked", of: $0) } == ["true", "false"])
    try page.click(text: "date")
    #expect(page.text.contains("by date"))
    #expect(page.document.ids(tag: "dialog").isEmpty)
  }

  @Test func `in a menu links are items that close it`() throws {
    struct Linked: View {
      var body: some View {
        NavigationStack {
          Menu("More") {
            NavigationLink("Details") { Text("…").navigationTitle("Details") }
            Link("Elsewhere", destination: URL(string: "https://example.com")!)
          }
          .navigationTitle("Root")
        }
      }
    }
    let page = try TestPage(Linked())
    try page.click(text: "More")
    let items = page.document.ids.filter { page.document.attribute("role", of: $0) == "menuitem" }
    #expect(items.map { page.document.text(of: $0) } == ["Details", "Elsewhere"])
    #expect(items.map { page.document.attribute("href", of: $0) } == ["/details", "https://example.com"])
    try page.click(text: "Elsewhere")
    #expect(page.document.ids(tag: "dialog").isEmpty && page.titles == ["Root"])
    try page.click(text: "More")
    try page.click(text: "Details")
    #expect(page.document.ids(tag: "dialog").isEmpty && page.titles == ["Root", "Details"])
  }
}
