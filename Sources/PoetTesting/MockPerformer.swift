public import Poet

/// A performer that waits for a test to say how its work ends.
///
/// ```swift
/// let loader = MockPerformer<Int, Order, OrderError>()
/// let evaluator = OrderEvaluator(loader: loader)
/// evaluator.viewDidAppear()
/// #expect(loader.inputs == [7])
/// loader.succeed(with: order)
/// ```
public final class MockPerformer<Input, Output, Failure: Error>: Performer {
  private struct Work {
    let input: Input
    let then: (Result<Output, Failure>) -> Void
  }

  private var all: [Work] = []

  /// Creates a performer that was asked nothing.
  public init() {}
  nonisolated deinit {}

  /// What it was asked, first to last.
  public var inputs: [Input] { all.map(\.input) }
  /// How many pieces of work were cancelled before they ended.
  public private(set) var cancelled = 0
  private var ended: Set<Int> = []

  public func perform(_ input: Input, then: @escaping (Result<Output, Failure>) -> Void) -> Behavior {
    all.append(Work(input: input, then: then))
    let number = all.count - 1
    return Behavior { [weak self] in self?.cancel(number) }
  }

  /// Ends a piece of work well: the last that was asked for, or another.
  ///
  /// Cancelled work can be ended too, as real work may be.
  public func succeed(with output: Output, _ number: Int? = nil) { end(number, .success(output)) }

  /// Has a piece of work fail: the last that was asked for, or another.
  public func fail(with failure: Failure, _ number: Int? = nil) { end(number, .failure(failure)) }

  private func end(_ number: Int?, _ result: Result<Output, Failure>) {
    let number = number ?? all.count - 1
    precondition(all.indices.contains(number), "no work \(number) was asked for")
    ended.insert(number)
    all[number].then(result)
  }

  private func cancel(_ number: Int) {
    if ended.insert(number).inserted { cancelled += 1 }
  }
}
