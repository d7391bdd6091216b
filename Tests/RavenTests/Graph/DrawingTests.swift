import Raven
import RavenTesting
import Testing

/// A page that is drawn whole shows what it showed, and goes on from there.
@Suite struct DrawingTests {
  @Test func `a drawing shows what is on the page, under the same ids`() throws {
    let page = try TestPage(Everything())
    #expect(try page.drawnDifference() == nil)
    try page.click(text: "add")
    try page.type("typed", 0)
    try page.toggle(1)
    try page.click(text: "shuffle")
    try page.click(text: "more")
    #expect(page.text.contains("typed") && page.text.contains("more is here"))
    #expect(try page.drawnDifference() == nil)
  }

  @Test func `batches go on from a drawing as from the page`() throws {
    let page = try TestPage(Everything())
    try page.click(text: "add")
    let drawing = try #require(page.coordinator.draw())
    let drawn = try ModelDocument(drawing)
    for button in ["add", "shuffle", "more", "add"] {
      try page.click(text: button)
      try drawn.apply(page.lastBatch)
      #expect(VNode.firstDifference(page.tree, drawn.tree) == nil)
    }
  }

  @Test func `state, appearances and tasks are not touched by a drawing`() throws {
    let page = try TestPage(Everything())
    try page.click(text: "add")
    let before = page.text
    page.document.clearLog()
    for _ in 0..<3 { _ = page.coordinator.draw() }
    try page.commit()
    #expect(page.log == [])
    #expect(page.text == before && page.text.contains("appeared 1"))
  }

  @Test func `what was due is in the drawing and not sent again`() throws {
    let page = try TestPage(Everything())
    let add = try #require(page.document.ids(text: "add").first.flatMap { page.document.parent(of: $0) })
    _ = page.coordinator.perform(PageEvent(node: add, payload: .click([])))
    let drawn = try ModelDocument(#require(page.coordinator.draw()))
    #expect(drawn.text.contains("item 4"))
    #expect(page.coordinator.takeBatch() == nil)
  }

  @Test func `a field drawn anew goes on counting the edits of its typist`() throws {
    let page = try TestPage(Everything())
    try page.type("abc", version: 7)
    let drawn = try ModelDocument(#require(page.coordinator.draw()))
    let field = try #require(drawn.ids(tag: "input").first)
    #expect(drawn.value(of: field) == "abc")
    #expect(drawn.log.contains("value #\(field) 7 abc"))
  }

  @Test func `a page that has ended has no drawing`() throws {
    let page = try TestPage(Everything())
    page.end()
    #expect(page.coordinator.draw() == nil)
  }
}

private struct Everything: View {
  @State private var items = [1, 2, 3]
  @State private var name = ""
  @State private var isOn = false
  @State private var choice = 2
  @State private var hasMore = false
  @State private var appearances = 0

  var body: some View {
    VStack {
      Button("add") { items.append(items.count + 1) }
      Button("shuffle") { items = [items[2], items[0], items[1]] + items[3...] }
      Button("more") { hasMore.toggle() }
      TextField("Name", text: $name)
      Text("hello \(name)").bold().foregroundStyle(isOn ? .red : .blue)
      Toggle("Switch", isOn: $isOn)
      Picker("Choice", selection: $choice) { ForEach(1..<4) { Text("choice \($0)").tag($0) } }
      if hasMore { Text("more is here") } else { AnyView(Text("nothing more")) }
      ForEach(items, id: \.self) { Text("item \($0)") }
      List(0..<200, id: \.self) { Text("row \($0)") }
      Text("appeared \(appearances)").onAppear { appearances += 1 }
    }
    .sheet(isPresented: $hasMore) { Text("a sheet").padding() }
  }
}
