import RavenTesting
import Testing

@testable import Raven

struct RowSearchTests {
  struct Person: View {
    let name: String
    let isMarked: Bool
    @State private var isPresent = false

    var body: some View {
      HStack {
        Button("Call") {}
        Toggle("Present", isOn: $isPresent)
        Text(name).onAppear { RowSearchTests.appeared.append(name) }
        if isMarked { Image(systemName: "star") }
      }
    }
  }

  struct People: View {
    var names: [String]

    var body: some View {
      List(Array(names.enumerated()), id: \.offset) { Person(name: $0.element, isMarked: $0.offset == 3) }
    }
  }

  static var appeared: [String] = []

  private let names = (0..<1_000).map { $0 == 700 ? "Éva" : $0 == 900 ? "eva" : $0 == 20 ? "Eve" : "Person \($0)" }

  /// What the page is told after so many commits.
  private func found(
    _ text: String,
    in range: Range<UInt32>,
    on lazy: LazyPage,
    commits: Int = 12
  ) throws -> String? {
    try lazy.page.send(.seek(.init(first: range.lowerBound, end: range.upperBound, text: text)), to: lazy.gaps[0])
    for _ in 0..<commits { try lazy.page.commit() }
    return lazy.page.document.attribute("data-found", of: lazy.gaps[0])
  }

  @Test func rowsThatAreNotBuiltAreFoundByTheirWords() throws {
    let lazy = try LazyPage(People(names: names))
    #expect(try found("ev", in: 40..<1_000, on: lazy) == "1 700")
    #expect(try found("EV", in: 701..<1_000, on: lazy) == "2 900")
    #expect(try found("ev", in: 901..<1_000, on: lazy) == "3 -1")
    #expect(try found("person 88", in: 40..<UInt32.max, on: lazy) == "4 88")
    // Neither a button nor a switch is what a row says.
    #expect(try found("call", in: 40..<1_000, on: lazy) == "5 -1")
    #expect(try found("present", in: 40..<1_000, on: lazy) == "6 -1")
  }

  @Test func lookingLeavesNothingBehind() throws {
    let lazy = try LazyPage(People(names: names))
    try lazy.page.commit()
    RowSearchTests.appeared = []
    let (before, nextNode) = (lazy.page.tree, lazy.page.coordinator.nextNodeID)
    #expect(try found("person 999", in: 40..<1_000, on: lazy) == "1 999")
    #expect(RowSearchTests.appeared == [])
    #expect(lazy.page.coordinator.nextNodeID == nextNode)
    #expect(lazy.windows == ["0 40 1000"])
    #expect(lazy.page.tree.count == before.count)
  }

  @Test func aCommitLooksAtAFewRows() throws {
    let lazy = try LazyPage(People(names: names))
    #expect(try found("person 999", in: 40..<1_000, on: lazy, commits: 5) == nil)
    for _ in 0..<5 { try lazy.page.commit() }
    #expect(lazy.page.document.attribute("data-found", of: lazy.gaps[0]) == "1 999")
  }

  @Test func aPageLooksForOneThingAtATime() throws {
    let lazy = try LazyPage(People(names: names))
    #expect(try found("person 999", in: 40..<1_000, on: lazy, commits: 2) == nil)
    #expect(try found("person 41", in: 40..<1_000, on: lazy) == "2 41")
    for _ in 0..<12 { try lazy.page.commit() }
    #expect(lazy.page.document.attribute("data-found", of: lazy.gaps[0]) == "2 41")
  }

  struct Shrinking: View {
    @State private var count = 1_000

    var body: some View {
      VStack {
        Button("Shrink") { count = 10 }
        List(0..<count, id: \.self) { Text("Row \($0)") }
      }
    }
  }

  @Test func aListThatIsBuiltWholeMeanwhileEndsIt() throws {
    let lazy = try LazyPage(Shrinking())
    try lazy.page.send(.seek(.init(first: 40, end: 1_000, text: "row 999")), to: lazy.gaps[0])
    try lazy.page.click(text: "Shrink")
    for _ in 0..<12 { try lazy.page.commit() }
    #expect(lazy.gaps == [])
    #expect(lazy.page.coordinator.search == nil)
  }

  struct Links: View {
    var body: some View {
      NavigationStack {
        List(0..<1_000, id: \.self) { number in
          NavigationLink("Link \(number)", value: number).badge(number).swipeActions { Button("Pin") {} }
        }
        .navigationDestination(for: Int.self) { Text("Screen \($0)") }
      }
    }
  }

  @Test func rowsThatLeadSomewhereAreFound() throws {
    let lazy = try LazyPage(Links())
    #expect(try found("link 512", in: 40..<1_000, on: lazy) == "1 512")
  }

  struct Choice: View {
    @State private var chosen: Set<Int> = []

    var body: some View {
      VStack {
        Text("\(chosen.count) chosen, \(chosen.reduce(0, +)) in all")
        List(0..<1_000, id: \.self, selection: $chosen) { Text("Row \($0)") }
      }
    }
  }

  @Test func allRowsAreChosenBuiltOrNot() throws {
    let lazy = try LazyPage(Choice())
    let document = lazy.page.document
    let list = try #require(document.ids.first { document.attribute("aria-multiselectable", of: $0) == "true" })
    try lazy.page.send(.selectAll, to: list)
    #expect(document.text.contains("1000 chosen, 499500 in all"))
    #expect(document.ids.filter { document.attribute("aria-selected", of: $0) == "true" }.count == 40)
  }
}
