/// How a change happens over time; the browser does it.
///
/// ```swift
/// withAnimation(.bouncy) { isOpen.toggle() }
/// badge.scaleEffect(isOn ? 1 : 0).animation(.easeOut(duration: 0.2), value: isOn)
/// ```
/// People who asked their system for less motion see changes at once.
public nonisolated struct Animation: Hashable, Sendable {
  private enum Curve: Hashable {
    case linear
    case bezier(Double, Double, Double, Double)
    case spring(damping: Double)
  }

  private var curve: Curve
  private var duration: Double
  private var wait = 0.0
  private var pace = 1.0
  /// How often it runs; 0 for ever.
  private var count = 1
  private var autoreverses = false

  private init(_ curve: Curve, _ duration: Double) {
    self.curve = curve
    self.duration = max(duration, 0)
  }

  // MARK: Curves

  /// What SwiftUI does where nothing else is said: a spring that does not bounce.
  public static let `default` = smooth
  /// At one speed, for a third of a second.
  public static let linear = linear(duration: 0.35)
  /// Slowly at first.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slowly at last.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slowly at first and at last.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// At one speed.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
  /// Slowly at first.
  public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
  /// Slowly at last.
  public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
  /// Slowly at first and at last.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }

  /// Along a cubic curve from (0, 0) to (1, 1), by its control points.
  public static func timingCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2), duration)
  }

  // MARK: Springs

  /// A spring that does not bounce.
  public static let spring = spring(duration: 0.5)
  /// A spring that does not bounce.
  public static let smooth = spring(duration: 0.5)
  /// A spring that bounces a little.
  public static let snappy = spring(duration: 0.5, bounce: 0.15)
  /// A spring that bounces.
  public static let bouncy = spring(duration: 0.5, bounce: 0.3)
  /// A quick spring, for what follows a finger.
  public static let interactiveSpring = interactiveSpring()

  /// A spring by how long it seems to take and how much it bounces, from 0 to 1; below 0 it is sluggish.
  ///
  /// Differs from SwiftUI: a change amid a spring starts anew from where things are, whatever `blendDuration` says.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    let bounce = min(max(bounce, -0.99), 0.99)
    return Animation(.spring(damping: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)), duration)
  }

  /// A spring by the time of one swing and how much of a swing is damped.
  ///
  /// Differs from SwiftUI: a change amid a spring starts anew from where things are, whatever `blendDuration` says.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(damping: min(max(dampingFraction, 0.05), 10)), response)
  }

  /// A spring that does not bounce, or a little.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that bounces a little, or more.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that bounces, or more.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A quick spring, for what follows a finger.
  ///
  /// Differs from SwiftUI: a change amid a spring starts anew from where things are, whatever `blendDuration` says.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring by its mass, its stiffness and what holds it back.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    let frequency = (max(stiffness, 1e-3) / max(mass, 1e-3)).squareRoot()
    let fraction = damping / (2 * frequency * max(mass, 1e-3))
    return spring(response: 2 * .pi / frequency, dampingFraction: fraction)
  }

  // MARK: Changes

  /// The animation, later.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.wait += max(delay, 0) * pace
    return animation
  }

  /// The animation, so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.pace *= max(speed, 0.001)
    return animation
  }

  /// The animation several times, every other time backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.count = max(repeatCount, 1)
    animation.autoreverses = autoreverses
    return animation
  }

  /// The animation without end, every other time backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.count = 0
    animation.autoreverses = autoreverses
    return animation
  }

  /// As the page takes it: milliseconds, delay, how often, whether every other time backwards, and the curve.
  var wire: String {
    func milliseconds(_ seconds: Double) -> String { decimal((seconds / pace * 1000).rounded()) }
    let repetition = String(count) + " " + (autoreverses ? "1" : "0")
    return milliseconds(duration) + " " + milliseconds(wait) + " " + repetition + " " + easing
  }

  private var easing: String {
    switch curve {
    case .linear: return "linear"
    case .bezier(let x1, let y1, let x2, let y2):
      return "cubic-bezier(" + [x1, y1, x2, y2].map(decimal).joined(separator: ",") + ")"
    case .spring(let damping): return "spring(" + decimal(damping) + ")"
    }
  }

  /// How long it takes in seconds, as far as it ends: a spring has all but settled.
  var length: Double {
    var once = duration
    if case .spring(let damping) = curve { once *= 1.5 / min(damping, 1) }
    return (wait + once * Double(max(count, 1))) / pace
  }
}
