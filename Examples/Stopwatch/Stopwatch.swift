import Foundation

/// How long something takes.
///
/// It keeps when it was started, not how often a clock has ticked, so it is right however seldom it is looked at.
struct Stopwatch: Equatable {
  private var elapsed: TimeInterval = 0
  private var started: Date?
  /// How long each lap took, without the one that runs.
  private(set) var laps: [TimeInterval] = []

  var isRunning: Bool { started != nil }

  mutating func start(at date: Date) { started = date }

  mutating func stop(at date: Date) {
    elapsed = time(at: date)
    started = nil
  }

  mutating func lap(at date: Date) { laps.append(time(at: date) - laps.reduce(0, +)) }

  func reading(at date: Date) -> String { Stopwatch.words(time(at: date)) }

  /// Minutes, seconds and tenths: "1:02.3".
  static func words(_ time: TimeInterval) -> String {
    let tenths = Int(max(time, 0) * 10)
    let seconds = tenths / 10 % 60
    return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds).\(tenths % 10)"
  }

  private func time(at date: Date) -> TimeInterval {
    elapsed + (started.map { max(0, date.timeIntervalSince($0)) } ?? 0)
  }
}
