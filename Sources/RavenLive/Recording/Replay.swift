import PageModel
import Raven

/// Has all of a recording happen again, to a new page of the app, and compares every byte of what is answered.
///
/// Where the page changed by itself it is waited for, so a replay takes as long as what the app itself waits for. What depends on
/// the time of day, on chance, on other sessions or on what was hidden from the recording may differ, and is said.
final class Replay {
  /// How it went.
  struct Outcome: Equatable {
    /// How many things happened again.
    var steps = 0
    /// How many frames were answered alike, and how many bytes those are.
    var (frames, bytes) = (0, 0)
    /// Where it first differs, in words; nil for nowhere.
    var difference: String?

    static func == (left: Outcome, right: Outcome) -> Bool {
      (left.steps, left.frames, left.bytes, left.difference)
        == (right.steps, right.frames, right.bytes, right.difference)
    }
  }

  private let recording: Recording
  private let session: LiveSession
  private let page: any LivePage
  private let firstBatch: [UInt8]
  /// How long a change of the page's own is waited for.
  private let patience: Duration
  /// How often the page has asked for a commit.
  private var asked = 0

  /// Makes a page of the app for the recorded request; nil where there is none.
  init?(_ recording: Recording, of app: MountedApp, patience: Duration = .seconds(10)) {
    let (start, request) = (recording.start, recording.start.request)
    guard let route = app.route(of: request.path), let made = app.makePage(request, route) else { return nil }
    self.recording = recording
    self.patience = patience
    page = made.live
    firstBatch = made.batch
    session = LiveSession(
      id: Recording.sessionID,
      browser: .random(),
      page: made.live,
      appPath: app.path,
      request: request.asked,
      limits: start.sessionLimits,
      now: start.time
    )
    page.onNeedsCommit = { [weak self] in self?.asked += 1 }
  }

  nonisolated deinit {}

  /// Plays it to its end, or to where it differs.
  func run() async -> Outcome {
    var outcome = Outcome()
    defer { endPage() }
    let recordedBatch = Array(recording.start.batch)
    guard firstBatch == recordedBatch else {
      outcome.difference = Self.words(recordedBatch, firstBatch, "The first page")
      return outcome
    }
    outcome.bytes = firstBatch.count
    let document = ModelDocument()
    try? document.apply(firstBatch)
    var expected = 0
    for (index, step) in recording.steps.enumerated() {
      let what = "Step \(index + 1) of \(recording.steps.count), \(Self.words(for: step.happening, document))"
      guard case .input(let input) = step.happening else {
        expected += 1
        guard await waits(for: expected) else {
          outcome.difference = "\(what): it did not within \(patience)."
          return outcome
        }
        continue
      }
      var effects: [SessionEffect] = []
      session.take(input, now: step.time, effects: &effects)
      let answers = Recording.answers(in: effects)
      guard answers == step.answers else {
        outcome.difference = Self.words(step.answers, answers, what)
        return outcome
      }
      outcome.steps += 1
      for case .send(let frame, _) in answers {
        outcome.frames += 1
        outcome.bytes += frame.count
        if case .batch(let body, _) = try? FrameContent(frame) { try? document.apply(body) }
      }
    }
    return outcome
  }

  /// Whether the page asks for commits so often, soon.
  private func waits(for count: Int) async -> Bool {
    let end = ContinuousClock.now + patience
    while asked < count {
      guard ContinuousClock.now < end else { return false }
      try? await Task.sleep(for: .milliseconds(2))
    }
    return true
  }

  private func endPage() {
    var effects: [SessionEffect] = []
    if !session.hasEnded { session.take(.ended(.draining), now: recording.start.time, effects: &effects) }
  }
}
