import RavenTesting
import Testing

@testable import Raven

struct WireReaderTests {
  private nonisolated static let events: [PageEvent.Payload] = [
    .click([.shift, .meta]), .doubleClick([]), .resize(.init(x: -3.5, y: 12, width: 320, height: 0.25)),
    .input(version: 300, value: "é 漢 🦉"),
    .change(version: UInt32.max, isChecked: true, value: ""), .submit, .focus, .blur,
    .keyDown(key: "Enter", modifiers: .alt), .navigate(entry: 300),
    .device(
      DeviceReport(traits: [.dark, .hidden], pixelsPerHundredPoints: 250, textPercent: 120, timeZone: "Asia/Tokyo")
    ),
    .press(isDown: true), .press(isDown: false),
    .resize(.init(x: 0, y: 0, width: 1, height: 1, spaces: [.init(node: 9, x: -1, y: 2, width: 3, height: 4)])),
    .measure(.init(round: 300, width: nil, height: 0, sizes: [.init(width: 12.5, height: 1e5)])),
    .measure(.init(round: 0, width: 320.25, height: nil, sizes: [])),
    .move(.init(row: 300, target: 7, isBehind: true)), .move(.init(row: 1, target: UInt32.max, isBehind: false)),
    .drop(.init(target: 300, isBehind: true, items: [.init(.text, "é\n漢"), .init(.link, "https://a.example/")])),
    .window(.init(first: 0, end: 40, columns: 1, isAtStart: true, focused: 0)),
    .window(.init(first: 99_000, end: UInt32.max, columns: 256, focused: 70_000)), .sight(300),
    .seek(.init(first: 40, end: 100_000, text: "é")), .selectAll, .hover(true), .hover(false), .hold(.began),
    .hold(.lasted), .hold(.stopped),
    .drag(
      .init(.moved, from: (-2.5, 3), to: (40, 1e5), velocity: (-900.25, 0), of: .init(x: 1, y: -1, width: 2, height: 3))
    ),
    .reading(
      .init(
        first: 7,
        last: 300,
        hidden: 12.5,
        width: 320,
        height: 700,
        above: 700,
        below: 1_400.25,
        place: 0.37,
        jump: 2,
        focused: 8,
        isFollowing: true,
        heights: [.init(key: 7, height: 30.25), .init(key: 8, height: 0)]
      )
    ),
  ]

  @Test(arguments: WireReaderTests.events)
  func `an event is read as it was written, and not from fewer bytes`(payload: PageEvent.Payload) throws {
    let event = PageEvent(node: 70_000, payload: payload)
    var bytes: [UInt8] = []
    event.write(to: &bytes)
    var reader = WireReader(bytes)
    #expect(try PageEvent(from: &reader) == event)
    #expect(reader.isAtEnd)
    for count in 0..<bytes.count {
      var short = WireReader(bytes.prefix(count))
      #expect(throws: WireError.truncated) { try PageEvent(from: &short) }
    }
  }

  @Test func `a report of more sizes than a layout may ask for is refused`() {
    let most = PageEvent.Measurements.most
    for count in [most, most + 1] {
      let sizes = [PageEvent.Measurements.Size](repeating: .init(width: 1, height: 1), count: count)
      var bytes: [UInt8] = []
      PageEvent(node: 1, payload: .measure(.init(round: 1, width: 1, height: 1, sizes: sizes))).write(to: &bytes)
      var reader = WireReader(bytes)
      #expect(((try? PageEvent(from: &reader)) != nil) == (count == most))
    }
  }

  @Test func `a report of more heights than one may have is refused`() {
    let most = PageEvent.Reading.mostHeights
    for count in [most, most + 1] {
      let heights = [PageEvent.Reading.Height](repeating: .init(key: 1, height: 1), count: count)
      var bytes: [UInt8] = []
      PageEvent(node: 1, payload: .reading(.init(heights: heights))).write(to: &bytes)
      var reader = WireReader(bytes)
      #expect(((try? PageEvent(from: &reader)) != nil) == (count == most))
    }
  }

  @Test func `a place beyond the whole is refused`() {
    for place in [1, 1 + 1e-9] {
      var bytes: [UInt8] = []
      PageEvent(node: 1, payload: .reading(.init(place: place))).write(to: &bytes)
      var reader = WireReader(bytes)
      #expect(((try? PageEvent(from: &reader)) != nil) == (place == 1))
    }
  }

  @Test(arguments: [
    PageEvent.Payload.hold(.lasted),
    .drag(.init(.cancelled, from: (0, 0), to: (0, 0), of: .init(x: 0, y: 0, width: 0, height: 0))),
  ])
  func `a phase there is not is refused`(payload: PageEvent.Payload) throws {
    var bytes: [UInt8] = []
    PageEvent(node: 1, payload: payload).write(to: &bytes)
    #expect(bytes[2] == 2)
    bytes[2] = 3
    var reader = WireReader(bytes)
    #expect(throws: WireError.unknown) { try PageEvent(from: &reader) }
  }

