import Foundation
import Raven
import Testing

@testable import RavenLive
@testable import Visited

struct `A recorded session` {
  /// A visit with a bit of everything.
  private func visit() async throws -> RecordedVisit {
    let visit = try RecordedVisit()
    try visit.connect()
    try visit.perform(.click([]), on: "Add")
    try visit.perform(.click([.shift]), on: "Add")
    try visit.perform(.input(version: 1, value: "A"), on: "Name")
    try visit.perform(.input(version: 2, value: "Ada"), on: "Name")
    try visit.perform(.change(version: 1, isChecked: true, value: "on"), on: "Loud")
    try visit.perform(.click([]), on: "Greet otherwise")
    try visit.perform(.click([]), on: "Ask")
    try await visit.change()
    try visit.perform(.input(version: 1, value: "later"), on: "Draft")
    visit.disconnect()
    try visit.advance(by: .seconds(1))
    try visit.connect()
    try visit.perform(.click([]), on: "Remove 1")
    return visit
  }

  @Test func `goes the same way again, byte by byte`() async throws {
    let visit = try await visit()
    let outcome = try await visit.replay()
    #expect(outcome.difference == nil)
    #expect(outcome.steps >= 14 && outcome.frames >= 11 && outcome.bytes > 500)
    #expect(visit.document.lines.contains("Hi, ADA") && visit.document.lines.contains("Answered at 2"))
  }

