import Raven
import RavenTesting
import Testing

/// A container of the user's own that makes a view of each child.
private struct Numbered<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    Group(subviews: content) { children in ForEach(children) { NumberedRow(child: $0) } }
  }
}

private struct NumberedRow: View {
  let child: Subview
  var body: some View { WebElement("div", ["class": "row", "data-rank": "\(child.containerValues.rank)"]) { child } }
}

/// A container that leaves its children to the one around.
private struct Passing<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { Group(subviews: content) { children in ForEach(children) { $0 } } }
}

private nonisolated enum RankKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

nonisolated extension ContainerValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

private struct CountingRow: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name)\(count)") { count += 1 } }
}

/// A row of two lines once it is pressed.
private struct GrowingRow: View {
  @State private var isGrown = false
  var body: some View {
    Button("grow") { isGrown = true }
    if isGrown { Text("grown") }
  }
}

/// A row that says what it is to its container.
private struct RankedRow: View {
  @State private var rank = 1
  var body: some View { Button("rise") { rank += 1 }.containerValue(\.rank, rank) }
}

@MainActor struct PlacementTests {
  private func rows(_ page: TestPage) -> [UInt32] {
    page.document.ids.filter { page.document.attribute("class", of: $0) == "row" }
  }

  @Test func `one row of a thousand that changes runs its body alone`() throws {
    let page = try TestPage(Numbered { ForEach(0..<1_000) { CountingRow(name: "row \($0) ") } })
    page.clearRuns()
    let closures = page.coordinator.rowClosureRuns
    try page.click(text: "row 500 0")
    #expect(page.runs == ["CountingRow", "Button<Text>"])
    #expect(page.coordinator.rowClosureRuns == closures)
    #expect(page.log.count == 1)
    #expect(page.text.contains("row 499 0row 500 1row 501 0"))
  }

  @Test func `a row of a container in a container runs alone`() throws {
    let page = try TestPage(
      Numbered {
        Passing { CountingRow(name: "a") }
        CountingRow(name: "b")
      }
    )
    page.clearRuns()
    try page.click(text: "a0")
    #expect(page.runs == ["CountingRow", "Button<Text>"])
    #expect(page.text == "a1b0")
    try page.click(text: "a1")
    try page.click(text: "b0")
    #expect(page.text == "a2b1")
  }

  @Test func `a container learns of children that come, however far in`() throws {
    let page = try TestPage(
      Numbered {
        Numbered { GrowingRow() }
        Text("end")
      }
    )
    #expect(rows(page).count == 3)
    try page.click(text: "grow")
    #expect(page.text == "growgrownend")
    #expect(rows(page).count == 5)
  }

  @Test func `a container learns what its children say anew`() throws {
    let page = try TestPage(Numbered { Passing { RankedRow() } })
    func ranks() -> [String?] { rows(page).map { page.document.attribute("data-rank", of: $0) } }
    #expect(ranks() == ["1"])
    try page.click(text: "rise")
    try page.click(text: "rise")
    #expect(ranks() == ["3"])
  }

  @Test func `a control follows its binding without its container`() throws {
    struct Settings: View {
      @State private var isOn = false
      var body: some View {
        Button("switch") { isOn.toggle() }
        Numbered { Toggle("Wi-Fi", isOn: $isOn) }
        Text(isOn ? "is on" : "is off")
      }
    }
    let page = try TestPage(Settings())
    page.clearRuns()
    try page.click(text: "switch")
    #expect(page.runs == ["Settings", "Button<Text>", "Toggle<Text>"])
    #expect(page.text.hasSuffix("is on"))
  }

  @Test func `what changes with an animation in a row of a list moves`() throws {
    struct Fading: View {
      @State private var isFaded = false
      var body: some View {
        Button("fade") { withAnimation { isFaded = true } }
          .opacity(isFaded ? 0.5 : 1)
      }
    }
    let page = try TestPage(List { Fading() })
    try page.click(text: "fade")
    #expect(page.log.contains { $0.contains("data-motion") })
    #expect(page.log.contains { $0.contains("opacity") })
  }

  @Test func `rows take their place's environment when it changes`() throws {
    struct Shell: View {
      @State private var isDisabled = false
      var body: some View {
        Button("lock") { isDisabled.toggle() }
        Numbered { CountingRow(name: "a") }.disabled(isDisabled)
      }
    }
    let page = try TestPage(Shell())
    try page.click(text: "a0")
    func locked() -> Int { page.document.ids.count { page.document.attribute("disabled", of: $0) != nil } }
    #expect(locked() == 0)
    try page.click(text: "lock")
    #expect(locked() == 1)
    try page.click(text: "lock")
    try page.click(text: "a1")
    #expect(page.text == "locka2")
  }

  @Test func `a child that is shown twice changes in both places`() throws {
    struct Twice<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { children in
          ForEach(children) { $0 }
          ForEach(children) { $0 }
          Group(subviews: ForEach(children) { $0 }) { again in ForEach(again) { $0 } }
        }
      }
    }
    let page = try TestPage(Twice { CountingLine() })
    try page.click(text: "0")
    #expect(page.text == "111")
    try page.click(text: "1")
    #expect(page.text == "222")
  }

  @Test func `who asks what a child says is told when it says something else`() throws {
    struct Echo<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { children in
          ForEach(children) { EchoRow(child: $0) }
          Text("all: \(children.words)")
        }
      }
    }
    let page = try TestPage(Echo { Passing { CountingLine() } })
    #expect(page.text == "0(0)all: 0")
    try page.click(text: "0")
    #expect(page.text == "1(1)all: 1")
    try page.click(text: "1")
    #expect(page.text == "2(2)all: 2")
  }

  @Test func `who asks what children say that cannot be compared comes to rest`() throws {
    struct Echo: View {
      @State private var count = 0
      var body: some View {
        Group(subviews: Button("\(count)") { count += 1 }) { children in
          ForEach(children) { $0 }
          Text("all: \(children.words)")
        }
      }
    }
    var reported: [Diagnostic] = []
    let handler = Diagnostics.handler
    Diagnostics.handler = { reported.append($0) }
    defer { Diagnostics.handler = handler }
    let page = try TestPage(Echo())
    try page.click(text: "0")
    #expect(page.text == "1all: 1")
    #expect(reported.isEmpty)
  }
}

/// A row whose own body makes the words it shows.
private struct CountingLine: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onTapGesture { count += 1 } }
}

private struct EchoRow: View {
  let child: Subview
  var body: some View {
    child
    Text("(\(child.words))")
  }
}
