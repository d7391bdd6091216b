/// A translator that flashes a character over the screen.
///
/// ```swift
/// translator.showBezel(character: "🎉")
/// ```
/// The screen needs `presenting(translator)`.
@MainActor public protocol BezelTranslating: AnyObject {
  /// What the bezel shows.
  var bezelTranslator: BezelTranslator { get }
}

extension BezelTranslating {
  /// Flashes a character.
  ///
  /// Another one before it has faded takes its place for its own full time.
  ///
  /// - Parameters:
  ///   - character: what is shown, usually an emoji or one letter.
  ///   - seconds: for how long.
  public func showBezel(character: String, seconds: Double = 1) {
    bezelTranslator.show(character, seconds: seconds)
  }
}

/// What a bezel shows.
public final class BezelTranslator {
  /// The character; it stays while it fades.
  public let character = ObservableString()
  let flash: Flash

  /// Creates one that shows nothing.
  public init(clock: ScreenClock = .real) { flash = Flash(clock) }
  nonisolated deinit {}

  /// Whether it is shown.
  public var isShown: ObservableBool { flash.isShown }
  /// How many were shown.
  public var count: ObservableInt { flash.count }

  func show(_ character: String, seconds: Double) {
    self.character.string = character
    flash.show(seconds: seconds)
  }
}
