import Observation
import Raven
import RavenTesting
import SwiftUI
import Testing

@testable import Tiled

/// What stands between rows, what rows remember, and where a list is told to go.
struct TiledPartsTests {
  @Test("a header stands above those that belong together, and both stay the same as rows come in front")
  func sections() throws {
    let numbers = Numbers(Array(20..<40))
    let tiled = try TiledPage(PartedList(numbers: numbers))
    #expect(tiled.has("from 20") && tiled.has("from 30") && !tiled.has("from 10"))
    let (rows, sections) = (tiled.rows, tiled.sections)
    #expect(sections.count == 2)
    numbers.items = Array(15..<40)
    try tiled.commit()
    #expect(tiled.sections.count == 3 && Array(tiled.sections.dropFirst()) == sections)
    #expect(Array(tiled.rows.dropFirst(5)) == rows)
    numbers.items = Array(10..<40)
    try tiled.commit()
    #expect(tiled.sections.count == 3 && tiled.shown == Array(10..<40))
  }

  @Test("what a row remembers is there again when the row is, and goes along when its id is replaced")
  func remembers() throws {
    let numbers = Numbers(Array(0..<1_000))
    let tiled = try TiledPage(CountingList(numbers: numbers))
    try tiled.page.click(text: "7: 0")
    try tiled.page.click(text: "7: 1")
    #expect(tiled.has("7: 2"))
    for first in [15, 40, 80, 120, 80, 40, 15] {
      let at = try #require(tiled.keys.indices.first { tiled.has("\(first): ") && tiled.number(at: $0) == first })
      try tiled.say(tiled.reading(at, at + 5))
      #expect(tiled.has("7: 2") == (first < 60))
    }
  }

  @Test("a list goes where its position is told to, once, also to what comes later")
  func goes() throws {
    let numbers = Numbers(Array(0..<1_000))
    let model = PositionModel()
    let tiled = try TiledPage(PositionList(numbers: numbers, model: model))
    model.position.scrollTo(id: 500, anchor: .top, animated: true)
    try tiled.commit()
    let at = try #require(tiled.shown.firstIndex(of: 500))
    #expect(tiled.aim == "1 0 1 \(tiled.keys[at]) 0 0")
    #expect(at > 5 && tiled.shown.count - at > 5)
    try tiled.say(tiled.reading(at, at + 4))
    #expect(model.position.firstVisibleID == 500)
    #expect(abs(model.position.distanceFromStart - 5_000) < 1)
    #expect(abs(model.position.distanceFromEnd - 4_950) < 1)
    model.position.scrollTo(edge: .bottom)
    try tiled.commit()
    #expect(tiled.shown.last == 999 && tiled.aim == "2 0 0 end")
    model.position.scrollTo(id: 5_000)
    try tiled.commit()
    #expect(tiled.aim == "2 0 0 end")
    numbers.items.append(5_000)
    try tiled.commit()
    #expect(tiled.shown.contains(5_000) && tiled.aim?.hasPrefix("3 0 0 ") == true)
    model.position.scrollTo(edge: .top)
    try tiled.commit()
    #expect(tiled.shown.first == 0 && tiled.aim == "4 0 0 start")
  }

  @Test("an array that has nothing of what was seen shows what is sorted nearest, if it is known how")
  func sorted() throws {
    for isKnown in [true, false] {
      let numbers = Numbers(Array(stride(from: 0, to: 4_000, by: 2)))
      let tiled = try TiledPage(SortedList(numbers: numbers, isKnown: isKnown))
      try tiled.say(tiled.reading(10, 14))
      let seen = tiled.shown[10]
      numbers.items = Array(stride(from: -999, to: 4_000, by: 2))
      try tiled.commit()
      #expect(tiled.shown.contains(seen + 1) == isKnown)
      if isKnown {
        #expect(tiled.aim?.hasPrefix("1 0 0 \(tiled.keys[tiled.shown.firstIndex(of: seen + 1)!]) 0 ") == true)
      }
    }
  }

