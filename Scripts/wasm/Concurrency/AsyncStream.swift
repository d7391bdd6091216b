import Swift

public struct AsyncStream<Element>: AsyncSequence, @unchecked Sendable {
  private let consumer: StreamConsumer<Element, Never, Continuation.Termination>

  public init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void
  ) {
    consumer = StreamConsumer(StreamStorage(limit) { $0 == nil ? .cancelled : .finished })
    build(Continuation(storage: consumer.storage))
  }

  public static func makeStream(
    of elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncStream, continuation: Continuation) {
    let stream = AsyncStream(bufferingPolicy: limit) { _ in }
    return (stream, Continuation(storage: stream.consumer.storage))
  }

  public func makeAsyncIterator() -> Iterator { Iterator(consumer: consumer) }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let consumer: StreamConsumer<Element, Never, Continuation.Termination>

    public mutating func next() async -> Element? { await next(isolation: nil) }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      switch await consumer.storage.next() {
      case .success(let element): element
      }
    }
  }

  public struct Continuation: Sendable {
    fileprivate let storage: StreamStorage<Element, Never, Termination>

    public typealias BufferingPolicy = StreamBufferingPolicy
    public typealias YieldResult = StreamYieldResult<Element>

    public enum Termination: Sendable {
      case finished, cancelled
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

    public func finish() { storage.finish(.success(nil)) }
  }
}
