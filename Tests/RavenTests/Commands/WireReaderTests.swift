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
