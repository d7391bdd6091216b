import CMalloc
import Raven

/// The part of a name that a measurement needs to be run.
nonisolated let wanted = CommandLine.arguments.dropFirst().first ?? ""
/// How many rounds to run instead of the usual.
///
/// A profiler wants one measurement, often; a counter of instructions two runs with different rounds, and their difference.
nonisolated let forcedRounds = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) }

/// Prints the median and least time of an action, and the bytes it made.
func measure(_ name: String, rounds: Int = 200, _ prepare: () -> Void = {}, _ body: () -> Int) {
  if !wanted.isEmpty, !name.contains(wanted) { return }
  let rounds = forcedRounds ?? rounds
  var times: [Double] = []
  var bytes = 0
  for _ in 0..<rounds {
    prepare()
    let clock = ContinuousClock()
    let time = clock.measure { bytes = body() }
    times.append(Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6)
  }
  times.sort()
  print("\(name): median \(times[rounds / 2]) µs, least \(times[0]) µs, \(bytes) B")
}

/// Prints what one page keeps allocated once its first batch is taken, averaged over 20.
func measureMemory<Page: View>(_ name: String, _ make: () -> Page) {
  if !wanted.isEmpty, !name.contains(wanted) { return }
  func page() -> RenderCoordinator {
    let page = RenderCoordinator(make())
    _ = page.takeBatch()
    return page
  }
  page().end()
  let before = mallinfo2()
  let pages = (0..<20).map { _ in page() }
  let after = mallinfo2()
  let bytes = (after.uordblks + after.hblkhd) - (before.uordblks + before.hblkhd)
  print("\(name): \(Int(bytes) / pages.count) B a page")
  for page in pages { page.end() }
}
