/// Something that gives values over time.
///
/// This module has what everyday screens use of the framework of this name: subjects, `@Published` projections, timers,
/// a few operators, `sink` and `assign`. It has no demand: what is published is delivered at once.
///
/// ```swift
/// let numbers = PassthroughSubject<Int, Never>()
/// let cancellable = numbers.filter { $0 > 0 }.map { "\($0)" }.sink { print($0) }
/// numbers.send(3)
/// ```
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error it can end with; `Never` if it cannot fail.
  associatedtype Failure: Error
  /// Delivers values, then perhaps an end, until the result is cancelled.
  func _receive(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
  /// Whether another gives the same values, so that who listens to one need not turn to the other.
  func _isSame(as other: Self) -> Bool
}

extension Publisher {
  public func _isSame(as other: Self) -> Bool { true }
}

/// What belongs to those who receive.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// It gave everything it had.
    case finished
    /// It went wrong.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

extension Publisher {
  /// Does something with every value, and at the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _receive(value: receiveValue, completion: receiveCompletion)
  }

  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Does something with every value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _receive(value: receiveValue) { _ in }
  }

  // Embedded Swift has no key paths that are kept.
  #if !hasFeature(Embedded)
  /// Writes every value to a property of an object, which is kept.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
  #endif
}

/// A publisher whose type is not told.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let receive:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable

  /// Hides the type of a publisher.
  public init<Source: Publisher>(_ publisher: Source) where Source.Output == Output, Source.Failure == Failure {
    receive = { publisher._receive(value: $0, completion: $1) }
  }

  public func _receive(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { receive(value, completion) }
}

/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) { self.output = output }

  public func _receive(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    value(output)
    completion(.finished)
    return AnyCancellable {}
  }
}
