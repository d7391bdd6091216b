import RavenTesting
import Testing

@testable import Raven

struct FieldLayoutTests {
  /// A slice keeps its array behind an existential.
  private struct Row: View {
    let words: ArraySlice<String>
    var body: some View { Text(words.joined(separator: " ")) }
  }

  private struct Slices: View {
    @State private var count = 1
    private let words = ["one", "two", "three"]

    var body: some View {
      Button("More") { count += 1 }
      ForEach(0..<2) { _ in Row(words: words[0..<count]) }
    }
  }

  @Test func `views with slices are compared and shown`() throws {
    let page = try TestPage(Slices())
    #expect(page.text == "Moreoneone")
    try page.click(text: "More")
    #expect(page.text == "Moreone twoone two")
  }
}
