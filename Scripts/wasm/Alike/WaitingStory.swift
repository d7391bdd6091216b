// What waits, and what is thrown: told line by line, so that it can be held against the same story on this machine
// (`Scripts/wasm/alike.swift`).

enum LoadError: Error, Equatable {
  case empty
  case missing(name: String)
}

struct Refusal: Error {
  let reason: String
}

nonisolated class Failure: Error, @unchecked Sendable {
  init() {}
  deinit {}
}

nonisolated final class TimeOut: Failure, @unchecked Sendable {
  let seconds: Int

  init(seconds: Int) {
    self.seconds = seconds
    super.init()
  }
  deinit {}
}

actor Counter {
  private var count = 0

  func add(_ number: Int) async -> Int {
    count += number
    await Task.yield()
    return count
  }
}

final class Captured {
  private let gone: () -> Void

  init(_ gone: @escaping () -> Void) { self.gone = gone }
  isolated deinit { gone() }
}

final class Story {
  private(set) var lines: [String] = []
  private var ending = ""

  func tell() async -> [String] {
    await takeTurns()
    await giveUp()
    await throwAndCatch()
    await beContinued()
    await stream()
    await doTogether()
    await letBeside()
    return lines
  }

  private func say(_ line: String) { lines.append(line) }

  private func takeTurns() async {
    // Who of two that yield is first is nobody's promise.
    var turns = ["one": 0, "other": 0]
    let other = Task {
      for _ in 1...3 {
        turns["other", default: 0] += 1
        await Task.yield()
      }
      return "other is done"
    }
    for _ in 1...3 {
      await Task.yield()
      turns["one", default: 0] += 1
    }
    say(await other.value)
    say("\(turns["one"] ?? 0) and \(turns["other"] ?? 0) turns")
    let counter = Counter()
    say("\(await counter.add(2)), \(await counter.add(3))")
    var sum = 0
    for number in 0..<20_000 { sum += await doubled(number) }
    say("sum \(sum)")
    say("nested \(await nested(2_000))")
    do {
      let captured = Captured { self.say("what was captured is gone") }
      await Task { _ = captured }.value
    }
    await Task.yield()
    say(await Task.detached { "detached" }.value)
    say(await MainActor.run { "main \(Task.isCancelled)" })
  }

  private func doubled(_ number: Int) async -> Int { number * 2 }

  private func nested(_ depth: Int) async -> Int { depth == 0 ? 0 : await nested(depth - 1) + 1 }

  private func giveUp() async {
    let sleeper = Task {
      do {
        try await Task.sleep(for: .seconds(60))
        say("it slept for a minute")
      } catch {
        say("woken: \(Task.isCancelled), \(error is CancellationError)")
        throw error
      }
    }
    try? await Task.sleep(for: .milliseconds(5))
    sleeper.cancel()
    switch await sleeper.result {
    case .success: say("it succeeded")
    case .failure: say("it failed: \(sleeper.isCancelled)")
    }
    let told = Task {
      await withTaskCancellationHandler {
        try? await Task.sleep(nanoseconds: 60_000_000_000)
        return "given up"
      } onCancel: {
        Task { @MainActor in self.say("told at once") }
      }
    }
    await Task.yield()
    told.cancel()
    say(await told.value)
    await Task.yield()
    let early = Task {
      do { try Task.checkCancellation() } catch is CancellationError { return "cancelled before it began" } catch {}
      return "nobody cancelled it"
    }
    early.cancel()
    say(await early.value)
  }

  private func load(_ name: String) async throws -> String {
    await Task.yield()
    if name.isEmpty { throw LoadError.empty }
    if name == "nothing" { throw LoadError.missing(name: name) }
    if name == "secret" { throw Refusal(reason: "it is secret") }
    return "loaded \(name)"
  }

  private func loadTwice(_ name: String) async throws -> String {
    do { return try await load(name) } catch let failure as Refusal where failure.reason.isEmpty {
      return "refused for no reason"
    } catch {
      say("again")
      if let failure = error as? Refusal { say("refused: \(failure.reason)") }
      throw error
    }
  }

  private func strict(_ number: Int) throws(LoadError) -> Int {
    if number == 0 { throw .empty }
    return number
  }

  private func fail(_ number: Int) throws {
    switch number {
    case 0: throw TimeOut(seconds: 3)
    case 1: throw Failure()
    default: throw LoadError.missing(name: "2")
    }
  }

  private func throwAndCatch() async {
    for name in ["a", "", "nothing", "secret"] {
      do { say(try await loadTwice(name)) } catch LoadError.empty {
        say("empty")
      } catch let LoadError.missing(name) {
        say("missing \(name)")
      } catch is Refusal {
        say("refused")
      } catch {
        say("something else")
      }
    }
    do { say(try await load("")) } catch let failure as LoadError { say("empty: \(failure == .empty)") } catch {}
    do { say("\(try strict(1) + strict(0))") } catch { say("strict: \(error == .empty)") }
    let loading = Task { try await load("nothing") }
    do { say(try await loading.value) } catch { say("of a task: \(error is LoadError), \(error is Refusal)") }
    say((try? await load("")) ?? "nothing")
    for number in 0...2 {
      do { try fail(number) } catch let late as TimeOut { say("late by \(late.seconds)") } catch is Failure {
        say("a failure")
      } catch LoadError.empty, LoadError.missing { say("nothing there") } catch { say("else") }
    }
    do { try fail(0) } catch let failure where failure is Failure { say("a failure, be it a time-out") } catch {}
    let kept: Result<String, any Error>
    do { kept = .success(try await load("secret")) } catch { kept = .failure(error) }
    do { say(try kept.get()) } catch LoadError.empty { say("empty") } catch { say("kept: \(error is Refusal)") }
  }