  @Test("heights that are said are taken for rows that were never seen")
  func saidHeights() throws {
    let numbers = Numbers(Array(0..<100))
    let tiled = try TiledPage(HighList(numbers: numbers))
    try tiled.say(tiled.reading(10, 14, heights: 50))
    let before = tiled.window[1] + tiled.window[2]
    try tiled.say(tiled.reading(tiled.shown.count - 6, tiled.shown.count - 2, heights: 50))
    #expect(tiled.window[1] + tiled.window[2] != before)
  }

  @Test("a marker stands before the first that was not read, and a button leads there while it is above")
  func marker() throws {
    let numbers = Numbers(Array(0..<100))
    let tiled = try TiledPage(MarkedList(numbers: numbers))
    #expect(tiled.has("New") && !tiled.has("First Unread"))
    try tiled.say(tiled.reading(20, 24))
    #expect(tiled.has("First Unread"))
    try tiled.page.click(text: "First Unread")
    let at = try #require(tiled.shown.firstIndex(of: 10))
    #expect(tiled.aim == "1 0 0 \(tiled.keys[at]) 0 0")
  }

  @Test("a header stands before the first, what somebody writes behind the last")
  func beyond() throws {
    let numbers = Numbers(Array(0..<5))
    let tiled = try TiledPage(FramedList(numbers: numbers))
    #expect(tiled.has("Beginning") && tiled.has("writes"))
    numbers.items = Array(0..<5_000)
    try tiled.commit()
    #expect(tiled.has("Beginning") && !tiled.has("writes"))
  }

  @Test("an element that comes runs its own row and no other")
  func onlyNewRows() throws {
    let numbers = Numbers(Array(0..<30))
    let tiled = try TiledPage(CountingList(numbers: numbers))
    tiled.page.clearRuns()
    numbers.items.append(30)
    try tiled.commit()
    #expect(tiled.page.runs.filter { $0.contains("CountingRow") }.count <= 1)
  }
}

extension TiledPage {
  fileprivate var sections: [UInt32] {
    page.document.ids.filter { page.document.attribute("class", of: $0)?.contains("anchored-section") == true }
  }

  /// The number before the colon of a row.
  fileprivate func number(at place: Int) -> Int? {
    page.document.text(of: rows[place]).split(separator: ":").first.flatMap { Int($0) }
  }
}

private struct PartedList: View {
  let numbers: Numbers
  var body: some View {
    TiledView(numbers.items, id: \.self) { Text(verbatim: "\($0)") }
      .tiledSectionHeader(by: { $0 / 10 }) { Text(verbatim: "from \($0 * 10)") }
  }
}

private struct CountingList: View {
  let numbers: Numbers
  var body: some View { TiledView(numbers.items, id: \.self) { CountingRow(number: $0) } }
}

private struct CountingRow: View {
  @TiledRowState private var count = 0
  let number: Int
  var body: some View { Button(action: { count += 1 }, label: { Text(verbatim: "\(number): \(count)") }) }
}

@Observable private final class PositionModel {
  var position = TiledPosition<Int>()
}

private struct PositionList: View {
  let numbers: Numbers
  @Bindable var model: PositionModel
  var body: some View {
    TiledView(numbers.items, id: \.self) { Text(verbatim: "\($0)") }.tiledPosition($model.position)
  }
}

private struct SortedList: View {
  let numbers: Numbers
  let isKnown: Bool
  var body: some View {
    let list = TiledView(numbers.items, id: \.self) { Text(verbatim: "\($0)") }
    if isKnown { list.tiledSortKey { Double($0) } } else { list }
  }
}

private struct HighList: View {
  let numbers: Numbers
  var body: some View {
    TiledView(numbers.items, id: \.self) { Text(verbatim: "\($0)") }
      .tiledItemSize { number, width in CGSize(width: width, height: CGFloat(100 + number)) }
  }
}

private struct MarkedList: View {
  let numbers: Numbers
  var body: some View {
    TiledView(numbers.items, id: \.self) { Text(verbatim: "\($0)") }.tiledUnreadMarker(before: 10) { Text("New") }
  }
}

private struct FramedList: View {
  let numbers: Numbers
  var body: some View {
    TiledView(numbers.items, id: \.self) { Text(verbatim: "\($0)") }
      .tiledHeader { Text("Beginning") }
      .tiledTypingIndicator(isVisible: true) { Text("writes") }
  }
}
