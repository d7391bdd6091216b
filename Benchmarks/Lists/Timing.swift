import Glibc

/// The microseconds of processor time an action takes.
///
/// The engine works on one thread and waits for nothing; on a busy machine this moves less than the time of day.
func microseconds(_ body: () -> Void) -> Double {
  let start = threadTime()
  body()
  return threadTime() - start
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1000
}

/// The middle of some values.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Times two actions in turn, so that whatever else the machine does meets both alike.
struct Comparison {
  private var times: [Double] = []
  private var others: [Double] = []

  /// Runs both; each prepares what is not counted and returns the microseconds that are.
  init(rounds: Int, _ one: () -> Double, against other: () -> Double) {
    for round in 0...rounds {
      let (time, otherTime) = (one(), other())
      // The first round warms up.
      if round == 0 { continue }
      times.append(time)
      others.append(otherTime)
    }
  }

  /// The median time of the first.
  var microseconds: Double { median(times) }
  /// How many times as long as the other it takes: the median of all rounds.
  var ratio: Double { median(zip(times, others).map { $0 / $1 }) }
}

/// Prints a result for `Scripts/bench`.
func report(_ name: String, _ value: Double) { print(#"{"name": "list.\#(name)", "value": \#(value)}"#) }
