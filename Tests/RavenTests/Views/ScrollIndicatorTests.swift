import RavenTesting
import Testing

@testable import Raven

/// Whether what scrolls shows how far it has.
struct ScrollIndicatorTests {
  private struct Areas: View {
    @State private var visibility = ScrollIndicatorVisibility.hidden
    var body: some View {
      VStack {
        ScrollView { Text("a") }
        ScrollView(.horizontal) { Text("b") }
        List { Text("c") }
        Button("show") { visibility = .automatic }
      }
      .scrollIndicators(visibility)
    }
  }

  @Test func `they are hidden and shown for everything inside`() throws {
    let page = try TestPage(Areas())
    func kinds() -> [String] {
      page.document.ids.compactMap { id in
        let kind = page.document.attribute("class", of: id) ?? ""
        if page.document.attribute("data-bars", of: id) == "none" { return "list" }
        return kind.contains("bare") ? kind : nil
      }
    }
    #expect(kinds() == ["g sv bare", "g sh bare", "list"])
    try page.click(text: "show")
    #expect(kinds() == [])
  }
}
