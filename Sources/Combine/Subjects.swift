/// A publisher that is told what to publish.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Publishes a value.
  func send(_ value: Output)
  /// Ends.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject {
  public func _isSame(as other: Self) -> Bool { self === other }
}

extension Subject where Output == Void {
  /// Publishes that something happened.
  public func send() { send(()) }
}

/// Passes values on to those who listen at the moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  /// Creates a subject.
  public init() {}
  deinit {}

  public func send(_ value: Output) { receivers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }

  public func _receive(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { receivers.add(value, completion) }
}

/// Keeps a value, which who begins to listen gets at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  private var current: Output

  /// Creates a subject with its first value.
  public init(_ value: Output) { current = value }
  deinit {}

  /// The value; writing it publishes it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    if receivers.isEnded { return }
    current = value
    receivers.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }

  public func _receive(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if !receivers.isEnded { value(current) }
    return receivers.add(value, completion)
  }
}

/// Who listens to a subject, in the order they came.
final class Receivers<Output, Failure: Error> {
  private struct Receiver {
    let number: Int
    let value: (Output) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
  }

  private var all: [Receiver] = []
  private var issued = 0
  private var ending: Subscribers.Completion<Failure>?

  deinit {}

  var isEnded: Bool { ending != nil }
  var isEmpty: Bool { all.isEmpty }

  func add(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let ending {
      completion(ending)
      return AnyCancellable {}
    }
    issued += 1
    let number = issued
    all.append(Receiver(number: number, value: value, completion: completion))
    #if hasFeature(Embedded)
    // Without weak references subscriptions keep what they are to; it keeps them until they are cancelled.
    return AnyCancellable { self.all.removeAll { $0.number == number } }
    #else
    return AnyCancellable { [weak self] in self?.all.removeAll { $0.number == number } }
    #endif
  }

  /// Gives a value to everyone who listened when it came and still does.
  func send(_ value: Output) {
    if isEnded { return }
    for receiver in all where all.contains(where: { $0.number == receiver.number }) { receiver.value(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    if isEnded { return }
    ending = completion
    let told = all
    all = []
    for receiver in told { receiver.completion(completion) }
  }
}
