import Swift

public struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence, @unchecked Sendable {
  private let consumer: StreamConsumer<Element, Failure, Continuation.Termination>

  public init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void
  ) where Failure == any Error {
    consumer = StreamConsumer(StreamStorage(limit) { Continuation.Termination($0) })
    build(Continuation(storage: consumer.storage))
  }

  public static func makeStream(
    of elementType: Element.Type = Element.self,
    throwing failureType: Failure.Type = Failure.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncThrowingStream, continuation: Continuation) where Failure == any Error {
    let stream = AsyncThrowingStream(bufferingPolicy: limit) { _ in }
    return (stream, Continuation(storage: stream.consumer.storage))
  }

  public func makeAsyncIterator() -> Iterator { Iterator(consumer: consumer) }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let consumer: StreamConsumer<Element, Failure, Continuation.Termination>

    public mutating func next() async throws -> Element? { try await consumer.storage.next().get() }

    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      try await consumer.storage.next().get()
    }
  }

  public struct Continuation: Sendable {
    fileprivate let storage: StreamStorage<Element, Failure, Termination>

    public typealias BufferingPolicy = StreamBufferingPolicy
    public typealias YieldResult = StreamYieldResult<Element>

    public enum Termination: Sendable {
      case finished(Failure?), cancelled

      fileprivate init(_ end: Result<Element?, Failure>?) {
        switch end {
        case .success: self = .finished(nil)
        case .failure(let error): self = .finished(error)
        case nil: self = .cancelled
        }
      }
    }

    /// Is called once, when it is finished or nobody will ask for elements any more.
    public var onTermination: (@Sendable (Termination) -> Void)? {
      get { storage.onTermination }
      nonmutating set { storage.onTermination = newValue }
    }

    @discardableResult
    public func yield(_ value: sending Element) -> YieldResult { storage.yield(value) }

    @discardableResult
    public func yield() -> YieldResult where Element == Void { storage.yield(()) }

    public func finish(throwing error: Failure? = nil) {
      if let error { storage.finish(.failure(error)) } else { storage.finish(.success(nil)) }
    }
  }
}