  @Test func `a drag farther than any page is refused`() {
    for place in [1e6, 1e6 + 1] {
      var bytes: [UInt8] = []
      let box = PageEvent.Box(x: 0, y: 0, width: 1, height: 1)
      PageEvent(node: 1, payload: .drag(.init(.moved, from: (0, 0), to: (place, 0), of: box))).write(to: &bytes)
      var reader = WireReader(bytes)
      #expect(((try? PageEvent(from: &reader)) != nil) == (place == 1e6))
    }
  }

  @Test func `a move to a side there is not is refused`() {
    var bytes: [UInt8] = []
    PageEvent(node: 1, payload: .move(.init(row: 2, target: 3, isBehind: true))).write(to: &bytes)
    bytes[bytes.count - 1] = 2
    var reader = WireReader(bytes)
    #expect(throws: WireError.unknown) { try PageEvent(from: &reader) }
  }

  @Test(arguments: [
    (1, 0, true), (0, 0, false), (PageEvent.Drop.mostItems, 0, true), (PageEvent.Drop.mostItems + 1, 0, false),
    (2, PageEvent.Drop.mostBytes / 2, true), (2, PageEvent.Drop.mostBytes / 2 + 1, false),
  ])
  func `more than may be dropped at once is refused, and nothing at all`(count: Int, bytes: Int, isRead: Bool) {
    let item = PageEvent.Drop.Item(.text, String(repeating: "a", count: bytes))
    let drop = PageEvent.Drop(target: 1, isBehind: false, items: Array(repeating: item, count: count))
    var written: [UInt8] = []
    PageEvent(node: 1, payload: .drop(drop)).write(to: &written)
    var reader = WireReader(written)
    #expect(((try? PageEvent(from: &reader)) != nil) == isRead)
  }

  @Test(arguments: [
    (3, 2, 1), (0, 1, 0), (0, 1, PageEvent.Window.mostColumns + 1), (0, 1, PageEvent.Window.mostColumns),
  ])
  func `a window that cannot be is refused`(first: UInt32, end: UInt32, columns: UInt32) {
    var bytes: [UInt8] = []
    PageEvent(node: 1, payload: .window(.init(first: first, end: end, columns: columns))).write(to: &bytes)
    var reader = WireReader(bytes)
    #expect(((try? PageEvent(from: &reader)) != nil) == (columns == PageEvent.Window.mostColumns))
  }

  @Test(arguments: [
    (1, 0, 1), (0, 1, 0), (0, 1, PageEvent.Seek.mostBytes + 1), (1, 1, PageEvent.Seek.mostBytes),
  ])
  func `what nobody can look for is refused`(first: UInt32, end: UInt32, length: Int) {
    var bytes: [UInt8] = []
    let text = String(repeating: "a", count: length)
    PageEvent(node: 1, payload: .seek(.init(first: first, end: end, text: text))).write(to: &bytes)
    var reader = WireReader(bytes)
    #expect(((try? PageEvent(from: &reader)) != nil) == (length == PageEvent.Seek.mostBytes))
  }

  @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, 1 << 28, UInt32.max])
  func `an integer is read as it was written`(value: UInt32) throws {
    var bytes: [UInt8] = []
    bytes.appendVarint(value)
    var reader = WireReader(bytes)
    #expect(try reader.varint() == value)
  }

  @Test func `an integer of more than 32 bits is refused`() {
    for bytes in [[0xFF, 0xFF, 0xFF, 0xFF, 0x10], [0x80, 0x80, 0x80, 0x80, 0x80, 0x00]] as [[UInt8]] {
      var reader = WireReader(bytes)
      #expect(throws: WireError.overlong) { try reader.varint() }
    }
  }

  @Test func `text that is not UTF-8 or longer than the frame is refused`() {
    var broken = WireReader([2, 0xC3, 0x28] as [UInt8])
    #expect(throws: WireError.invalidText) { try broken.string() }
    var long = WireReader([0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 0x61] as [UInt8])
    #expect(throws: WireError.truncated) { try long.string() }
  }

  @Test func `any bytes are an event or an error`() {
    var random = SplitMix64(seed: 3)
    var read = 0
    for _ in 0..<20_000 {
      let bytes = (0..<random.below(12)).map { _ in UInt8(truncatingIfNeeded: random.below(random.chance(2) ? 9 : 256))
      }
      var reader = WireReader(bytes)
      if (try? PageEvent(from: &reader)) != nil { read += 1 }
    }
    #expect(read > 0)
  }
}
