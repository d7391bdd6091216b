public import Combine

/// A performer that is an asynchronous function.
///
/// Its task is cancelled when nobody waits for it any more.
///
/// ```swift
/// final class OrderLoader: AsyncPerformer {
///   func perform(_ number: Int) async throws(OrderError) -> Order { try await read(number) }
/// }
/// ```
@MainActor public protocol AsyncPerformer: Performer {
  // Said again, so that they follow from the function below.
  associatedtype Input
  associatedtype Output
  associatedtype Failure

  /// Does the work.
  func perform(_ input: Input) async throws(Failure) -> Output
}

extension AsyncPerformer {
  public func perform(_ input: Input, then: @escaping (Result<Output, Failure>) -> Void) -> Behavior {
    let task = Task {
      let result: Result<Output, Failure>
      do throws(Failure) { result = .success(try await perform(input)) } catch { result = .failure(error) }
      if !Task.isCancelled { then(result) }
    }
    return Behavior { task.cancel() }
  }
}
