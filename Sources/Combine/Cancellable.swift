/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// A subscription: ends when it is cancelled, or when nobody keeps it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates a subscription with what ends it.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates a subscription that ends another.
  public convenience init<Canceller: Cancellable>(_ canceller: Canceller) { self.init { canceller.cancel() } }

  deinit { action?() }

  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription in a collection.
  public func store<Store: RangeReplaceableCollection<AnyCancellable>>(in collection: inout Store) {
    collection.append(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
