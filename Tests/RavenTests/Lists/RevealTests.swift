import RavenTesting
import Testing

@testable import Raven

struct RevealTests {
  struct Filtered: View {
    @State private var isFiltered = false
    @State private var count = 600

    private var sections: [Int] { isFiltered ? [3] : Array(0..<9) }

    private func rows(_ section: Int) -> [Int] {
      Array(section * 1_000..<section * 1_000 + (isFiltered ? 1 : section == 8 ? count : 600))
    }

    var body: some View {
      ScrollViewReader { proxy in
        Button("Filter") { isFiltered = true }
        Button("Add") {
          count = 601
          isFiltered = false
          proxy.scrollTo(8_600, anchor: .center)
        }
        List {
          ForEach(sections, id: \.self) { section in
            Section("Section \(section)") { ForEach(rows(section), id: \.self) { Text("Row \($0)") } }
          }
        }
      }
    }
  }

  @Test func aRowThatComesWithItsSectionIsScrolledTo() throws {
    let page = try TestPage(Filtered())
    try page.commit()
    try page.click(text: "Filter")
    try page.commit()
    #expect(!page.text.contains("Row 4000"))
    try page.click(text: "Add")
    for _ in 0..<3 { try page.commit() }
    #expect(page.text.contains("Row 8600"))
    #expect(page.document.ids.contains { page.document.attribute("data-scroll", of: $0) == "center center" })
  }
}
