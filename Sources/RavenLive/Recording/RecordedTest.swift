import PageModel
import Raven

/// Writes a Swift test of a recording: it does what was done and expects of the page what it showed then.
///
/// Elements are named as a person would name them, so that the test survives what nobody sees.
struct RecordedTest {
  private let recording: Recording
  private var document = ModelDocument()
  private var lines: [String] = []
  /// What the page said when the test last looked, with what was typed since.
  private var said: [String] = []
  /// The numbers of events that were applied.
  private var lastEvent: UInt32 = 0
  private var hasAsked = false

  /// The source of the test.
  static func source(of recording: Recording) throws -> String {
    var test = RecordedTest(recording: recording)
    return try test.write()
  }

  private init(recording: Recording) { self.recording = recording }

  private mutating func write() throws -> String {
    try document.apply(Array(recording.start.batch))
    said = document.lines
    for (index, step) in recording.steps.enumerated() {
      if isSuperseded(at: index) { continue }
      add(step.happening)
      for case .send(let frame, _) in step.answers { try add(frame) }
      expectChanges()
    }
    let parts = (recording.start.app ?? "App.YourApp").split(separator: ".")
    let (module, type) = (parts.first ?? "App", parts.last ?? "YourApp")
    let steps = lines.map { "    " + $0 }.joined(separator: "\n")
    return """
      // Written from a recording. Change it where it says more than is meant.

      import RavenTesting
      import SwiftUI
      import Testing

      @testable import \(module)

      @MainActor struct `A recorded visit of \(type)` {
        @Test func `shows what it showed`() async throws {
          let page = try TestPage(\(type).self, at: \(Self.literal(route))\(languages))
      \(steps)
        }
      }

      """
  }

  /// The address below the app's own.
  private var route: String {
    let (target, path) = (recording.start.target, recording.start.path)
    let below = path == "/" ? target[...] : target.dropFirst(path.count)
    return below.hasPrefix("/") ? String(below) : "/" + below
  }

  private var languages: String {
    let languages = recording.start.request.languages
    return languages.isEmpty ? "" : ", languages: [\(languages.map(Self.literal).joined(separator: ", "))]"
  }

  /// Whether a step is a key in a field that nothing came of, with another right behind it: the text is typed at once.
  private func isSuperseded(at index: Int) -> Bool {
    guard index + 1 < recording.steps.count, let typed = Self.typed(recording.steps[index]),
      let next = Self.typed(recording.steps[index + 1])
    else { return false }
    return typed.event.node == next.event.node && typed.sequence + 1 == next.sequence
      && !recording.steps[index].hasBatch
  }

  private static func typed(_ step: Recording.Step) -> EventFrame? {
    guard case .input(.received(let frame, _)) = step.happening, let frame = EventFrame(frame),
      case .input = frame.event.payload
    else { return nil }
    return frame
  }

  private mutating func add(_ happening: Recording.Happening) {
    switch happening {
    case .pageAsked: hasAsked = true
    case .input(.received(let frame, _)):
      // An event that came twice was applied once.
      guard let frame = EventFrame(frame), frame.sequence > lastEvent else { return }
      lastEvent = frame.sequence
      waitIfAsked()
      add(frame.event)
    case .input(.pageChanged): waitIfAsked()
    case .input: break
    }
  }

  /// What the page changed by itself comes before what is done then.
  private mutating func waitIfAsked() {
    if hasAsked { lines.append("try await page.change()") }
    hasAsked = false
  }

  private mutating func add(_ event: PageEvent) {
    let named = document.ids(named: document.name(of: event.node), listeningTo: event.kind)
    guard let source = Self.source(of: event.payload), let index = named.firstIndex(of: event.node) else {
      var bytes: [UInt8] = []
      event.write(to: &bytes)
      lines.append("try page.perform(bytes: [\(bytes.map(String.init).joined(separator: ", "))])  // \(event.kind)")
      return
    }
    document.anticipate(event, seen: &said)
    let place = index == 0 ? "" : ", \(index)"
    lines.append("try page.perform(\(source), on: \(Self.literal(document.name(of: event.node)))\(place))")
  }

  private mutating func add(_ frame: [UInt8]) throws {
    switch try FrameContent(frame) {
    case .batch(let body, _): try document.apply(body)
    case .drawing(let drawing, _): document = try ModelDocument(drawing)
    case .other: break
    }
  }

  /// Expects what is said otherwise than when the test last looked.
  private mutating func expectChanges() {
    let now = document.lines
    let changes = ModelDocument.changes(from: said, to: now)
    said = now
    guard !changes.isEmpty else { return }
    if changes.count == 1 {
      lines.append("#expect(page.changes() == [\(Self.literal(changes[0]))])")
    } else {
      lines.append("#expect(")
      lines.append("  page.changes() == [")
      lines += changes.map { "    \(Self.literal($0))," }
      lines.append("  ]")
      lines.append(")")
    }
  }

  // MARK: Source

  private static func literal(_ text: String) -> String { text.debugDescription }

  /// A payload as source; nil for one that only a page could say.
  private static func source(of payload: PageEvent.Payload) -> String? {
    switch payload {
    case .click(let modifiers): ".click(\(source(of: modifiers)))"
    case .doubleClick(let modifiers): ".doubleClick(\(source(of: modifiers)))"
    case .input(let version, let value): ".input(version: \(version), value: \(literal(value)))"
    case .change(let version, let isChecked, let value):
      ".change(version: \(version), isChecked: \(isChecked), value: \(literal(value)))"
    case .keyDown(let key, let modifiers): ".keyDown(key: \(literal(key)), modifiers: \(source(of: modifiers)))"
    case .submit: ".submit"
    case .focus: ".focus"
    case .blur: ".blur"
    case .close: ".close"
    case .selectAll: ".selectAll"
    case .press(let isDown): ".press(isDown: \(isDown))"
    default: nil
    }
  }

  private static func source(of modifiers: PageEvent.Modifiers) -> String {
    let names: [(PageEvent.Modifiers, String)] = [
      (.shift, ".shift"), (.control, ".control"), (.alt, ".alt"), (.meta, ".meta"),
    ]
    return "[\(names.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: ", "))]"
  }
}

extension Recording.Step {
  /// Whether the page was changed.
  fileprivate var hasBatch: Bool {
    answers.contains { if case .send(let frame, _) = $0 { frame.first == ServerFrame.batch.rawValue } else { false } }
  }
}
