import Combine

/// Hands values to whoever listens, one after another: what is passed while one is being handed out waits for its turn, so that
/// all who listen get the same values in the same order.
final class Delivery<Value> {
  let subject = PassthroughSubject<Value, Never>()
  /// Who gets every value before those who listen.
  var first: ((Value) -> Void)?
  private var waiting: [Value] = []
  private var isDelivering = false

  init() {}
  nonisolated deinit {}

  func pass(_ value: Value) {
    waiting.append(value)
    if isDelivering { return }
    isDelivering = true
    var at = 0
    while at < waiting.count {
      first?(waiting[at])
      subject.send(waiting[at])
      at += 1
    }
    waiting = []
    isDelivering = false
  }
}
