import Foundation
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

  @Test("what a row remembers is there again when the row is")
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

  @Test("what a row remembers goes along when its id is replaced")
  func remembersUnderAnotherID() throws {
    let numbers = Numbers(Array(0..<1_000))
    let tiled = try TiledPage(RenamedList(numbers: numbers))
    try tiled.page.click(text: "7: 0")
    numbers.items[7] = 10_007
    try tiled.commit()
    #expect(tiled.has("7: 1"))
    for first in [15, 40, 80, 120, 80, 40, 15] {
      let at = try #require(tiled.keys.indices.first { tiled.number(at: $0) == first })
      try tiled.say(tiled.reading(at, at + 5))
    }
    #expect(tiled.has("7: 1"))
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

  @Test("heights that are said are taken for rows that were never seen, and those that were seen for the rest")
  func saidHeights() throws {
    let model = TiledModel<Int>(estimatedHeight: 44)
    let rows = TiledRows<Int>(
      count: 1_000,
      id: { $0 },
      former: { _ in nil },
      height: { id, width in width + Double(id) }
    )
    model.update(rows, from: .start, follows: false)
    func read(_ first: Int, _ width: Double, measured: Int) {
      let keys = model.keys.map { UInt32($0) }
      let heights = keys.prefix(measured).map { PageEvent.Reading.Height(key: $0, height: 50) }
      _ = model.take(
        .init(first: keys[first], width: width, height: 200, above: 2_000, below: 4_000, heights: heights),
        rows
      )
    }
    read(0, 300, measured: 5)
    let (old, last) = (model.keys.count, model.range.upperBound)
    read(old - 1, 300, measured: 0)
    #expect(model.range.upperBound > last)
    #expect(model.layout.frame(at: 2).height == 50)
    #expect(model.layout.frame(at: model.range.upperBound - 1).height == 300 + Double(model.range.upperBound - 1))
    // Another width is another height, and the first one's are known when it is back.
    for width in [400.0, 300] {
      let window = UInt32(model.window(follow: .never, startsAtEnd: false).version)
      let top = PageEvent.Reading(width: width, height: 200, above: 200, below: 200, place: 0, jump: 1, window: window)
      _ = model.take(top, rows)
      #expect(model.layout.frame(at: 2).height == (width == 300 ? 50 : 402))
    }
  }

  @Test("room is kept below a prompt, and the end is not followed then")
  func prompts() throws {
    let numbers = Numbers(Array(0..<20))
    let tiled = try TiledPage(PromptList(numbers: numbers, prompt: 18))
    let key = try #require(tiled.shown.firstIndex(of: 18).map { tiled.keys[$0] })
    #expect(tiled.window[3] == 0 && tiled.window[5] == Int(key))
    let other = try TiledPage(PromptList(numbers: numbers, prompt: nil))
    #expect(other.window[3] == 1 && other.window[5] == 0)
  }

  @Test("links lead to what is beyond both ends of what is there, and to nothing where nothing is")
  func links() throws {
    let numbers = Numbers(Array(0..<1_000))
    let tiled = try TiledPage(LinkedList(numbers: numbers, start: .id(500)))
    #expect(tiled.links == ["/log/\(tiled.shown[0])", "/log/\(tiled.shown[tiled.shown.count - 1])"])
    #expect(try TiledPage(LinkedList(numbers: numbers, start: .start)).links.count == 1)
    numbers.items = [1, 2]
    try tiled.commit()
    #expect(tiled.links.isEmpty)
  }

  @Test("a list is a log where it begins at its end or is said to be one, and then offers a way to its end")
  func roles() throws {
    let numbers = Numbers(Array(0..<1_000))
    for (role, button, isLog, isOffered) in [
      (TiledRole.automatic, Visibility.automatic, false, false), (.log, .automatic, true, true),
      (.log, .hidden, true, false), (.feed, .visible, false, true),
    ] {
      let tiled = try TiledPage(RoleList(numbers: numbers, role: role, button: button))
      #expect(tiled.page.document.attribute("role", of: tiled.root) == (isLog ? "log" : "feed"))
      try tiled.say(tiled.reading(0, 4))
      #expect(tiled.hasButtonToEnd == isOffered)
      if isOffered {
        try tiled.page.click(tag: "button", 0)
        #expect(tiled.aim?.hasSuffix(" end") == true)
      }
    }
  }

  @Test("a list that remembers begins where its reader was, or elsewhere if that is gone or it is told an element")
  func restores() throws {
    let numbers = Numbers(Array(0..<1_000))
    let storage = KeptTexts()
    func open(at start: TiledInitialPosition<Int> = .start) throws -> TiledPage {
      try TiledPage(RestoredList(numbers: numbers, start: start), keeping: storage)
    }
    let first = try open()
    #expect(first.aim == nil)
    try first.say(first.reading(20, 24))
    try first.say(first.reading(first.shown.firstIndex(of: 50)!, first.shown.firstIndex(of: 54)!))
    let again = try open()
    let at = try #require(again.shown.firstIndex(of: 50))
    #expect(again.aim == "1 0 0 \(again.keys[at]) 0 0")
    try again.say(again.reading(5, 9, isFollowing: true))
    #expect(try open().aim == "1 0 0 end")
    // An element it is told to begin at is what its reader came for.
    #expect(try open(at: .id(500)).shown.contains(500))
    storage.texts["tiled.numbers"] = "0 12 50000"
    storage.reload()
    #expect(try open().shown.first == 0)
    storage.texts["tiled.numbers"] = "nonsense"
    storage.reload()
    #expect(try open().shown.first == 0)
  }

  @Test("the other name shows the same")
  func otherName() throws {
    let tiled = try TiledPage(OtherNameList())
    #expect(tiled.shown == [1, 2, 3])
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
  fileprivate var links: [String] {
    page.document.ids.compactMap { page.document.attribute("href", of: $0) }.filter { $0.hasPrefix("/log/") }
  }

  fileprivate var hasButtonToEnd: Bool {
    page.document.ids.contains { page.document.attribute("aria-label", of: $0) == "Scroll to End" }
  }

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

private struct RenamedList: View {
  let numbers: Numbers
  var body: some View {
    TiledView(numbers.items, id: \.self) { CountingRow(number: $0 % 10_000) }
      .tiledFormerID { $0 >= 10_000 ? $0 - 10_000 : nil }
  }
}

private struct PromptList: View {
  let numbers: Numbers
  let prompt: Int?
  var body: some View { TiledView(numbers.items, id: \.self) { Text(verbatim: "\($0)") }.tiledPrompt(prompt) }
}

private struct LinkedList: View {
  let numbers: Numbers
  let start: TiledInitialPosition<Int>
  var body: some View {
    TiledView(numbers.items, id: \.self) { Text(verbatim: "\($0)") }
      .tiledInitialPosition(start)
      .tiledLinks { URL(string: "/log/\($0)") }
  }
}

private struct RoleList: View {
  let numbers: Numbers
  let role: TiledRole
  let button: Visibility
  var body: some View {
    TiledView(numbers.items, id: \.self) { Text(verbatim: "\($0)") }.tiledRole(role).tiledEndButton(button)
  }
}

private struct RestoredList: View {
  let numbers: Numbers
  let start: TiledInitialPosition<Int>
  var body: some View {
    TiledView(numbers.items, id: \.self) { Text(verbatim: "\($0)") }
      .tiledInitialPosition(start)
      .tiledRestoration("numbers")
  }
}

private struct OtherNameList: View {
  var body: some View {
    TiledViewRepresentable(items: [Numbered(id: 1), Numbered(id: 2), Numbered(id: 3)]) { Text(verbatim: "\($0.id)") }
  }
}

/// What a browser keeps, in memory.
private final class KeptTexts: BrowserStorage, @unchecked Sendable {
  var texts: [String: String] = [:]
  override func load(_ key: String) -> String? { texts[key] }
  override func save(_ text: String?, for key: String) { texts[key] = text }
}
