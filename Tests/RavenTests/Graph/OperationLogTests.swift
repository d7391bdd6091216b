import Raven
import RavenTesting
import Testing

/// Each kind of node, changed alone: exactly the operations that are needed, and no other.
struct OperationLogTests {
  private struct Stage<Content: View>: View {
    @State private var step = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      WebElement("button") { Text("next") }.on(.click) { _ in step += 1 }
      content(step)
    }
  }

  /// The operations of each step; the button is element 1, so the content starts at 2.
  private func steps<Content: View>(
    _ count: Int,
    @ViewBuilder _ content: @escaping (Int) -> Content
  ) throws -> [[String]] {
    let page = try TestPage(Stage(content: content))
    return try (0..<count).map { _ in
      try page.click()
      return page.log
    }
  }

  @Test func `text`() throws {
    #expect(try steps(1) { step in Text("\(step)") } == [["text #2 1"]])
  }

  @Test func `a style and an attribute, set and taken away`() throws {
    #expect(
      try steps(2) { step in Text("x").foregroundStyle(step == 1 ? Color.white : Color.black) }
        == [["style #2 color=#fff"], ["style #2 color=#000"]]
    )
    #expect(
      try steps(2) { step in WebElement("p", ["title": step == 1 ? "t" : nil]) }
        == [["attribute #2 title=t"], ["removeAttribute #2 title"]]
    )
  }

  @Test func `a colour, a shape, a layer`() throws {
    #expect(try steps(1) { step in step == 0 ? Color.black : Color.white } == [["style #2 background-color=#fff"]])
    #expect(
      try steps(1) { step in Circle().fill(step == 0 ? Color.black : Color.white) } == [["style #3 background=#fff"]]
    )
    #expect(try steps(1) { step in Text("x").overlay { Text("\(step)") } } == [["text #5 1"]])
  }

  @Test func `a branch that comes, is exchanged, goes`() throws {
    #expect(
      try steps(3) { step in
        if step == 1 { Text("one") } else if step == 2 { Color.black }
      } == [
        ["open #2 span", "attribute #2 class=t", "text #2 one"],
        ["remove #2", "open #3 div", "attribute #3 class=c", "style #3 background-color=#000"],
        ["remove #3"],
      ]
    )
  }

  @Test func `an erased view of another type, an identity that changes`() throws {
    #expect(
      try steps(1) { step in step == 0 ? AnyView(Text("a")) : AnyView(Divider()) }
        == [["remove #2", "open #3 hr", "attribute #3 class=d"]]
    )
    #expect(
      try steps(1) { step in Text("a").id(step) }
        == [["remove #2", "open #3 span", "attribute #3 class=t", "text #3 a"]]
    )
  }

  private func list(_ lists: [[Int]]) throws -> [[String]] {
    try steps(lists.count - 1) { step in
      WebElement("ul") { ForEach(lists[step], id: \.self) { number in WebElement("li") { Text("\(number)") } } }
    }
  }

  @Test func `rows that are added, removed, exchanged, cleared`() throws {
    #expect(
      try list([[1, 2], [1, 9, 2], [9, 2], [2, 9], []]) == [
        ["open #5 li", "text #5 9"], ["remove #3"], ["move #4"], ["clear #2"],
      ]
    )
  }

  @Test func `the fewest rows are moved`() throws {
    #expect(try list([[1, 2, 3, 4, 5], [5, 1, 2, 3, 4]]) == [["move #7"]])
    #expect(try list([[1, 2, 3, 4, 5], [1, 4, 3, 2, 5]])[0].filter { $0.hasPrefix("move") }.count == 2)
    #expect(try list([[1, 2, 3], [3, 2, 1]])[0].filter { $0.hasPrefix("move") }.count == 2)
  }

  @Test func `a switch that the app turns, and one that it disables`() throws {
    #expect(try steps(1) { step in Toggle("t", isOn: .constant(step == 1)) } == [["checked #5 true"]])
    #expect(
      try steps(1) { step in Toggle("t", isOn: .constant(false)).disabled(step == 1) }
        == [["attribute #5 disabled="]]
    )
  }

  @Test func `an element that starts and stops to listen`() throws {
    struct Listening: View {
      let isOn: Bool
      var body: some View {
        if isOn { WebElement("p").on(.click) { _ in } } else { WebElement("p") }
      }
    }
    #expect(
      try steps(1) { step in Button("b") {}.disabled(step == 1).buttonStyle(.plain) }
        == [["attribute #2 disabled=", "listen #2 0"]]
    )
    #expect(try steps(1) { step in Listening(isOn: step == 1) } == [["remove #2", "open #3 p", "listen #3 1"]])
  }

  @Test func `nothing, when nothing on the page differs`() throws {
    #expect(try steps(2) { step in Text(step < 5 ? "same" : "other").padding(8) } == [[], []])
  }
}
