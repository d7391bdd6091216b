import Poet
import PoetTesting
import RavenTesting
import SwiftUI
import Testing

struct PerformanceTests {
  private let loader = MockPerformer<Int, String, PaperError>()

  @Test func `success is told`() {
    let evaluator = PaperEvaluator(loader: loader)
    evaluator.load(2)
    #expect(loader.inputs == [2] && evaluator.isLoading)
    loader.succeed(with: "text")
    #expect(evaluator.translator.number.string == "2 / 3")
    #expect(!evaluator.isLoading && loader.cancelled == 0)
  }

  @Test func `failure is told, and trying again asks the same`() {
    let evaluator = PaperEvaluator(loader: loader)
    #expect(!evaluator.retry())
    evaluator.load(2)
    loader.fail(with: PaperError(reason: "No line"))
    #expect(evaluator.translator.title.string == "No line")
    #expect(evaluator.retry())
    #expect(loader.inputs == [2, 2] && evaluator.isLoading)
    loader.succeed(with: "text")
    #expect(evaluator.translator.number.string == "2 / 3")
  }

  @Test func `new work cancels the old, whose late result is ignored, as is a second one`() {
    let evaluator = PaperEvaluator(loader: loader)
    evaluator.load(1)
    evaluator.load(3)
    #expect(loader.cancelled == 1)
    loader.succeed(with: "late", 0)
    #expect(evaluator.translator.title.string == "Loading")
    loader.succeed(with: "text")
    loader.fail(with: PaperError(reason: "twice"))
    #expect(evaluator.translator.number.string == "3 / 3")
    evaluator.load(1)
    evaluator.stop()
    loader.succeed(with: "stopped")
    #expect(evaluator.translator.number.string == "3 / 3")
    #expect(loader.cancelled == 2 && !evaluator.isLoading)
  }

  @Test func `when the screen goes, the work is cancelled and its late result ignored`() throws {
    var gone = 0
    var evaluator: PaperEvaluator? = PaperEvaluator(loader: loader) { gone += 1 }
    evaluator?.load(1)
    evaluator = nil
    #expect(gone == 2)
    #expect(loader.cancelled == 1)
    loader.succeed(with: "late")
  }

  @Test func `work that is done at once is done`() {
    final class Ready: Performer {
      func perform(_ input: Int, then: @escaping (Result<String, PaperError>) -> Void) -> Behavior {
        then(.success("now"))
        return Behavior {}
      }
    }
    let evaluator = PaperEvaluator(loader: Ready())
    evaluator.load(3)
    #expect(!evaluator.isLoading && evaluator.translator.isLast.bool)
  }

  @Test func `an asynchronous performer ends with a result, and its task with the evaluator`() async {
    final class Slow: AsyncPerformer {
      var waiting: [CheckedContinuation<Void, Never>] = []
      var cancelled = 0

      func perform(_ input: Int) async throws(PaperError) -> String {
        await withCheckedContinuation { waiting.append($0) }
        if Task.isCancelled { cancelled += 1 }
        if input == 0 { throw PaperError(reason: "Nothing") }
        return "text"
      }

      func finish() async {
        while waiting.isEmpty { await Task.yield() }
        waiting.removeFirst().resume()
      }
    }
    let slow = Slow()
    var evaluator: PaperEvaluator? = PaperEvaluator(loader: slow)
    evaluator?.load(2)
    await slow.finish()
    while evaluator?.isLoading == true { await Task.yield() }
    #expect(evaluator?.translator.number.string == "2 / 3")
    evaluator?.load(0)
    await slow.finish()
    while evaluator?.isLoading == true { await Task.yield() }
    #expect(evaluator?.translator.title.string == "Nothing")
    evaluator?.load(1)
    while slow.waiting.isEmpty { await Task.yield() }
    weak let left = evaluator
    evaluator = nil
    #expect(left == nil)
    await slow.finish()
    while slow.cancelled == 0 { await Task.yield() }
  }

  @Test func `a manual clock does what is due, in the order of its time`() {
    let time = ManualClock()
    var done: [String] = []
    var kept = [
      time.clock.after(2) { done.append("two") }, time.clock.after(1) { done.append("one") },
      time.clock.after(2) { done.append("two again") }, time.clock.after(1.5) { done.append("called off") },
    ]
    kept.removeLast()
    time.advance(by: 1)
    #expect(done == ["one"])
    kept.append(time.clock.after(0.5) { kept.append(time.clock.after(0.25) { done.append("\(time.seconds)") }) })
    time.advance(by: 5)
    #expect(done == ["one", "1.75", "two", "two again"])
    #expect(time.seconds == 6 && time.waiting == 0)
  }

  @Test func `the real clock rings once, and not at all when it is let go`() async {
    var rung = 0
    var kept = [ScreenClock.real.after(0.001) { rung += 1 }, ScreenClock.real.after(0) { rung += 10 }]
    kept.removeLast()
    while rung == 0 { await Task.yield() }
    let later = ScreenClock.real.after(0.02) {}
    await withCheckedContinuation { next in kept.append(ScreenClock.real.after(0.01) { next.resume() }) }
    #expect(rung == 1)
    later.cancel()
  }
}
