import Raven

/// Has what happens to a session written down, and what it answers: to the first one whose page connects.
final class FlightRecorder {
  /// Takes lines.
  private let write: (String) -> Void
  /// Called with what should be said of it: when it begins, and when it ends.
  var onNews: ((News) -> Void)?
  /// No recording is longer, in bytes.
  private let mostBytes: Int
  private var bytes = 0
  private(set) var hasBegun = false

  /// What should be said.
  enum News: Equatable {
    /// A session's page has connected, and is recorded from its beginning.
    case begun(SessionKey)
    /// The session is over.
    case ended
    /// The recording is as long as it may be.
    case full
    /// A frame cannot be read again: a fault of ours.
    case unreadable
  }

  /// Begins to wait for a page.
  init(mostBytes: Int = 256 << 20, write: @escaping (String) -> Void) {
    (self.mostBytes, self.write) = (mostBytes, write)
  }

  nonisolated deinit {}

  /// A page was made for a session: what happens to it is kept until it connects, or another does.
  func attach(to session: LiveSession, _ start: Recording.Start) {
    guard !hasBegun, let mask = try? RecordingMask(firstBatch: Array(start.batch)) else { return }
    session.witness = SessionRecorder(start, mask, for: self)
  }

  /// Whether a session whose page has connected is the one to be recorded.
  fileprivate func begin(_ session: LiveSession) -> Bool {
    guard !hasBegun else { return false }
    hasBegun = true
    onNews?(.begun(session.id))
    return true
  }

  fileprivate func take(_ line: String) -> Bool {
    bytes += line.utf8.count + 1
    guard bytes <= mostBytes else {
      onNews?(.full)
      return false
    }
    write(line + "\n")
    return true
  }

  fileprivate func end(_ news: News) { onNews?(news) }
}

/// Writes down what happens to one session, with what is not to be kept hidden.
final class SessionRecorder: SessionWitness {
  private let start: Recording.Start
  private var mask: RecordingMask
  private let flight: FlightRecorder
  /// What happened before its page connected.
  private var early: [Recording.Step] = []
  private var hasBegun = false
  private var lastTime: Nanoseconds
  /// Whether something is happening, and whether the page has asked for a commit during it.
  private var (isBusy, hasAsked) = (false, false)
  /// No more is kept of what happens before a page connects.
  private static let mostEarly = 1_000

  fileprivate init(_ start: Recording.Start, _ mask: RecordingMask, for flight: FlightRecorder) {
    (self.start, self.mask, self.flight) = (start, mask, flight)
    lastTime = start.time
  }

  nonisolated deinit {}

  func begins(_ input: SessionInput, of session: LiveSession) { isBusy = true }

  func saw(_ input: SessionInput, of session: LiveSession, at now: Nanoseconds, effects: ArraySlice<SessionEffect>) {
    isBusy = false
    lastTime = max(lastTime, now)
    if !hasBegun, case .connected = input {
      guard flight.begin(session) else { return forget(session) }
      hasBegun = true
      var isWritten = flight.take(RecordingLines.line(of: start))
      for step in early where isWritten { isWritten = flight.take(RecordingLines.line(of: step)) }
      guard isWritten else { return forget(session) }
    }
    do {
      keep(try step(input, effects), of: session)
    } catch {
      flight.end(.unreadable)
      return forget(session)
    }
    if hasAsked { keep(Recording.Step(time: lastTime, happening: .pageAsked), of: session) }
    hasAsked = false
    if session.hasEnded, hasBegun { flight.end(.ended) }
  }

  func pageAsked(of session: LiveSession) {
    if isBusy {
      hasAsked = true
    } else {
      keep(Recording.Step(time: lastTime, happening: .pageAsked), of: session)
    }
  }

  /// What happened, as it may be kept.
  private func step(_ input: SessionInput, _ effects: ArraySlice<SessionEffect>) throws -> Recording.Step {
    var input = input
    if case .received(let frame, let sender) = input {
      input = .received(mask.hidden(fromPage: frame)[...], from: sender)
    }
    var step = Recording.Step(time: lastTime, happening: .input(input))
    for effect in Recording.answers(in: effects) {
      guard case .send(let frame, let receiver) = effect else {
        step.answers.append(effect)
        continue
      }
      step.answers.append(.send(try mask.hidden(fromServer: frame), to: receiver))
    }
    return step
  }

  private func keep(_ step: Recording.Step, of session: LiveSession) {
    if hasBegun {
      if !flight.take(RecordingLines.line(of: step)) { forget(session) }
    } else if early.count < Self.mostEarly {
      early.append(step)
    } else {
      forget(session)
    }
  }

  private func forget(_ session: LiveSession) { session.witness = nil }
}

extension Recording {
  /// Of what a session asks for, what its page gets: no notes, and nothing that is for developers.
  static func answers(in effects: some Sequence<SessionEffect>) -> [SessionEffect] {
    effects.filter { effect in
      switch effect {
      case .note: false
      case .send(let frame, _):
        frame.first.flatMap { ServerFrame(rawValue: $0) }.map { pageFrames.contains($0) } ?? false
      default: true
      }
    }
  }

  private static let pageFrames: Set<ServerFrame> = [.welcome, .batch, .applied, .gone, .drawing]
}
