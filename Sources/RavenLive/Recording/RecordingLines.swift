import Foundation
import Raven

/// A recording as text: JSON, a line for how it began and one for each step.
enum RecordingLines {
  /// Why a file is no recording, in words for whoever named it.
  struct Unreadable: Error, Equatable {
    let message: String
  }

  static func line(of start: Recording.Start) -> String { encoded(StartLine(recording: start)) }

  static func line(of step: Recording.Step) -> String { encoded(StepLine(step)) }

  /// Reads a recording; a last line that was cut off is left out.
  static func read(_ text: String) throws(Unreadable) -> Recording {
    let lines = text.split(separator: "\n")
    guard let first = lines.first, let head = decoded(StartLine.self, first) else {
      throw Unreadable(message: "This is no recording: its first line does not say how a session began.")
    }
    guard head.recording.version == Recording.version else {
      throw Unreadable(
        message: "This recording has version \(head.recording.version); version \(Recording.version) can be read."
      )
    }
    var recording = Recording(start: head.recording)
    for (index, line) in lines.enumerated().dropFirst() {
      if let step = decoded(StepLine.self, line)?.step {
        recording.steps.append(step)
      } else if index < lines.count - 1 {
        throw Unreadable(message: "Line \(index + 1) of this recording says nothing that can be read.")
      }
    }
    return recording
  }

  private static func encoded(_ line: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dataEncodingStrategy = .base64
    return (try? encoder.encode(line)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func decoded<Line: Decodable>(_ type: Line.Type, _ text: Substring) -> Line? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}

/// The first line.
private struct StartLine: Codable {
  let recording: Recording.Start
}

/// Any other.
private struct StepLine: Codable {
  var at: Nanoseconds
  var what: String
  var connection: UInt64?
  var bytes: Data?
  var isDrawn: Bool?
  var answers: [Answer]?

  struct Answer: Codable {
    var what: String
    var connection: UInt64
    var bytes: Data?
    var code: UInt16?
  }

  init(_ step: Recording.Step) {
    at = step.time
    switch step.happening {
    case .pageAsked: what = "asked"
    case .input(.connected(let id, let isToBeDrawn)):
      (what, connection, isDrawn) = ("connected", id.rawValue, isToBeDrawn ? true : nil)
    case .input(.received(let frame, let id)): (what, connection, bytes) = ("received", id.rawValue, Data(frame))
    case .input(.disconnected(let id)): (what, connection) = ("disconnected", id.rawValue)
    case .input(.pageChanged): what = "changed"
    case .input(.timePassed): what = "time"
    case .input(.ended(let reason)): what = Self.name(of: reason)
    }
    let told = step.answers.compactMap(Self.answer)
    answers = told.isEmpty ? nil : told
  }

  var step: Recording.Step? {
    guard let happening else { return nil }
    let effects = (answers ?? []).map(Self.effect)
    guard !effects.contains(where: { $0 == nil }) else { return nil }
    return Recording.Step(time: at, happening: happening, answers: effects.compactMap(\.self))
  }

  private var happening: Recording.Happening? {
    let id = connection.map { ConnectionID(rawValue: $0) }
    switch (what, id) {
    case ("asked", _): return .pageAsked
    case ("connected", let id?): return .input(.connected(id, isToBeDrawn: isDrawn ?? false))
    case ("received", let id?): return bytes.map { .input(.received(Array($0)[...], from: id)) }
    case ("disconnected", let id?): return .input(.disconnected(id))
    case ("changed", _): return .input(.pageChanged)
    case ("time", _): return .input(.timePassed)
    default: return Self.ends.first { Self.name(of: $0) == what }.map { .input(.ended($0)) }
    }
  }

  /// The ends that come from outside of a session.
  private static let ends: [SessionEnd] = [.evicted, .replaced, .endedByApp, .draining]

  private static func name(of end: SessionEnd) -> String { "\(end)" }

  private static func answer(_ effect: SessionEffect) -> Answer? {
    switch effect {
    case .send(let frame, let id): Answer(what: "send", connection: id.rawValue, bytes: Data(frame))
    case .close(let id, let code): Answer(what: "close", connection: id.rawValue, code: code)
    case .pauseReading(let id): Answer(what: "pause", connection: id.rawValue)
    case .resumeReading(let id): Answer(what: "resume", connection: id.rawValue)
    case .note: nil
    }
  }

  private static func effect(_ answer: Answer) -> SessionEffect? {
    let id = ConnectionID(rawValue: answer.connection)
    switch answer.what {
    case "send": return answer.bytes.map { .send(Array($0), to: id) }
    case "close": return answer.code.map { .close(id, code: $0) }
    case "pause": return .pauseReading(id)
    case "resume": return .resumeReading(id)
    default: return nil
    }
  }
}
