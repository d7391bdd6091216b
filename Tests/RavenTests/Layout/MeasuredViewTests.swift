import Foundation
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
    #expect(grid.children[0].children.map { $0.attributes["data-span"] } == [nil, ""])
  }
}

/// Views that are told where they are, in spaces of coordinates with a name.
struct CoordinateSpaceTests {
  private struct Board: View {
    @State private var seen = ""

    var body: some View {
      VStack {
        VStack {
          Text("card").onGeometryChange(for: String.self, of: describe) { seen = $0 }
        }
        .coordinateSpace(.named(7))
      }
      .coordinateSpace(.named("board"))
      Text(seen)
    }

    private func describe(_ proxy: GeometryProxy) -> String {
      let places = [
        proxy.frame(in: .named("board")).origin.x, proxy.frame(in: .named(7)).origin.x,
        proxy.frame(in: .named("7")).origin.x, proxy.frame(in: .scrollView).origin.x,
        proxy.frame(in: .global).origin.x, proxy.frame(in: .local).origin.x,
      ]
      let board = proxy.bounds(of: .named("board"))?.origin.x
      return (places + [board ?? -1]).map { "\(Int($0))" }.joined(separator: " ")
    }
  }

  @Test func `a place counts from the nearest view around with the name`() throws {
    let page = try TestPage(Board())
    let spaces = page.document.ids.filter { page.document.attribute("data-space", of: $0) != nil }
    let measured = try #require(page.document.ids.first { page.document.attribute("data-with", of: $0) == "measure" })
    #expect(spaces.count == 2)
    #expect(page.document.attribute("data-place", of: measured) == "")
    let around = [
      PageEvent.Box.Space(node: 0, x: 5, y: 0, width: 90, height: 90),
      PageEvent.Box.Space(node: spaces[1], x: 30, y: 0, width: 50, height: 50),
      PageEvent.Box.Space(node: spaces[0], x: 10, y: 0, width: 80, height: 80),
    ]
    try page.send(.resize(.init(x: 40, y: 0, width: 20, height: 20, spaces: around)), to: measured)
    #expect(page.text == "card30 10 40 35 40 0 -30")
  }

  @Test func `a geometry reader whose content asks where it is follows its place from then on`() throws {
    struct Where: View {
      let isAsked: Bool
      var body: some View {
        GeometryReader { proxy in Text(isAsked ? "at \(Int(proxy.frame(in: .global).minY))" : "somewhere") }
      }
    }
    for isAsked in [true, false] {
      let page = try TestPage(Where(isAsked: isAsked))
      #expect(page.document.attribute("data-place", of: 1) == nil)
      try page.send(.resize(.init(x: 0, y: 30, width: 9, height: 9)), to: 1)
      #expect(page.document.attribute("data-place", of: 1) == (isAsked ? "" : nil))
      #expect(page.text == (isAsked ? "at 30" : "somewhere"))
    }
  }

  @Test func `only a place that matters is followed`() throws {
    let page = try TestPage(Text("a").onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { _ in })
    let measured = try #require(page.document.ids.first { page.document.attribute("data-with", of: $0) == "measure" })
    #expect(page.document.attribute("data-place", of: measured) == nil)
  }

  @Test func `no more spaces are taken than a page may report`() {
    for count in [32, 33] {
      let space = PageEvent.Box.Space(node: 1, x: 0, y: 0, width: 1, height: 1)
      let spaces = [PageEvent.Box.Space](repeating: space, count: count)
      var bytes: [UInt8] = []
      PageEvent(node: 1, payload: .resize(.init(x: 0, y: 0, width: 1, height: 1, spaces: spaces))).write(to: &bytes)
      var reader = WireReader(bytes)
      #expect(((try? PageEvent(from: &reader)) != nil) == (count == 32))
    }
  }
}
