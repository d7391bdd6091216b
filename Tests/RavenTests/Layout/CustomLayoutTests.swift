import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Layouts of an app's own, with a page that answers what they ask.
struct CustomLayoutTests {
  /// One below the other, each as wide as the widest.
  private struct Column: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var y = bounds.minY
      for subview in subviews {
        let height = subview.sizeThatFits(.unspecified).height
        subview.place(
          at: CGPoint(x: bounds.minX, y: y),
          proposal: ProposedViewSize(width: bounds.width, height: height)
        )
        y += height
      }
    }
  }

  /// Asks for something else each time.
  private struct Restless: Layout {
    func makeCache(subviews: Subviews) -> CGFloat { 0 }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
      let length = CGFloat.random(in: 1...1e5)
      return subviews[0].sizeThatFits(ProposedViewSize(width: length, height: nil))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {}
  }

  private struct Words: View {
    @State private var words = ["one", "three"]
    @State private var isColumn = true
    @State private var note = ""

    var body: some View {
      let layout = isColumn ? AnyLayout(Column()) : AnyLayout(HStackLayout(spacing: 3))
      layout {
        ForEach(words, id: \.self) { Text($0) }
        TextField("Note", text: $note)
      }
      Button("more") { words.insert("two", at: 1) }
      Button("other") { isColumn.toggle() }
    }
  }

  /// The area of the one layout on a page.
  private func area(_ page: TestPage) throws -> VNode {
    try #require(page.tree.flatMap(\.preorder).first { $0.attributes["data-ask"] != nil })
  }

  /// Answers every question with a size made from the child's place and what it is offered.
  private func answer(_ page: TestPage, width: Double = 300, round: UInt32? = nil) throws {
    let ask = try #require(area(page).attributes["data-ask"])
    let parts = ask.split(separator: ";")
    let sizes = parts.dropFirst().map { question in
      let numbers = question.split(separator: " ")
      let child = Double(numbers[0]) ?? 0
      return PageEvent.Measurements.Size(width: Double(numbers[1]) ?? (20 + 10 * child), height: 20)
    }
    let report = PageEvent.Measurements(
      round: round ?? UInt32(parts[0]) ?? 0,
      width: width,
      height: nil,
      sizes: Array(sizes)
    )
    let id = try #require(page.document.ids.first { page.document.attribute("data-ask", of: $0) != nil })
    try page.send(.measure(report), to: id)
  }

  private func styles(_ page: TestPage) throws -> [String] {
    try area(page).children.map { $0.attributes["style"] ?? "" }
  }

  @Test func `views have no places until the page has answered, then those the layout gave them`() throws {
    let page = try TestPage(Words())
    #expect(try area(page).attributes["data-ask"] == "1;0 n n;1 n n;2 n n")
    #expect(try area(page).attributes["data-placed"] == nil)
    try answer(page)
    // The widest is 40; the layout then wants to know what they choose when offered that.
    #expect(try area(page).attributes["data-placed"] == nil)
    try answer(page)
    #expect(try area(page).attributes["data-placed"] == "")
    #expect(
      try styles(page) == [
        "height:20px;inset-inline-start:0px;top:0px;width:40px",
        "height:20px;inset-inline-start:0px;top:20px;width:40px",
        "height:20px;inset-inline-start:0px;top:40px;width:40px",
      ]
    )
    #expect(try #require(area(page).attributes["style"]).contains("minmax(0,40px)"))
  }

  @Test func `answers to earlier questions are passed by`() throws {
    let page = try TestPage(Words())
    try answer(page)
    let ask = try area(page).attributes["data-ask"]
    try answer(page, round: 1)
    #expect(try area(page).attributes["data-ask"] == ask)
    #expect(try area(page).attributes["data-placed"] == nil)
  }

  @Test func `a new view is asked for, and the others stay where they are meanwhile`() throws {
    let page = try TestPage(Words())
    for _ in 0..<3 { try answer(page) }
    let before = try styles(page)
    try page.click(text: "more")
    let between = try styles(page)
    #expect(between.count == 4)
    #expect([between[0], between[2], between[3]] == before)
    #expect(between[1] == "")
    for _ in 0..<3 { try answer(page) }
    #expect(try styles(page)[3].contains("top:60px"))
  }

  @Test func `views keep their elements when one layout becomes another`() throws {
    let page = try TestPage(Words())
    for _ in 0..<2 { try answer(page) }
    let field = page.document.ids(tag: "input")
    try page.click(text: "other")
    #expect(page.document.ids(tag: "input") == field)
    let row = try #require(page.tree.flatMap(\.preorder).first { $0.attributes["class"]?.hasPrefix("h ") == true })
    #expect(row.attributes["style"] == "--gap:3px")
    #expect(row.children.allSatisfy { $0.attributes["style"] == nil })
    try page.click(text: "other")
    #expect(page.document.ids(tag: "input") == field)
    #expect(try styles(page)[1].contains("top:20px"))
  }

  @Test func `a layout that asks for something else each time is shown with guesses in the end`() throws {
    let page = try TestPage(Restless() { Text("one") })
    var rounds = 0
    while try area(page).attributes["data-placed"] == nil, rounds < 100 {
      try answer(page)
      rounds += 1
    }
    #expect(rounds == 17)
  }

  @Test func `no more sizes are asked for than a report may hold`() throws {
    let many = Column() { ForEach(0..<5000) { Text("\($0)") } }
    let page = try TestPage(many)
    let ask = try #require(area(page).attributes["data-ask"])
    #expect(ask.split(separator: ";").count == 1 + PageEvent.Measurements.most)
    try answer(page)
    #expect(try area(page).attributes["data-placed"] == "")
  }

  @Test func `what a view says to its layout is heard, and its priority`() throws {
    struct Weight: LayoutValueKey { static let defaultValue = 1 }
    struct Sum: Layout {
      let heard: (String) -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        heard(subviews.map { "\($0[Weight.self]) \(Int($0.priority))" }.joined(separator: ", "))
        return .zero
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    var heard: [String] = []
    let page = try TestPage(
      Sum(heard: { heard.append($0) })() {
        Text("a").layoutValue(key: Weight.self, value: 3)
        Group { Text("b").layoutPriority(2) }
      }
    )
    try answer(page)
    #expect(heard.first == "3 0, 1 2")
  }
}
