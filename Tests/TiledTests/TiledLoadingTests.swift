import Foundation
import Raven
import RavenTesting
import SwiftUI
import Testing

@testable import Tiled

/// How more comes at both ends.
struct TiledLoadingTests {
  @Test("a list of a source begins at its end, fetches older ones near the start, and forgets what is far away")
  func pages() async throws {
    let source = NumberSource(0..<10_000)
    let controller = TiledController(source: source)
    let tiled = try TiledPage(NumberedList(controller: controller))
    try await tiled.wait { !controller.items.isEmpty }
    #expect(tiled.shown.last == 9_999 && controller.hasOlder && !controller.hasNewer)
    #expect(tiled.window[4] == 1)
    for _ in 0..<20 {
      let (first, asked) = (controller.items[0].id, source.asked)
      try tiled.say(tiled.reading(0, 4))
      try await tiled.wait { controller.items[0].id < first || tiled.window[1] > 0 && source.asked > asked }
      try tiled.say(tiled.reading(0, 4))
    }
    #expect(controller.items[0].id < 9_400)
    #expect(controller.items.count <= 420 && controller.hasNewer)
    let ids = controller.items.map { $0.id }
    #expect(ids == Array(ids[0]...ids[ids.count - 1]))
  }

  @Test("a jump to what is not loaded fetches what is around it, and appending waits until the end is there again")
  func jumps() async throws {
    let source = NumberSource(0..<10_000)
    let last = (9_940..<10_000).map { Numbered(id: $0) }
    let controller = TiledController(source: source, items: last, hasNewer: false)
    let tiled = try TiledPage(NumberedList(controller: controller))
    #expect(tiled.shown.last == 9_999)
    controller.scrollTo(id: 5_000)
    try await tiled.wait { tiled.shown.contains(5_000) }
    let at = try #require(tiled.shown.firstIndex(of: 5_000))
    #expect(tiled.aim == "1 0 0 \(tiled.keys[at]) 0.5 0")
    #expect(controller.hasNewer && tiled.window[4] == 3)
    let count = controller.items.count
    controller.appendItems([Numbered(id: 10_000)])
    #expect(controller.items.count == count)
    source.all = 0..<10_001
    controller.scrollTo(edge: .bottom)
    try await tiled.wait { tiled.shown.last == 10_000 }
    #expect(!controller.hasNewer && tiled.aim?.hasSuffix(" end") == true)
  }

  @Test("an element that is gone is told as such, and the reader stays")
  func gone() async throws {
    let source = NumberSource(0..<100)
    let controller = TiledController(source: source, items: (0..<60).map { Numbered(id: $0) }, hasOlder: false)
    controller.scrollTo(id: 700)
    while controller.jumpError == nil { await Task.yield() }
    #expect(controller.jumpError as? TiledJumpError == .isGone)
    #expect(controller.items.count == 60)
  }

  @Test("what is appended while the last page is being fetched comes behind it, once")
  func appendedMeanwhile() async throws {
    let source = NumberSource(0..<100)
    let controller = TiledController(source: source, items: (0..<60).map { Numbered(id: $0) }, hasOlder: false)
    let tiled = try TiledPage(NumberedList(controller: controller))
    source.isHeld = true
    let newer = try #require(controller.newer)
    newer.begin(TiledEnd())
    while source.waiting.isEmpty { await Task.yield() }
    controller.appendItems([Numbered(id: 99), Numbered(id: 100)])
    source.release()
    try await tiled.wait { !controller.hasNewer }
    #expect(controller.items.map { $0.id } == Array(0...100))
  }

