import Combine

/// A performer's work for one evaluator: at most one piece at a time, cancelled with the evaluator.
///
/// ```swift
/// final class OrderEvaluator: Evaluator {
///   private let loading: Performance<Int, Order, OrderError>
///   init(loader: some Performer<Int, Order, OrderError>) { loading = Performance(loader) }
///
///   func viewDidAppear() {
///     loading.perform(7, for: self) { evaluator, result in
///       switch result {
///       case .success(let order): evaluator.current.step = .order(order)
///       case .failure: evaluator.current.step = .failed
///       }
///     }
///   }
///   func retryTapped() { loading.retry() }
/// }
/// ```
/// A result that comes after the work was cancelled, after other work was begun, after a first result, or after the evaluator
/// is gone is ignored.
public final class Performance<Input, Output, Failure: Error> {
  private let work: (Input, @escaping (Result<Output, Failure>) -> Void) -> Behavior
  private var run: Run?
  private var again: ((Performance) -> Void)?

  /// Creates it of a performer, which is kept.
  public convenience init<Performing: Performer>(_ performer: Performing)
  where Performing.Input == Input, Performing.Output == Output, Performing.Failure == Failure {
    self.init { performer.perform($0, then: $1) }
  }

  // A generic initialiser has to be a convenience: Embedded Swift has no place for it in the class's table of methods.
  private init(work: @escaping (Input, @escaping (Result<Output, Failure>) -> Void) -> Behavior) { self.work = work }

  nonisolated deinit {
    run?.end()
  }

  /// Whether work is under way.
  public var isRunning: Bool { run?.isRunning ?? false }

  /// Begins a piece of work; one that is under way is cancelled.
  ///
  /// - Parameters:
  ///   - input: what the performer is asked.
  ///   - evaluator: who is told; it is not kept.
  ///   - then: tells the evaluator the result.
  public func perform<Evaluating: Evaluator>(
    _ input: Input,
    for evaluator: Evaluating,
    then: @escaping (Evaluating, Result<Output, Failure>) -> Void
  ) {
    let told = WeakEvaluator(evaluator)
    let work = work
    let begin = { (performance: Performance) in
      performance.begin {
        work(input, $0)
      } then: { result in
        told.tell { then($0, result) }
      }
    }
    again = begin
    begin(self)
  }

  /// Does the last piece of work once more, from the beginning; false if there was none.
  @discardableResult public func retry() -> Bool {
    again?(self)
    return again != nil
  }

  /// Ends the work that is under way; its result is ignored.
  public func cancel() {
    run?.end()
    run = nil
  }

  private func begin(
    _ work: (@escaping (Result<Output, Failure>) -> Void) -> Behavior,
    then: @escaping (Result<Output, Failure>) -> Void
  ) {
    cancel()
    let run = Run()
    self.run = run
    run.keep(
      work { result in
        guard run.isRunning else { return }
        run.end()
        then(result)
      }
    )
  }
}

/// One piece of work.
private final class Run {
  private(set) nonisolated(unsafe) var isRunning = true
  private nonisolated(unsafe) var behavior: Behavior?

  init() {}
  nonisolated deinit {}

  /// Keeps what ends it, unless it has ended already.
  func keep(_ behavior: Behavior) { if isRunning { self.behavior = behavior } else { behavior.cancel() } }

  nonisolated func end() {
    isRunning = false
    let behavior = behavior
    self.behavior = nil
    behavior?.cancel()
  }
}