  private func beContinued() async {
    say(await withCheckedContinuation { $0.resume(returning: "continued at once") })
    let later = await withCheckedContinuation { continuation in
      Task {
        await Task.yield()
        continuation.resume(returning: "continued later")
      }
    }
    say(later)
    do {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        continuation.resume(throwing: LoadError.empty)
      }
    } catch { say("thrown into it: \(error is LoadError)") }
    do {
      say(
        try await withCheckedThrowingContinuation { continuation in
          Task {
            do { continuation.resume(returning: try await load("nothing")) } catch {
              continuation.resume(throwing: error)
            }
          }
        }
      )
    } catch LoadError.missing(let name) { say("passed on: missing \(name)") } catch { say("passed on") }
  }

  private func stream() async {
    let numbers = AsyncStream<Int> { continuation in
      Task {
        for number in 1...3 {
          continuation.yield(number)
          await Task.yield()
        }
        continuation.finish()
      }
    }
    for await number in numbers { say("number \(number)") }
    let (few, giving) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
    let taking = Task {
      for await number in few { say("taken \(number)") }
    }
    try? await Task.sleep(for: .milliseconds(5))
    for number in 1...4 { giving.yield(number) }
    giving.finish()
    await taking.value
    let (words, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(2))
    for word in ["one", "two", "three"] { continuation.yield(word) }
    for await word in words {
      say(word)
      if word == "three" { break }
    }
    let failing = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(4)
      continuation.finish(throwing: LoadError.empty)
    }
    do { for try await number in failing { say("number \(number)") } } catch { say("ended: \(error is LoadError)") }
    let (ticks, ticking) = AsyncStream.makeStream(of: Int.self)
    ticking.onTermination = { [self] end in
      Task { @MainActor in
        if case .cancelled = end { ending = "nobody asks any more" } else { ending = "finished" }
      }
    }
    let asking = Task { for await tick in ticks { say("tick \(tick)") } }
    ticking.yield(1)
    // On this machine it may be another thread that hands over.
    while lines.last != "tick 1" { await Task.yield() }
    asking.cancel()
    await asking.value
    while ending.isEmpty { await Task.yield() }
    say(ending)
    if case .terminated = ticking.yield(2) { say("nobody gets it") }
    let listener = Task {
      var count = 0
      let silent = AsyncStream<Int> { _ in }
      for await _ in silent { count += 1 }
      return "heard \(count)"
    }
    await Task.yield()
    listener.cancel()
    say(await listener.value)
  }

  private func checked(_ number: Int) async throws -> Int {
    await Task.yield()
    if number < 0 { throw LoadError.missing(name: "\(number)") }
    return number
  }

  private func letBeside() async {
    async let one = doubled(4)
    async let two: Int = doubled(5), three = doubled(6)
    say("beside \(await one + two) \(await three)")
    for numbers in [(1, 2), (1, -2), (-1, -2)] {
      do {
        async let first = checked(numbers.0)
        async let second = checked(numbers.1)
        let sum = try await first + second
        say("both \(sum)")
      } catch LoadError.missing(let name) {
        say("without \(name)")
      } catch {
        say("something else")
      }
    }
    async let refused = checked(-3)
    say("perhaps \((try? await refused) ?? 0)")
    let waiting = Task {
      async let slow: Void = Task.sleep(for: .seconds(60))
      do {
        try await slow
        say("slept")
      } catch {
        say("what runs beside is given up, too")
      }
    }
    await Task.yield()
    waiting.cancel()
    await waiting.value
    do {
      async let idle = doubled(7)
      if lines.isEmpty { say("\(await idle)") }
      say("nobody waits for it")
    }
    say("and it is over")
  }

  private func doTogether() async {
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 1...3 {
        group.addTask {
          await Task.yield()
          return number
        }
      }
      var sum = 0
      for await number in group { sum += number }
      return sum
    }
    say("together \(sum)")
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { throw LoadError.empty }
        group.addTask { [self] in
          try await Task.sleep(for: .milliseconds(5))
          await say("the other is done")
        }
        try await group.waitForAll()
      }
    } catch { say("and then it is said: \(error is LoadError)") }
    let added = await withTaskGroup(of: Int.self) { group in
      group.cancelAll()
      return group.addTaskUnlessCancelled { 1 }
    }
    say("added: \(added)")
    do {
      try await withThrowingTaskGroup(of: Int.self) { group in
        group.addTask { throw LoadError.empty }
        group.addTask {
          try await Task.sleep(for: .seconds(60))
          return 1
        }
        for try await number in group { say("number \(number)") }
      }
    } catch { say("one of them failed: \(error is LoadError)") }
  }
}
