import RavenTesting
import Testing

@testable import Raven

/// Views that are told their size.
struct MeasuredViewTests {
  private struct Halves: View {
    var body: some View {
      GeometryReader { geometry in Text("half of \(Int(geometry.size.width))") }
    }
  }

  private struct Watched: View {
    @State private var heights: [Int] = []

    var body: some View {
      Text("heights: \(heights.map(String.init).joined(separator: " "))")
      Text("watched").onGeometryChange(for: Int.self, of: { Int($0.size.height) }) { heights.append($0) }
    }
  }

  private func box(_ width: Double, _ height: Double) -> PageEvent.Payload {
    .resize(PageEvent.Box(x: 1, y: 2, width: width, height: height))
  }

  @Test func `a geometry reader is empty until its size is known and follows it`() throws {
    let page = try TestPage(Halves())
    #expect(page.text == "")
    #expect(page.tree[0].attributes["data-with"] == "measure")
    try page.send(box(300, 20), to: 1)
    #expect(page.text == "half of 300")
    try page.send(box(200, 20), to: 1)
    #expect(page.text == "half of 200")
    #expect(page.log.count == 1)
  }

  @Test func `only a change of the value made from a size counts`() throws {
    let page = try TestPage(Watched())
    let watched: UInt32 = 2
    for height in [20.0, 20.4, 41, 20] { try page.send(box(80, height), to: watched) }
    #expect(page.text.hasPrefix("heights: 20 41 20"))
  }

  @Test func `a length longer than any page is refused`() {
    var bytes: [UInt8] = []
    PageEvent(node: 1, payload: box(1e6, 1)).write(to: &bytes)
    var reader = WireReader(bytes)
    #expect(throws: Never.self) { _ = try PageEvent(from: &reader) }
    bytes = []
    PageEvent(node: 1, payload: box(1e6 + 1, 1)).write(to: &bytes)
    #expect(throws: WireError.unknown) {
      var reader = WireReader(bytes)
      _ = try PageEvent(from: &reader)
    }
  }

  private struct Rows: View {
    @State private var count = 3

    var body: some View {
      ScrollViewReader { proxy in
        Button("grow") {
          count += 1
          proxy.scrollTo(count, anchor: .bottom)
        }
        Button("top") { proxy.scrollTo("top") }
        Button("nowhere") { proxy.scrollTo("nothing") }
        Text("top").id("top")
        ForEach(1...count, id: \.self) { Text("row \($0)") }
      }
    }
  }

  @Test func `a reader scrolls to rows by key, those of the same commit too, and to views by id`() throws {
    let page = try TestPage(Rows())
    try page.click(text: "grow")
    #expect(page.log.suffix(2) == ["attribute #11 data-scroll=center end", "attribute #11 data-with=scroll"])
    try page.click(text: "top")
    #expect(page.log == ["attribute #7 data-scroll=nearest nearest", "attribute #7 data-with=scroll"])
    try page.click(text: "nowhere")
    #expect(page.log.isEmpty)
  }

  @Test func `rows of a grid are told apart and cells span columns`() throws {
    let page = try TestPage(
      Grid(alignment: .leading, horizontalSpacing: 4) {
        GridRow {
          Text("a")
          Text("b").gridCellColumns(2)
        }
        Text("whole")
      }
    )
    let grid = page.tree[0]
    #expect(grid.attributes["class"] == "grid tx ry")
    #expect(grid.attributes["style"] == "column-gap:4px;place-items:center start")
    #expect(grid.children.map { $0.attributes["class"] } == ["row tx ry", "t tx ry"])
    #expect(grid.children[0].children.map { $0.attributes["style"] } == [nil, "grid-column:span 2"])
  }
}
