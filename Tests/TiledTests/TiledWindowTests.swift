import Foundation
import Raven
import RavenTesting
import SwiftUI
import Testing

@testable import Tiled

/// Which rows are there, whatever happens to the array.
struct TiledWindowTests {
  @Test("any array after any other: rows are a stretch of it, in its order, and the same elements")
  func anyTwoArrays() throws {
    let cases = ProcessInfo.processInfo.environment["LIST_CASES"].flatMap { Int($0) } ?? 5_000
    var random = SplitMix64(seed: 11)
    var left = cases
    while left > 0 {
      let numbers = Numbers(Self.array(&random))
      let tiled = try TiledPage(NumberList(numbers: numbers, start: random.chance(2) ? .end : .start))
      for _ in 0..<min(left, 50) {
        left -= 1
        let before = Dictionary(zip(tiled.shown, tiled.rows), uniquingKeysWith: { first, _ in first })
        let hadDuplicates = Set(tiled.shown).count < tiled.shown.count
        if random.chance(4) {
          try Self.scroll(tiled, &random)
        } else {
          Self.change(&numbers.items, &random)
          try tiled.commit()
        }
        let (shown, window, items) = (tiled.shown, tiled.window, numbers.items)
        #expect(shown.isEmpty == items.isEmpty)
        let starts = 0...max(0, items.count - shown.count)
        let first = try #require(starts.first { items.dropFirst($0).prefix(shown.count).elementsEqual(shown) })
        // What is above and below is told: nothing beyond an end.
        if first == 0, shown.count == items.count { #expect(window[1] == 0 && window[2] == 0) }
        if !hadDuplicates, Set(shown).count == shown.count {
          for (number, row) in zip(shown, tiled.rows) { if let old = before[number] { #expect(old == row) } }
        }
        #expect(Set(tiled.keys).count == tiled.keys.count)
      }
    }
  }

  private static func array(_ random: inout SplitMix64) -> [Int] {
    (0..<random.below(random.chance(2) ? 12 : 200)).map { _ in random.below(1_000) }
  }

  private static func change(_ items: inout [Int], _ random: inout SplitMix64) {
    let fresh = (0..<1 + random.below(40)).map { _ in random.below(100_000) }
    switch random.below(9) {
    case 0: items.insert(contentsOf: fresh, at: 0)
    case 1: items += fresh
    case 2: items = fresh + items + fresh
    case 3: items.insert(contentsOf: fresh, at: random.below(items.count + 1))
    case 4 where !items.isEmpty:
      let first = random.below(items.count)
      items.removeSubrange(first..<min(items.count, first + fresh.count))
    case 5: items.shuffle(using: &random)
    case 6 where !items.isEmpty: items.append(items.remove(at: random.below(items.count)))
    case 7: items = array(&random)
    default: items = fresh + items.filter { _ in !random.chance(3) } + fresh
    }
  }

  private static func scroll(_ tiled: TiledPage, _ random: inout SplitMix64) throws {
    let keys = tiled.keys
    guard !keys.isEmpty else { return }
    let first = random.below(keys.count)
    try tiled.say(
      PageEvent.Reading(
        first: keys[first],
        last: keys[min(keys.count - 1, first + 5)],
        width: 300,
        height: 200,
        above: 200,
        below: 200,
        place: random.chance(3) ? Double(random.below(101)) / 100 : nil,
        jump: 1,
        window: UInt32(tiled.window[0]),
        isFollowing: random.chance(3),
        heights: keys.map { PageEvent.Reading.Height(key: $0, height: Double(20 + random.below(60))) }
      )
    )
  }

  @Test("rows in front, between and behind in one update: what is in sight stays there")
  func everywhereAtOnce() throws {
    let numbers = Numbers(Array(0..<1_000))
    let tiled = try TiledPage(NumberList(numbers: numbers))
    try tiled.say(tiled.reading(20, 25))
    #expect(tiled.shown.contains(20))
    numbers.items = Array((-500)..<0) + Array(0..<10) + [5_000, 5_001] + Array(10..<1_000) + Array(6_000..<6_100)
    try tiled.commit()
    #expect(tiled.shown.contains(20) && tiled.shown.contains(21))
    let at = try #require(tiled.shown.firstIndex(of: 20))
    #expect(tiled.window[1] >= (502 + 20 - at) * 10)
  }

  @Test("a list that begins at its end shows it, follows it while the page says so, and no longer than that")
  func follows() throws {
    let numbers = Numbers(Array(0..<100))
    let tiled = try TiledPage(NumberList(numbers: numbers, start: .end))
    #expect(tiled.shown.last == 99 && tiled.window[2] == 0)
    try tiled.say(tiled.reading(25, 29, isFollowing: true))
    numbers.items += Array(100..<200)
    try tiled.commit()
    #expect(tiled.shown.last == 199 && tiled.window[2] == 0)
    try tiled.say(tiled.reading(10, 14))
    let seen = tiled.shown[10]
    numbers.items += Array(200..<1_200)
    try tiled.commit()
    #expect(tiled.shown.contains(seen) && tiled.window[2] > 0)
  }

  @Test("a jump to where nothing is shows what is there, and the very end for the end")
  func jumps() throws {
    let numbers = Numbers(Array(0..<1_000_000))
    let tiled = try TiledPage(NumberList(numbers: numbers))
    try tiled.say(tiled.reading(0, 4, heights: 100))
    try tiled.say(jump(to: 0.37, 1, at: tiled.window[0]))
    #expect(abs(tiled.shown[tiled.shown.count / 2] - 370_000) < 20)
    #expect(tiled.shown.count < 30)
    #expect(tiled.aim?.split(separator: " ").dropFirst().first == "1")
    try tiled.say(jump(to: 1, 2, at: tiled.window[0]))
    #expect(tiled.shown.last == 999_999 && tiled.window[2] == 0)
    #expect(tiled.aim?.hasSuffix(" end") == true)
    try tiled.say(jump(to: 0, 3, at: tiled.window[0]))
    #expect(tiled.shown.first == 0 && tiled.window[1] == 0)
  }

  @Test("a jump leads to the same share of the whole when heights come to be known with it")
  func jumpsAmongUnknownHeights() throws {
    let tiled = try TiledPage(NumberList(numbers: Numbers(Array(0..<1_000_000))))
    let heights = tiled.keys.map { PageEvent.Reading.Height(key: $0, height: 100) }
    try tiled.say(
      PageEvent.Reading(width: 300, height: 600, above: 600, below: 600, place: 0.37, jump: 1, heights: heights)
    )
    #expect(abs(tiled.shown[tiled.shown.count / 2] - 370_000) < 20)
  }

  @Test("a jump from before an answer was seen leads nowhere, as the answer may show what was asked for")
  func jumpsOfThePast() throws {
    let numbers = Numbers(Array(0..<10_000))
    let tiled = try TiledPage(NumberList(numbers: numbers))
    let past = tiled.window[0]
    try tiled.say(tiled.reading(25, 29))
    let (answer, shown) = (tiled.window[0], tiled.shown)
    try tiled.say(jump(to: 0.5, 1, at: past))
    #expect(tiled.shown == shown && tiled.window[0] == answer && tiled.aim == nil)
    // Windows that other elements made are none: with ever more of them nobody would ever arrive.
    numbers.items.append(10_000)
    numbers.items.insert(-1, at: 0)
    try tiled.commit()
    #expect(tiled.window[0] > answer)
    try tiled.say(jump(to: 0.5, 2, at: answer))
    #expect(abs(tiled.shown[tiled.shown.count / 2] - 5_000) < 50)
    #expect(tiled.aim?.split(separator: " ").dropFirst().first == "2")
  }

  @Test("of rows with one id each is shown, with keys of their own")
  func duplicates() throws {
    let numbers = Numbers([1, 2, 2, 3])
    let tiled = try TiledPage(NumberList(numbers: numbers))
    #expect(tiled.shown == [1, 2, 2, 3])
    #expect(Set(tiled.keys).count == 4)
    numbers.items = [2, 1, 2, 3]
    try tiled.commit()
    #expect(tiled.shown == [2, 1, 2, 3])
  }

  @Test("a row whose id is replaced stays the same element, with its state")
  func formerIDs() throws {
    let messages = Messages()
    let tiled = try TiledPage(MessageList(messages: messages))
    let row = tiled.rows[1]
    messages.items[1] = Message(id: "server-7", localID: "local-1", text: "2")
    try tiled.commit()
    #expect(tiled.rows[1] == row)
    #expect(tiled.shown == [1, 2])
  }

  @Test("the row with the focus stays there while others around it come and go")
  func focusIsKept() throws {
    let numbers = Numbers(Array(0..<1_000))
    let tiled = try TiledPage(NumberList(numbers: numbers))
    let focused = tiled.keys[2]
    for first in [10, 25, 60, 100] {
      let at = try #require(tiled.shown.firstIndex(of: first))
      try tiled.say(tiled.reading(at, at + 5, focused: focused))
      #expect(tiled.shown.contains(2))
    }
  }

  private func jump(to place: Double, _ number: UInt32, at window: Int) -> PageEvent.Reading {
    PageEvent.Reading(
      width: 300,
      height: 600,
      above: 600,
      below: 600,
      place: place,
      jump: number,
      window: UInt32(window)
    )
  }
}

private struct Message: Identifiable {
  let id: String
  var localID: String?
  let text: String
}

@Observable private final class Messages {
  var items = [Message(id: "a", text: "1"), Message(id: "local-1", text: "2")]
}

private struct MessageList: View {
  let messages: Messages

  var body: some View { TiledView(messages.items) { Text($0.text) }.tiledFormerID { $0.localID } }
}