  @Test func `goes the same way whatever was done`() async throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let visit = try RecordedVisit()
      try visit.connect()
      for _ in 0..<40 {
        let node = UInt32.random(in: 1..<(visit.session.page?.nextNodeID ?? 2), using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5: try visit.send(.click([]), to: node)
        case 5, 6: try visit.send(.input(version: 1, value: "text \(node)"), to: node)
        case 7: try visit.send(.change(version: 1, isChecked: Bool.random(using: &random), value: "on"), to: node)
        case 8: try visit.advance(by: .seconds(.random(in: 1...400, using: &random)))
        default:
          visit.disconnect()
          try visit.connect()
        }
        if visit.session.hasEnded { break }
      }
      let outcome = try await visit.replay()
      #expect(outcome.difference == nil, "seed \(seed)")
    }
  }

  @Test func `goes another way when the app does, and says where`() async throws {
    let visit = try await visit()
    let outcome = try await VisitedApp.$step.withValue(2) { try await visit.replay() }
    let difference = try #require(outcome.difference)
    #expect(difference.contains("click on \"Add\""))
    #expect(difference.contains("Count: 1") && difference.contains("Count: 2"))
  }

  @Test func `says that a page did not change as it had`() async throws {
    let visit = try RecordedVisit()
    try visit.connect()
    try visit.perform(.click([]), on: "Ask")
    try await visit.change()
    var recording = try visit.recording
    // The click is taken out, and its answer.
    recording.steps.removeAll {
      if case .input(.received(let frame, _)) = $0.happening { EventFrame(frame) != nil } else { false }
    }
    let app = try #require(visit.server.server.apps.first)
    let replay = try #require(Replay(recording, of: app, patience: .milliseconds(50)))
    #expect(await replay.run().difference?.contains("the page changed by itself: it did not within") == true)
  }

  @Test func `says nothing of what was typed where it is not seen, nor of who the visitor is`() async throws {
    let visit = try RecordedVisit(cookies: "user=Ada; token=abc123def")
    try visit.connect()
    let secret = "hünter2-🐦-geheim"
    for count in 1...secret.count {
      try visit.perform(.input(version: UInt32(count), value: String(secret.prefix(count))), on: "Password")
    }
    // The page says it, and it is typed where it is seen.
    #expect(visit.document.lines.contains("Long: \(secret)!"))
    try visit.perform(.input(version: 1, value: "my \(secret)"), on: "Name")
    let recording = try visit.recording
    var bytes = Data(visit.text.utf8)
    bytes.append(recording.start.batch)
    for step in recording.steps {
      if case .input(.received(let frame, _)) = step.happening { bytes.append(contentsOf: frame) }
      for case .send(let frame, _) in step.answers { bytes.append(contentsOf: frame) }
    }
    for part in [secret, "hünt", "geheim", "abc123", "Ada", visit.session.id.hex, visit.session.browser.hex] {
      #expect(bytes.range(of: Data(part.utf8)) == nil, "\(part)")
    }
    #expect(recording.start.headers.contains(["cookie", "user=***; token=*********"]))
    let outcome = try await visit.replay()
    #expect(outcome.difference == nil)
  }

  @Test func `is of the first page that connects, and of no other`() throws {
    let visit = try RecordedVisit()
    #expect(visit.text.isEmpty)
    _ = visit.server.open()
    let recorded = visit.text
    #expect(!recorded.isEmpty && visit.news.count == 1)
    try visit.connect()
    try visit.perform(.click([]), on: "Add")
    #expect(visit.text == recorded && visit.news.count == 1)
  }

  @Test func `ends where it would be too long`() throws {
    let visit = try RecordedVisit(mostBytes: 6_000)
    try visit.connect()
    for _ in 0..<100 { try visit.perform(.click([]), on: "Add") }
    #expect(visit.news.last == .full && visit.text.utf8.count <= 6_000)
    #expect(try visit.recording.steps.count > 2)
  }

  @Test func `tells how it began and ended`() throws {
    let visit = try RecordedVisit()
    try visit.connect()
    visit.server.server.drain()
    #expect(visit.news == [.begun(visit.session.id), .ended])
    #expect(try visit.recording.steps.last?.happening == .input(.ended(.draining)))
  }

  @Test func `has what the browser and the tab had kept`() async throws {
    let visit = try RecordedVisit(kept: ["greeting": "Hi"])
    try visit.connect()
    try visit.perform(.click([]), on: "Greet otherwise")
    #expect(try visit.recording.start.kept == ["greeting": "Hi"])
    #expect(try await visit.replay().difference == nil)
    var again = try visit.recording
    again.start.kept = [:]
    let app = try #require(visit.server.server.apps.first)
    let replay = try #require(Replay(again, of: app))
    #expect(await replay.run().difference?.contains("The first page") == true)
  }

  @Test func `can be read when its last line was cut off`() async throws {
    let visit = try await visit()
    let whole = try visit.recording
    let cut = try RecordingLines.read(String(visit.text.dropLast(20)))
    #expect(cut.steps == whole.steps.dropLast())
  }

  @Test(arguments: [
    ("", "no recording"), ("{}", "no recording"), ("<html>", "no recording"),
  ])
  func `cannot be read from anything else`(text: String, message: String) {
    let error = #expect(throws: RecordingLines.Unreadable.self) { try RecordingLines.read(text) }
    #expect(error?.message.contains(message) == true)
  }

  @Test func `of another version is refused, and so is a line that says nothing`() async throws {
    let visit = try await visit()
    let other = visit.text.replacingOccurrences(of: "\"version\":1", with: "\"version\":2")
    #expect(throws: RecordingLines.Unreadable(message: "This recording has version 2; version 1 can be read.")) {
      try RecordingLines.read(other)
    }
    var lines = visit.text.split(separator: "\n").map(String.init)
    lines[3] = "{\"at\":1,\"what\":\"nonsense\"}"
    #expect(throws: RecordingLines.Unreadable(message: "Line 4 of this recording says nothing that can be read.")) {
      try RecordingLines.read(lines.joined(separator: "\n"))
    }
  }

  @Test func `goes into a file that only its owner reads, and over no other`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "visit-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try RecordingFile(path: path).write("line\n")
    #expect(FileManager.default.contents(atPath: path) == Data("line\n".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
    let error = #expect(throws: RecordingFile.Refused.self) { try RecordingFile(path: path) }
    #expect(error?.reason.contains("there already") == true)
  }

  /// The test beside this one was written like this; write it anew with `RAVEN_WRITE_TESTS=1`.
  @Test func `becomes a test`() async throws {
    let source = try RecordedTest.source(of: try await visit().recording)
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RecordedVisitTests.swift")
    if ProcessInfo.processInfo.environment["RAVEN_WRITE_TESTS"] != nil { try Data(source.utf8).write(to: file) }
    #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self) == source)
  }

  @Test func `becomes a test that fails when the app does something else`() async throws {
    try await `A recorded visit of VisitedApp`().`shows what it showed`()
    try await VisitedApp.$step.withValue(2) {
      try await withKnownIssue {
        try await `A recorded visit of VisitedApp`().`shows what it showed`()
      }
    }
  }
}
