import RavenTesting
import Testing

@testable import Raven

/// What scopes get from outside is kept once for all that get the same.
struct SurroundingsTests {
  private struct Cell: View {
    let text: String
    var body: some View { Text(text) }
  }

  private struct Row: View {
    let number: Int
    var body: some View {
      HStack {
        Cell(text: "\(number)")
        Cell(text: "row")
        ForEach(0..<2, id: \.self) { part in VStack { Cell(text: "\(part)") } }
      }
    }
  }

  private struct Rows: View {
    @State private var numbers = Array(0..<50)
    var body: some View {
      VStack {
        Button("Change") { numbers = numbers.map { $0 % 3 == 0 ? $0 + 100 : $0 } }
        Button("Add") { numbers.append(contentsOf: 200..<250) }
        Button("Turn") { numbers.reverse() }
        ForEach(Array(numbers.enumerated()), id: \.offset) { Row(number: $0.element) }
      }
    }
  }

  @Test func `rows share them, when they are made and when they run again`() throws {
    let before = LifetimeCount.surroundings
    let page = try TestPage(Rows())
    var kept: Int { LifetimeCount.surroundings - before }
    // Those of the root, of what stands in it, and one for each place in a row, whatever row it is.
    let atFirst = kept
    #expect(atFirst < 12)
    try page.click(text: "Change")
    #expect(kept == atFirst)
    try page.click(text: "Turn")
    #expect(kept == atFirst)
    try page.click(text: "Add")
    // New rows share theirs, if not always with those before.
    #expect(kept < atFirst + 12)
    page.end()
    #expect(kept == 0)
  }
}
