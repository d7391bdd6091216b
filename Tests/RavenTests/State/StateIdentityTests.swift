import RavenTesting
import Testing

@testable import Raven

/// Whose state is whose, when values of views are kept, shown twice, hidden and shown again.
struct StateIdentityTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  /// Its content lies in its own bytes.
  private struct Card<Content: View>: View {
    let content: Content
    @State private var isOpen = true

    var body: some View {
      Button("turn") { isOpen.toggle() }
      if isOpen { content }
    }
  }

  private struct Perhaps {
    struct Inner: View {
      @State private var text = ""
      var body: some View { Text(text) }
    }

    struct Outer: View {
      @State private var own = 0
      let always: Inner
      let sometimes: Inner?
      let either: _ConditionalContent<Inner, Counter>
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("") }
    }
  }

  @Test func `boxes are looked for where a type is sure to have them`() {
    #expect(FieldLayout.of(Perhaps.Inner.self).marks.count == 1)
    // Not in an enum, which may keep the bytes of a value that is gone.
    #expect(FieldLayout.of(Perhaps.Outer.self).marks.count == 3)
    #expect(FieldLayout.of(Perhaps.Outer.self).marks.first == 0)
    #expect(FieldLayout.of(Int.self).marks.isEmpty)
  }

  private struct Twice<Content: View>: View {
    let content: Content
    @State private var extra = false

    var body: some View {
      Button("more") { extra.toggle() }
      content
      if extra { content }
    }
  }

  private struct Remade: View {
    @State private var runs = 0

    var body: some View {
      Button("run \(runs)") { runs += 1 }
      Card(content: Counter())
    }
  }

  @Test func `content that goes and comes starts anew`() throws {
    let page = try TestPage(Card(content: Counter()))
    try page.click(text: "count 0")
    try page.click(text: "turn")
    try page.click(text: "turn")
    #expect(page.text == "turncount 0")
  }

  @Test func `content shown twice has its state twice`() throws {
    let page = try TestPage(Twice(content: Counter()))
    try page.click(text: "count 0")
    try page.click(text: "more")
    #expect(page.text == "morecount 1count 0")
    try page.click(text: "count 0")
    #expect(page.text == "morecount 1count 1")
    try page.click(text: "more")
    try page.click(text: "more")
    #expect(page.text == "morecount 1count 0")
  }

  @Test func `content keeps its state when the view that made it runs again`() throws {
    let page = try TestPage(Remade())
    try page.click(text: "count 0")
    try page.click(text: "run 0")
    #expect(page.text == "run 1turncount 1")
    try page.click(text: "turn")
    try page.click(text: "run 1")
    try page.click(text: "turn")
    #expect(page.text == "run 2turncount 0")
    try page.click(text: "count 0")
    try page.click(text: "run 2")
    #expect(page.text == "run 3turncount 1")
  }

  private struct Other: View {
    @State private var count = 10
    var body: some View { Button("other \(count)") { count += 1 } }
  }

  private struct Choosing: View {
    let isFirst: Bool
    @State private var runs = 0

    var body: some View {
      Button("run \(runs)") { runs += 1 }
      Twice(content: content)
    }

    @ViewBuilder private var content: some View {
      if isFirst { Counter() } else { Other() }
    }
  }

  @Test(arguments: [true, false])
  func `a branch shown twice has its state twice`(isFirst: Bool) throws {
    let name = isFirst ? "count" : "other"
    let start = isFirst ? 0 : 10
    let page = try TestPage(Choosing(isFirst: isFirst))
    try page.click(text: "\(name) \(start)")
    try page.click(text: "more")
    try page.click(text: "run 0")
    #expect(page.text == "run 1more\(name) \(start + 1)\(name) \(start)")
    try page.click(text: "\(name) \(start)")
    try page.click(text: "more")
    try page.click(text: "more")
    #expect(page.text == "run 1more\(name) \(start + 1)\(name) \(start)")
  }

  @Test func `a view kept beyond its page shows anew on the next`() throws {
    let kept = AnyView(Counter())
    for _ in 0..<3 {
      let page = try TestPage(kept)
      try page.click(text: "count 0")
      #expect(page.text == "count 1")
      page.end()
    }
  }

  @Test func `a view kept by a page that was dropped without an end shows anew`() throws {
    let kept = AnyView(Counter())
    for _ in 0..<3 {
      let page = try TestPage(kept)
      try page.click(text: "count 0")
      #expect(page.text == "count 1")
    }
  }
}
