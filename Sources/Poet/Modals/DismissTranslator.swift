/// A translator that can have its screen go: a sheet is closed, a pushed screen popped.
///
/// ```swift
/// case .finished: dismiss()
/// ```
/// The screen needs `presenting(translator)`.
@MainActor public protocol DismissTranslating: AnyObject {
  /// Says when to go.
  var dismissTranslator: DismissTranslator { get }
}

extension DismissTranslating {
  /// Has the screen go.
  ///
  /// When it is not shown yet, it goes as soon as it is.
  public func dismiss() { dismissTranslator.isDismissed.bool = true }
}

/// Says when a screen is to go.
public final class DismissTranslator {
  /// Whether it is to go.
  public let isDismissed = ObservableBool()

  /// Creates one that stays.
  public init() {}
  nonisolated deinit {}
}
