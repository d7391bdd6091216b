import RavenTesting
import Testing

@testable import Raven

/// How lists are measured and ruled.
struct ListMeasureTests {
  private func all(_ kind: String, _ page: TestPage) -> [UInt32] {
    page.document.ids.filter { page.document.attribute("class", of: $0) == kind }
  }

  @Test func `lines are coloured above and below a row, and the outer modifier wins`() throws {
    let page = try TestPage(
      List {
        Text("a").listRowSeparatorTint(.red, edges: .bottom)
        Text("b").listRowSeparatorTint(.green, edges: .top)
        Text("c").listRowSeparatorTint(.red).listRowSeparatorTint(nil)
      }
    )
    let rows = all("g entry", page)
    #expect(rows.map { page.document.style("--line", of: $0) } == [nil, "var(--green)", nil])
    #expect(rows.map { page.document.style("--line-below", of: $0) } == ["var(--red)", nil, nil])
  }

  @Test func `a section has lines where it asks for them`() throws {
    let page = try TestPage(
      List {
        Section("one") { Text("a") }.listSectionSeparator(.visible).listSectionSeparatorTint(.red, edges: .bottom)
        Section("two") { Text("b") }.listSectionSeparator(.visible).listSectionSeparator(.hidden, edges: .top)
        Section("three") { Text("c") }
      }
    )
    let sections = all("sec", page)
    #expect(sections.map { page.document.attribute("data-lines", of: $0) } == ["top bottom", "bottom", nil])
    #expect(sections.map { page.document.style("--line-end", of: $0) } == ["var(--red)", nil, nil])
    #expect(sections.map { page.document.style("--line-start", of: $0) } == [nil, nil, nil])
  }

  private struct Measured: View {
    @State private var isSet = true
    var body: some View {
      Button("turn") { isSet.toggle() }
      List {
        Section { Text("a") }
        Section { Text("b") }.listSectionSpacing(64)
        Section { Text("c") }.listSectionSpacing(isSet ? 20 : 7)
      }
      .listSectionSpacing(isSet ? .custom(20) : .compact)
      .listRowSpacing(isSet ? 8 : nil)
      .alternatingRowBackgrounds(isSet ? .enabled : .automatic)
      .environment(\.defaultMinListRowHeight, isSet ? 60 : 44)
      .environment(\.defaultMinListHeaderHeight, isSet ? 30 : nil)
    }
  }

  @Test func `distances, heights and grounds are those of the environment, and follow it`() throws {
    let page = try TestPage(Measured())
    let list = try #require(all("secs", page).first)
    func style(_ name: String) -> String? { page.document.style(name, of: list) }
    #expect(style("--section-gap") == "20px" && style("--row-gap") == "8px")
    #expect(style("--row-min") == "60px" && style("--head-min") == "30px")
    #expect(page.document.attribute("data-spaced", of: list) == "")
    #expect(page.document.attribute("data-striped", of: list) == "")
    #expect(all("sec", page).map { page.document.style("--section-gap", of: $0) } == [nil, "64px", nil])
    try page.click(text: "turn")
    #expect(style("--section-gap") == "var(--s12)" && style("--row-gap") == nil)
    #expect(style("--row-min") == "44px" && style("--head-min") == nil)
    #expect(page.document.attribute("data-spaced", of: list) == nil)
    #expect(page.document.attribute("data-striped", of: list) == nil)
    #expect(all("sec", page).map { page.document.style("--section-gap", of: $0) } == [nil, "64px", "7px"])
  }

  @Test func `nothing is said of a list that is as lists are`() throws {
    let page = try TestPage(List { Text("a") })
    let list = try #require(all("secs", page).first)
    for name in ["--section-gap", "--row-gap", "--row-min", "--head-min"] {
      #expect(page.document.style(name, of: list) == nil)
    }
    #expect(EnvironmentValues().defaultMinListRowHeight == 44)
    #expect(EnvironmentValues().defaultMinListHeaderHeight == nil)
  }

  private struct Tinted: View {
    var body: some View {
      List {
        Label("a", systemImage: "star")
        Label("b", systemImage: "star").listItemTint(.orange)
        Label("c", systemImage: "star").listItemTint(.monochrome)
        Label("d", systemImage: "star").listItemTint(.orange).listItemTint(.fixed(.red))
      }
      Label("e", systemImage: "star").listItemTint(.orange)
    }
  }

  @Test func `icons of labels in lists take the colour of the item, and none elsewhere`() throws {
    let page = try TestPage(Tinted())
    let icons = page.document.ids.filter { page.document.attribute("class", of: $0)?.contains("icon") == true }
    #expect(
      icons.map { page.document.style("color", of: $0) }
        == [nil, "var(--orange)", "var(--secondary)", "var(--orange)", nil]
    )
  }
}
