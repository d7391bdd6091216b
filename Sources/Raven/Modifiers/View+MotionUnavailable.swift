// What is common on other systems and has no counterpart on a page, with what to write instead.

/// What follows an animation step by step; not available.
@available(
  *,
  unavailable,
  message: "A path changes at once. Animate trim(from:to:), scaleEffect, rotationEffect, offset or opacity."
)
public protocol Animatable {}

/// Two values that follow an animation; not available.
@available(
  *,
  unavailable,
  message: "A path changes at once. Animate trim(from:to:), scaleEffect, rotationEffect, offset or opacity."
)
public nonisolated struct AnimatablePair<First, Second> {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second
  /// Not available.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// How a text changes into another; not available.
@available(*, unavailable, message: "Texts change at once.")
public nonisolated struct ContentTransition: Sendable {
  /// None.
  public static let identity = ContentTransition()
  /// A fade.
  public static let opacity = ContentTransition()
  /// From one to the other.
  public static let interpolate = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}

/// How a system image moves; not available.
@available(*, unavailable, message: "System images do not move.")
public nonisolated struct SymbolEffect: Sendable {
  /// Up and down.
  public static let bounce = SymbolEffect()
  /// Fading and coming back.
  public static let pulse = SymbolEffect()
  /// Layer by layer.
  public static let variableColor = SymbolEffect()
  /// Larger or smaller.
  public static let scale = SymbolEffect()
  /// To and fro.
  public static let wiggle = SymbolEffect()
  /// Round and round.
  public static let rotate = SymbolEffect()
  /// In and out.
  public static let breathe = SymbolEffect()
}

/// What a hand feels of a device; not available.
@available(*, unavailable, message: "A page cannot be felt.")
public nonisolated struct SensoryFeedback: Equatable, Sendable {
  /// Something went well.
  public static let success = SensoryFeedback()
  /// Something may go wrong.
  public static let warning = SensoryFeedback()
  /// Something went wrong.
  public static let error = SensoryFeedback()
  /// Another choice.
  public static let selection = SensoryFeedback()
  /// A knock.
  public static let impact = SensoryFeedback()
}

extension View {
  /// Not available: text changes at once.
  @available(
    *,
    unavailable,
    message: "Texts change at once. For a fade, give the text an id(_:) and a transition(.opacity)."
  )
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Not available: system images do not move.
  @available(
    *,
    unavailable,
    message: "System images do not move. Animate scaleEffect, rotationEffect or opacity instead."
  )
  public func symbolEffect<Value: Equatable>(_ effect: SymbolEffect, value: Value) -> some View { self }

  /// Not available: system images do not move.
  @available(
    *,
    unavailable,
    message: "System images do not move. Animate scaleEffect, rotationEffect or opacity instead."
  )
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }

  /// Not available: a page cannot be felt.
  @available(*, unavailable, message: "A page cannot be felt. Show the change, or post an AccessibilityNotification.")
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View { self }

  /// Not available: a page cannot be felt.
  @available(*, unavailable, message: "A page cannot be felt. Show the change, or post an AccessibilityNotification.")
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger,
    condition: @escaping (Trigger, Trigger) -> Bool
  ) -> some View { self }
}
