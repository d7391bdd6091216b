// Models that say when they change are the views' own concern; here they become publishers.
public import Raven

extension Published.Publisher: Publisher {
  public typealias Output = Value
  public typealias Failure = Never

  public func _receive(
    value: @escaping (Value) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    value(relay.value)
    return AnyCancellable(relay.listen(value))
  }

  public func _isSame(as other: Self) -> Bool { relay === other.relay }
}

extension ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  public func _receive(
    value: @escaping (()) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    AnyCancellable(listen { value(()) })
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a published property, as long as its object lives.
  ///
  /// ```swift
  /// $query.map { $0.count }.assign(to: &$length)
  /// ```
  public func assign(to published: inout Published<Output>.Publisher) {
    let write = published.relay.write
    published.relay.keep(sink(receiveValue: write))
  }
}
