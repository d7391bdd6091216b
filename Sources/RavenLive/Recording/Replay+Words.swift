import PageModel
import Raven

extension Replay {
  /// What happened, for people; the page tells what it happened to.
  static func words(for happening: Recording.Happening, _ document: ModelDocument) -> String {
    switch happening {
    case .pageAsked: "the page changed by itself"
    case .input(.connected): "a connection opened"
    case .input(.disconnected): "a connection closed"
    case .input(.pageChanged): "a change of the page's own was due"
    case .input(.timePassed): "time passed"
    case .input(.ended(let reason)): "the session was ended (\(reason))"
    case .input(.received(let frame, _)):
      if let event = EventFrame(frame)?.event {
        "\(event.kind) on \"\(document.name(of: event.node))\""
      } else {
        "a frame without an event"
      }
    }
  }

  /// How answers differ, for people.
  static func words(
    _ recorded: [SessionEffect],
    _ found: [SessionEffect],
    _ what: String
  ) -> String {
    for (recorded, found) in zip(recorded, found) where recorded != found {
      if let recorded = body(of: recorded), let found = body(of: found) { return words(recorded, found, what) }
      return "\(what): \(words(for: recorded)) was answered, now it is \(words(for: found))."
    }
    if let missing = recorded.dropFirst(found.count).first {
      return "\(what): \(words(for: missing)) was answered, which is missing now."
    }
    if let extra = found.dropFirst(recorded.count).first {
      return "\(what): now \(words(for: extra)) is answered, which was not."
    }
    return "\(what): the answers differ."
  }

  /// How batches differ: the first command that is another one.
  static func words(_ recorded: [UInt8], _ found: [UInt8], _ what: String) -> String {
    let (recordedLines, foundLines) = (lines(of: recorded), lines(of: found))
    for index in 0..<max(recordedLines.count, foundLines.count) {
      let recorded = index < recordedLines.count ? recordedLines[index] : "nothing more"
      let found = index < foundLines.count ? foundLines[index] : "nothing more"
      if recorded != found { return "\(what):\n  recorded: \(recorded)\n  now:      \(found)" }
    }
    return "\(what): the same commands, written in other bytes (\(recorded.count) then, \(found.count) now)."
  }

  private static func body(of effect: SessionEffect) -> [UInt8]? {
    guard case .send(let frame, _) = effect, case .batch(let body, _)? = try? FrameContent(frame) else { return nil }
    return body
  }

  private static func lines(of body: [UInt8]) -> [String] {
    ((try? DOMCommand.decode(body)) ?? []).map { "\($0)" }
  }

  private static func kind(of frame: [UInt8]) -> String {
    frame.first.flatMap { ServerFrame(rawValue: $0) }.map { "\($0)" } ?? "unknown"
  }

  private static func words(for effect: SessionEffect) -> String {
    switch effect {
    case .send(let frame, _):
      "a frame \"\(kind(of: frame))\" of \(frame.count) bytes"
    case .close(_, let code): "a close (\(code))"
    case .pauseReading: "a pause in reading"
    case .resumeReading: "reading on"
    case .note: "a note"
    }
  }
}
