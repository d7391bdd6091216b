public import Foundation

/// Where and when values are delivered.
public protocol Scheduler {
  /// Does something soon.
  func _schedule(_ action: @escaping () -> Void)
  /// Does something later, unless it is cancelled before.
  func _schedule(after interval: _Stride, _ action: @escaping () -> Void) -> AnyCancellable
}

/// A length of time.
public struct _Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  /// In seconds.
  public let seconds: Double

  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }

  /// A number of seconds.
  public static func seconds(_ value: Double) -> _Stride { _Stride(floatLiteral: value) }
  /// A number of seconds.
  public static func seconds(_ value: Int) -> _Stride { _Stride(integerLiteral: value) }
  /// A number of milliseconds.
  public static func milliseconds(_ value: Int) -> _Stride { _Stride(floatLiteral: Double(value) / 1000) }
}

/// A closure on its way to another queue; whoever publishes sees to it that what it captures may go there.
private struct Carried: @unchecked Sendable {
  let action: () -> Void
}

extension DispatchQueue: Scheduler {
  public func _schedule(_ action: @escaping () -> Void) {
    let carried = Carried(action: action)
    async { carried.action() }
  }

  public func _schedule(after interval: _Stride, _ action: @escaping () -> Void) -> AnyCancellable {
    let carried = Carried(action: action)
    let item = DispatchWorkItem { carried.action() }
    asyncAfter(deadline: .now() + interval.seconds, execute: item)
    return AnyCancellable { item.cancel() }
  }
}

/// The main run loop delivers on the main queue, which is what runs a page.
extension RunLoop: Scheduler {
  public func _schedule(_ action: @escaping () -> Void) { DispatchQueue.main._schedule(action) }
  public func _schedule(after interval: _Stride, _ action: @escaping () -> Void) -> AnyCancellable {
    DispatchQueue.main._schedule(after: interval, action)
  }
}

/// Values delivered elsewhere, or later.
public struct _Scheduled<Upstream: Publisher>: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  let upstream: Upstream
  /// Makes what delivers for one subscription, and what to stop when it ends.
  let makeDelivery: () -> (deliver: (@escaping () -> Void, _ isLast: Bool) -> Void, stop: () -> Void)

  public func _isSame(as other: Self) -> Bool { upstream._isSame(as: other.upstream) }

  public func _receive(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let delivery = makeDelivery()
    var isCancelled = false
    let upstream = upstream._receive { output in
      delivery.deliver({ if !isCancelled { value(output) } }, false)
    } completion: { end in
      delivery.deliver({ if !isCancelled { completion(end) } }, true)
    }
    return AnyCancellable {
      isCancelled = true
      delivery.stop()
      upstream.cancel()
    }
  }
}

extension Publisher {
  /// Delivers values on a queue.
  public func receive<Context: Scheduler>(on scheduler: Context) -> some Publisher<Output, Failure> {
    _Scheduled(upstream: self) { (deliver: { action, _ in scheduler._schedule(action) }, stop: {}) }
  }

  /// Delivers a value when no other has come for a while.
  ///
  /// ```swift
  /// $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { search($0) }
  /// ```
  public func debounce<Context: Scheduler>(
    for dueTime: _Stride,
    scheduler: Context
  ) -> some Publisher<Output, Failure> {
    _Scheduled(upstream: self) {
      var waiting: AnyCancellable?
      var last: (() -> Void)?
      return (
        deliver: { action, isLast in
          waiting?.cancel()
          if isLast {
            last?()
            return action()
          }
          last = action
          waiting = scheduler._schedule(after: dueTime) {
            last = nil
            action()
          }
        },
        stop: { waiting?.cancel() }
      )
    }
  }
}
