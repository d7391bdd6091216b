/// A publisher made from another: what is done with each value and with the end.
public struct _Operator<Upstream: Publisher, Output>: Publisher {
  public typealias Failure = Upstream.Failure

  let upstream: Upstream
  /// Makes the handler of values for one subscription, so that each has memory of its own.
  let makeHandler: (@escaping (Output) -> Void) -> (Upstream.Output) -> Void

  public func _isSame(as other: Self) -> Bool { upstream._isSame(as: other.upstream) }

  public func _receive(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    upstream._receive(value: makeHandler(value), completion: completion)
  }
}

extension Publisher {
  /// Changes every value.
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> some Publisher<Result, Failure> {
    _Operator<Self, Result>(upstream: self) { next in { next(transform($0)) } }
  }

  #if !hasFeature(Embedded)
  /// Takes a property of every value.
  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> some Publisher<Result, Failure> {
    map { $0[keyPath: keyPath] }
  }
  #endif

  /// Changes every value, and leaves out those that become nil.
  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> some Publisher<Result, Failure> {
    _Operator<Self, Result>(upstream: self) { next in { if let result = transform($0) { next(result) } } }
  }

  /// Leaves out values.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
    _Operator<Self, Output>(upstream: self) { next in { if isIncluded($0) { next($0) } } }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    _Operator<Self, Output>(upstream: self) { next in
      var left = count
      return { if left > 0 { left -= 1 } else { next($0) } }
    }
  }

  /// Leaves out a value that is the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    _Operator<Self, Output>(upstream: self) { next in
      var last: Output?
      return { value in
        if let last, predicate(last, value) { return }
        last = value
        next(value)
      }
    }
  }

  /// Combines each value with the result so far, and gives that.
  public func scan<Result>(
    _ initial: Result,
    _ combine: @escaping (Result, Output) -> Result
  ) -> some Publisher<Result, Failure> {
    _Operator<Self, Result>(upstream: self) { next in
      var result = initial
      return {
        result = combine(result, $0)
        next(result)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out a value that is the same as the one before.
  public func removeDuplicates() -> some Publisher<Output, Failure> { removeDuplicates(by: ==) }
}