  @Test("what was appended while another page was fetched does not come back out of its order")
  func forgotten() async throws {
    let source = NumberSource(0..<200)
    let controller = TiledController(source: source, items: (60..<120).map { Numbered(id: $0) })
    let tiled = try TiledPage(NumberedList(controller: controller))
    source.isHeld = true
    let older = try #require(controller.older)
    older.begin(TiledEnd())
    while source.waiting.isEmpty { await Task.yield() }
    controller.appendItems([Numbered(id: 500)])
    source.isHeld = false
    source.release()
    try await tiled.wait { controller.items.first?.id == 0 }
    for _ in 0..<3 where controller.hasNewer {
      let (count, newer) = (controller.items.count, try #require(controller.newer))
      newer.begin(TiledEnd())
      try await tiled.wait { controller.items.count != count || !controller.hasNewer }
    }
    #expect(controller.items.map { $0.id } == Array(0..<200))
  }

  @Test("the end is told like the start")
  func reachesTheEnd() async throws {
    let log = ReachLog(Array(0..<100))
    let tiled = try TiledPage(ReachList(log: log, isAtEnd: true))
    try tiled.say(tiled.reading(tiled.shown.count - 5, tiled.shown.count - 1))
    try tiled.say(tiled.reading(tiled.shown.count - 5, tiled.shown.count - 1))
    while tiled.shown.last != 99 { try tiled.say(tiled.reading(tiled.shown.count - 5, tiled.shown.count - 1)) }
    try tiled.say(tiled.reading(tiled.shown.count - 6, tiled.shown.count - 2))
    try await tiled.wait { log.visits == 1 && log.isIdle }
    #expect(log.visits == 1)
  }

  @Test("a stream that never ends leaves the number of loaded elements bounded, wherever the reader is")
  func endlessStream() throws {
    let source = NumberSource(0..<100)
    for isAtEnd in [true, false] {
      let controller = TiledController(source: source, items: (0..<100).map { Numbered(id: $0) }, hasNewer: false)
      controller.position.firstVisibleID = isAtEnd ? nil : 3
      for id in 100..<2_000 { controller.appendItems([Numbered(id: id)]) }
      #expect(controller.items.count <= 420)
      #expect(controller.items.contains { $0.id == (isAtEnd ? 1_999 : 3) })
      #expect(isAtEnd ? controller.hasOlder : controller.hasNewer)
    }
  }

  @Test("changes by single steps are shown: before, behind, another, gone")
  func steps() throws {
    let controller = TiledController(items: [Numbered(id: 5), Numbered(id: 6)])
    let tiled = try TiledPage(NumberedList(controller: controller))
    controller.prependItems([Numbered(id: 3), Numbered(id: 4)])
    controller.appendItems([Numbered(id: 7)])
    try tiled.commit()
    #expect(tiled.shown == [3, 4, 5, 6, 7])
    controller.updateItem(Numbered(id: 6, shown: 66))
    controller.removeItems(ids: [4, 5, 1_000])
    try tiled.commit()
    #expect(tiled.shown == [3, 66, 7])
    controller.setItems([])
    try tiled.commit()
    #expect(tiled.shown.isEmpty)
  }

  @Test("the start is told once per visit, and not again and again when nothing comes")
  func oncePerVisit() async throws {
    let log = ReachLog(Array(0..<100))
    let tiled = try TiledPage(ReachList(log: log))
    // A list that begins there was not brought there.
    try tiled.say(tiled.reading(0, 4))
    #expect(log.visits == 0)
    try tiled.say(tiled.reading(20, 24))
    for _ in 0..<3 { try tiled.say(tiled.reading(1, 5)) }
    try await tiled.wait { log.visits == 1 && log.isIdle }
    for _ in 0..<3 { try tiled.say(tiled.reading(1, 5)) }
    for _ in 0..<50 { await Task.yield() }
    #expect(log.visits == 1)
    try tiled.say(tiled.reading(20, 24))
    try tiled.say(tiled.reading(1, 5))
    try await tiled.wait { log.visits == 2 && log.isIdle }
    #expect(log.visits == 2)
  }

  @Test("what cannot be fetched says why, and can be tried again")
  func retries() async throws {
    let log = ReachLog(Array(0..<100))
    log.fails = true
    let tiled = try TiledPage(ReachList(log: log, hasMore: true))
    try tiled.say(tiled.reading(0, 4))
    try await tiled.wait { tiled.has("The line is down.") }
    #expect(tiled.has("Try Again") && log.visits == 1)
    log.fails = false
    try tiled.page.click(text: "Try Again")
    try await tiled.wait { log.items.first == -10 }
    #expect(!tiled.has("The line is down."))
    #expect(tiled.shown.contains(0))
  }

  @Test("where more is known to be, it can be fetched by a button, and the page has room for it")
  func byButton() async throws {
    let log = ReachLog(Array(0..<100))
    let tiled = try TiledPage(ReachList(log: log, hasMore: true))
    #expect(tiled.window[4] == 1)
    try tiled.page.click(text: "Load Earlier")
    try await tiled.wait { log.items.first == -10 }
    #expect(log.visits == 1)
  }
}

struct Numbered: Identifiable, Equatable {
  let id: Int
  var shown: Int?
}

private struct NumberedList: View {
  let controller: TiledController<Numbered>
  var body: some View { TiledView(controller) { Text(verbatim: "\($0.shown ?? $0.id)") }.tiledInitialPosition(.end) }
}

/// Numbers that are fetched, at once or when they are let go.
private final class NumberSource: TiledSource {
  var all: Range<Int>
  var asked = 0
  var isHeld = false
  var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ all: Range<Int>) { self.all = all }

  func release() {
    for one in waiting { one.resume() }
    waiting = []
  }

  private func take(_ range: Range<Int>) async -> [Numbered] {
    asked += 1
    let there = range.clamped(to: all)
    if isHeld { await withCheckedContinuation { waiting.append($0) } }
    return there.map { Numbered(id: $0) }
  }

  func older(before element: Numbered?, limit: Int) async -> [Numbered] {
    let end = element?.id ?? all.upperBound
    return await take(end - limit..<end)
  }

  func newer(after element: Numbered?, limit: Int) async -> [Numbered] {
    let start = element.map { $0.id + 1 } ?? all.lowerBound
    return await take(start..<start + limit)
  }

  func around(id: Int, limit: Int) async -> [Numbered] {
    all.contains(id) ? await take(id - limit / 2..<id + limit / 2) : []
  }
}

@Observable private final class ReachLog {
  var items: [Int]
  var visits = 0
  var fails = false
  var isIdle = true
  init(_ items: [Int]) { self.items = items }

  func reach(_ grows: Bool) async throws {
    visits += 1
    isIdle = false
    defer { isIdle = true }
    await Task.yield()
    if fails { throw LineError.isDown }
    if grows { items.insert(contentsOf: (items[0] - 10)..<items[0], at: 0) }
  }
}

private enum LineError: LocalizedError {
  case isDown
  var errorDescription: String? { "The line is down." }
}

private struct ReachList: View {
  let log: ReachLog
  var hasMore: Bool?
  var isAtEnd = false

  var body: some View {
    let list = TiledView(log.items, id: \.self) { Text(verbatim: "\($0)") }
    if isAtEnd {
      list.onReachEnd { try await log.reach(false) }
    } else {
      fromStart(list)
    }
  }

  private func fromStart(_ list: TiledView<[Int], Int, Text>) -> some View {
    list
      .onReachStart(hasMore: hasMore.map { $0 && log.items.count < 105 }) { try await log.reach(hasMore == true) }
  }
}
