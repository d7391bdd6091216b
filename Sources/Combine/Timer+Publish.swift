#if hasFeature(Embedded)
public import Raven

/// What stops a timer: inside the page there are no values of any type that conforms.
public typealias _Connection = AnyCancellable
#else
public import Foundation

/// What stops a timer.
public typealias _Connection = any Cancellable
#endif

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins.
  func connect() -> _Connection
}

extension ConnectablePublisher {
  /// Begins with the first who listens, and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// The kinds of publishers.
public enum Publishers {
  /// A publisher that begins by itself.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private var connection: _Connection?
    private var listeners = 0

    init(upstream: Upstream) { self.upstream = upstream }
    deinit {}

    public func _isSame(as other: Publishers.Autoconnect<Upstream>) -> Bool { upstream._isSame(as: other.upstream) }

    public func _receive(
      value: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let received = upstream._receive(value: value, completion: completion)
      listeners += 1
      if listeners == 1 { connection = upstream.connect() }
      return AnyCancellable { [self] in
        received.cancel()
        listeners -= 1
        if listeners == 0 {
          connection?.cancel()
          connection = nil
        }
      }
    }
  }
}

extension Timer {
  /// Publishes the time, again and again.
  ///
  /// ```swift
  /// let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  /// ClockFace().onReceive(clock) { now = $0 }
  /// ```
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance ?? 0)
  }

  /// A publisher of the time, on the main queue.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    private let interval: TimeInterval
    private let tolerance: TimeInterval
    private let receivers = Receivers<Date, Never>()

    init(interval: TimeInterval, tolerance: TimeInterval) {
      self.interval = max(interval, 0.001)
      self.tolerance = tolerance
    }

    public func _isSame(as other: Timer.TimerPublisher) -> Bool { interval == other.interval }

    public func _receive(
      value: @escaping (Date) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { receivers.add(value, completion) }

    public func connect() -> _Connection {
      #if hasFeature(Embedded)
      let timer = PageTimer(every: interval, repeats: true) { [receivers] in receivers.send(Date()) }
      return AnyCancellable { timer.stop() }
      #else
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(
        deadline: .now() + interval,
        repeating: interval,
        leeway: .nanoseconds(Int(tolerance * 1_000_000_000))
      )
      nonisolated(unsafe) let receivers = receivers
      source.setEventHandler { receivers.send(Date()) }
      source.resume()
      return AnyCancellable { source.cancel() }
      #endif
    }
  }
}
