/// Work for an evaluator that ends later, with a result or a failure: asking a server, reading a file.
///
/// An evaluator is given one and runs it through a ``Performance``; a test gives it another.
///
/// ```swift
/// final class OrderLoader: Performer {
///   func perform(_ number: Int, then: @escaping (Result<Order, OrderError>) -> Void) -> Behavior {
///     let task = URLSession.shared.dataTask(with: address(number)) { data, _, _ in then(read(data)) }
///     task.resume()
///     return Behavior { task.cancel() }
///   }
/// }
/// ```
/// On the server ``AsyncPerformer`` is shorter. Inside the page there are no tasks, and this one is the way.
@MainActor public protocol Performer<Input, Output, Failure>: AnyObject {
  /// What it is asked.
  associatedtype Input
  /// What it finds.
  associatedtype Output
  /// How it fails; `Never` if it cannot.
  associatedtype Failure: Error

  /// Begins.
  ///
  /// - Parameters:
  ///   - input: what is asked.
  ///   - then: called once, on the main actor, at the end.
  /// - Returns: what ends the work early when it is cancelled or let go.
  func perform(_ input: Input, then: @escaping (Result<Output, Failure>) -> Void) -> Behavior
}
