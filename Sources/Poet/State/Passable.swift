public import Combine

/// A one-time event with a value: handed to whoever listens at the moment, and to nobody later.
///
/// Use it for what happens and is over. The same value passed twice arrives twice. For what has a value at every time, use an
/// ``ObservableValue``.
///
/// ```swift
/// let emoji = PassableString()
/// behavior = emoji.subject.sink { print($0) }
/// emoji.string = "🐦"
/// emoji.string = "🐦"     // prints again
/// ```
/// What a listener passes meanwhile arrives after what it is being told, for all who listen alike.
public final class Passable<Value> {
  private let delivery = Delivery<Value>()
  private var last: Value?

  /// Creates an event that has not happened.
  public init() {}
  nonisolated deinit {}

  /// What to listen to.
  public var subject: PassthroughSubject<Value, Never> { delivery.subject }

  /// The value passed last; writing one passes it.
  ///
  /// Nil forgets the last one and passes nothing.
  public var value: Value? {
    get { last }
    set {
      last = newValue
      if let newValue { delivery.pass(newValue) }
    }
  }
}
