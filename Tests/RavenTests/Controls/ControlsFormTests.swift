import RavenTesting
import Testing

@testable import Raven

/// Forms: what is a row, whatever it stands in.
struct ControlsFormTests {
  private struct Pair: View {
    var body: some View {
      Toggle("Sound", isOn: .constant(true))
      Text("Loud")
    }
  }

  private struct Settings: View {
    @State private var isLong = false
    @State private var name = ""
    var body: some View {
      Form {
        Text("alone")
        Section {
          Pair()
          if isLong { Group { Text("extra") } }
          ForEach(0..<2) { Text("row \($0)") }
          AnyView(TextField("Name", text: $name))
        } header: {
          Text("General")
        } footer: {
          Button("more") { isLong.toggle() }
        }
      }
    }
  }

  private func all(_ kind: String, _ page: TestPage) -> [UInt32] {
    page.document.ids.filter { page.document.attribute("class", of: $0) == kind }
  }

  @Test func `rows are found through views, groups, conditions and rows`() throws {
    let page = try TestPage(Settings())
    let rows = ["alone", "Sound", "Loud", "row 0", "row 1", ""]
    #expect(all("g entry", page).map { page.document.text(of: $0) } == rows)
    #expect(all("sec", page).count == 2)
    #expect(all("g head", page).map { page.document.text(of: $0) } == ["General"])
    #expect(page.document.ids(tag: "form").count == 1)
    try page.click(text: "more")
    let longer = ["alone", "Sound", "Loud", "extra", "row 0", "row 1", ""]
    #expect(all("g entry", page).map { page.document.text(of: $0) } == longer)
    #expect(page.log.filter { $0.hasPrefix("open") }.count == 2)
  }

  @Test func `controls look as they do in rows, and in a footer as anywhere`() throws {
    let page = try TestPage(Settings())
    #expect(page.document.attribute("class", of: page.document.ids(tag: "input")[1]) == "field plain")
    #expect(page.document.attribute("class", of: page.document.ids(tag: "button")[0]) == "g btn borderless")
    let row = try TestPage(Form { Button("Save") {} })
    #expect(row.document.attribute("class", of: row.document.ids(tag: "button")[0]) == "g btn borderless wide")
    let beside = try TestPage(Form { HStack { Button("Save") {} } })
    #expect(beside.document.attribute("class", of: beside.document.ids(tag: "button")[0]) == "g btn borderless")
  }

  @Test func `typing in a row runs the form's owner and sends nothing that did not change`() throws {
    let page = try TestPage(Settings())
    page.clearRuns()
    try page.type("a", 1)
    #expect(page.log == [])
    #expect(page.runs.filter { $0 == "Settings" }.count <= 1)
    #expect(!page.runs.contains("Pair"))
  }

  @Test func `a row takes its background, insets and lines from its modifiers`() throws {
    let page = try TestPage(
      Form {
        Text("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).listRowSeparator(.hidden)
        Text("b").listRowBackground(Color.red).badge(7)
        Text("c").badge(0)
      }
    )
    let row = try #require(all("g entry open-top open-bottom", page).first)
    #expect(page.document.style("padding-block", of: row) == "1px 3px")
    #expect(page.document.style("padding-inline", of: row) == "2px 4px")
    #expect(all("l ground", page).count == 1)
    #expect(all("badge", page).map { page.document.text(of: $0) } == ["7"])
  }

  @Test func `a form's own style reads its sections`() throws {
    struct Counted: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        Group(sections: configuration.content) { sections in Text("\(sections.count) sections") }
      }
    }
    let page = try TestPage(
      Form {
        Section("A") { Text("a") }
        Section("B") { Text("b") }
      }
      .formStyle(Counted())
    )
    #expect(page.text == "2 sections")
  }

  @Test func `disclosed views are rows`() throws {
    let page = try TestPage(
      Form {
        DisclosureGroup("More") {
          Text("one"); Text("two")
        }
      }
    )
    #expect(all("g entry", page).count == 1)
    try page.click()
    #expect(all("g entry", page).map { page.document.text(of: $0) } == ["More", "one", "two"])
    #expect(page.document.attribute("aria-expanded", of: page.document.ids(tag: "button")[0]) == "true")
  }

  @Test func `a form that ends frees every block`() throws {
    let probe = LifetimeProbe()
    do {
      let page = try TestPage(Settings())
      try page.click(text: "more")
      page.end()
    }
    #expect(probe.blocks == 0)
    #expect(probe.boxes == 0)
  }
}
