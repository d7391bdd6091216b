/// What a change of state brings with it: how what follows from it is animated.
public nonisolated struct Transaction: Sendable {
  /// How changes happen; nil for at once.
  public var animation: Animation?
  /// Whether `animation(_:value:)` modifiers further in are to be passed by.
  public var disablesAnimations = false

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the code that is running.
  nonisolated(unsafe) static var current = Transaction()
  /// Whether it animates; asked at every write.
  nonisolated(unsafe) static var isAnimating = false

  /// Runs code in a transaction.
  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    Presence.motion = true
    let outer = (current, isAnimating)
    current = transaction
    isAnimating = transaction.animation != nil
    defer { (current, isAnimating) = outer }
    return try body()
  }
}

/// Has what follows from changes of state happen with an animation.
///
/// ```swift
/// Button("Details") { withAnimation(.snappy) { isOpen.toggle() } }
/// ```
/// Styles, places and sizes move to what they are to be, and views come and go with their `transition(_:)`; changes of the
/// same action outside the closure happen at once, as far as they concern other views.
public nonisolated func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try Transaction.run(transaction, body)
}

/// Has what follows from changes of state happen in a transaction.
public nonisolated func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(transaction, body)
}

extension Binding {
  /// The binding, whose writes happen with an animation.
  ///
  /// ```swift
  /// Toggle("Details", isOn: $isOpen.animation())
  /// ```
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    let base = self
    return Binding(get: { base.wrappedValue }, set: { value in withAnimation(animation) { base.wrappedValue = value } })
  }

  /// The binding, whose writes happen in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let base = self
    return Binding(
      get: { base.wrappedValue },
      set: { value in withTransaction(transaction) { base.wrappedValue = value } }
    )
  }
}
