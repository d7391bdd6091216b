#if !hasFeature(Embedded)
/// Passes the values of one published property on to those who listen.
package nonisolated final class PublishedRelay<Value> {
  package private(set) var value: Value
  /// Writes the property.
  package var write: (Value) -> Void = { _ in }
  private var listeners: [(number: Int, action: (Value) -> Void)] = []
  private var issued = 0

  init(_ value: Value) { self.value = value }

  /// What writes to the property, kept as long as it exists.
  private var writers: [AnyObject] = []

  /// Keeps something as long as the property exists.
  package func keep(_ writer: AnyObject) { writers.append(writer) }

  /// Has values passed on from now on; the result ends it.
  package func listen(_ action: @escaping (Value) -> Void) -> () -> Void {
    issued += 1
    let number = issued
    listeners.append((number, action))
    return { [weak self] in self?.listeners.removeAll { $0.number == number } }
  }

  func send(_ value: Value) {
    self.value = value
    for listener in listeners where listeners.contains(where: { $0.number == listener.number }) {
      listener.action(value)
    }
  }
}

/// Who listens to whole objects beside views.
package enum ObjectListeners {
  private struct Listener {
    let number: Int
    let action: () -> Void
  }

  private static var all: [ObjectIdentifier: [Listener]] = [:]
  private static var issued = 0

  /// Has an action run before an object changes; the result ends it.
  package static func listen(to id: ObjectIdentifier, _ action: @escaping () -> Void) -> () -> Void {
    issued += 1
    let number = issued
    all[id, default: []].append(Listener(number: number, action: action))
    return {
      all[id]?.removeAll { $0.number == number }
      if all[id]?.isEmpty == true { all[id] = nil }
    }
  }

  static func tell(_ id: ObjectIdentifier) {
    for listener in all[id] ?? [] where all[id]?.contains(where: { $0.number == listener.number }) == true {
      listener.action()
    }
  }
}

extension ObservableObjectPublisher {
  /// Has an action run before the object changes; the result ends it.
  package nonisolated func listen(_ action: @escaping () -> Void) -> () -> Void {
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) var end: () -> Void = {}
    let object = object
    onMainActorNow { end = ObjectListeners.listen(to: object, action) }
    return end
  }
}
#endif
