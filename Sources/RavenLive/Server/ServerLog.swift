/// One line per event, `key=value`, for whoever collects standard error and stamps the time on it.
public struct ServerLog {
  /// How much is written.
  public nonisolated enum Level: Int, Comparable, Sendable {
    /// Nothing.
    case off
    /// Start, stop, sessions, and pages that broke the protocol.
    case info
    /// Requests as well.
    case debug

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// What is written.
  public let level: Level
  private let sink: (String) -> Void

  /// Writes lines of a level and below to `sink`, which ends them.
  public init(level: Level, sink: @escaping (String) -> Void) {
    self.level = level
    self.sink = sink
  }

  /// Writes one line; the pairs are not evaluated when the level is not written.
  public func write(
    _ level: Level,
    _ event: StaticString,
    _ pairs: @autoclosure () -> KeyValuePairs<String, String> = [:]
  ) {
    guard level <= self.level, level != .off else { return }
    var line = "level=\(level) event=\(event)"
    for (key, value) in pairs() { line += " \(key)=\(Self.quoted(value))" }
    sink(line)
  }

  /// The value as it is, or in quotes with every unusual character escaped, so that nobody can forge a line.
  static func quoted(_ value: String) -> String {
    let isPlain = value.utf8.allSatisfy {
      (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x3D && $0 != 0x5C
    }
    return isPlain && !value.isEmpty ? value : value.debugDescription
  }
}

extension ServerLog {
  func write(_ news: FlightRecorder.News, _ path: String) {
    switch news {
    case .begun(let session):
      write(.info, "recording.begun", ["file": path, "session": String(session.hex.prefix(8))])
    case .ended: write(.info, "recording.ended", ["file": path])
    case .full: write(.info, "recording.full", ["file": path])
    case .unreadable: write(.info, "recording.unreadable", ["file": path])
    }
  }

  func write(_ fact: SessionFact, of session: SessionKey) {
    let short = String(session.hex.prefix(8))
    switch fact {
    case .opened: write(.info, "session.opened", ["session": short])
    case .resumed(let count):
      write(.info, "session.resumed", ["session": short, "replayed": "\(count)"])
    case .redrawn: write(.info, "session.redrawn", ["session": short])
    case .detached: write(.info, "session.detached", ["session": short])
    case .superseded: write(.info, "session.superseded", ["session": short])
    case .turnedAway: write(.info, "session.turned-away", ["session": short])
    case .silent: write(.info, "session.silent", ["session": short])
    case .slowed: write(.info, "session.slowed", ["session": short])
    case .ended(let end, let counts):
      write(
        .info,
        "session.ended",
        [
          "session": short, "reason": end.logName, "events": "\(counts.events)",
          "retired": "\(counts.retired)",
          "repeated": "\(counts.repeated)", "batches": "\(counts.batches)",
        ]
      )
    }
  }
}

extension SessionEnd {
  fileprivate var logName: String {
    switch self {
    case .violation(.malformed(let error)): "violation:malformed:\(error)"
    case .violation(let violation): "violation:\(violation)"
    case .neverConnected, .evicted, .expired, .batchesLost, .replaced, .pageTooLarge, .endedByApp, .draining: "\(self)"
    }
  }
}
