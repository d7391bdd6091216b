/// A translator that says something at the bottom of the screen for a while.
///
/// ```swift
/// translator.showToast("Moved to the archive", action: NamedAction("Undo", evaluator) { $0.undoTapped() })
/// ```
/// The screen needs `presenting(translator)`.
@MainActor public protocol ToastTranslating: AnyObject {
  /// What the toast shows.
  var toastTranslator: ToastTranslator { get }
}

extension ToastTranslating {
  /// Shows a toast; another one takes its place.
  ///
  /// - Parameters:
  ///   - text: what it says; a screen reader says it too.
  ///   - action: what it offers. Whoever misses it must find it elsewhere too.
  ///   - seconds: for how long; 4 unless told, 8 with an action.
  public func showToast(_ text: String, action: NamedAction? = nil, seconds: Double? = nil) {
    toastTranslator.show(text, action, seconds: seconds ?? (action == nil ? 4 : 8))
  }

  /// Puts the toast away.
  public func hideToast() { toastTranslator.flash.hide() }
}

/// What a toast shows.
public final class ToastTranslator {
  /// What it says.
  public let text = ObservableString()
  /// What it offers.
  public let action = ObservableValue<NamedAction?>(nil)
  let flash: Flash

  /// Creates one that shows nothing.
  public init(clock: ScreenClock = .real) { flash = Flash(clock) }
  nonisolated deinit {}

  /// Whether it is shown.
  public var isShown: ObservableBool { flash.isShown }
  /// How many were shown.
  public var count: ObservableInt { flash.count }

  func show(_ text: String, _ action: NamedAction?, seconds: Double) {
    self.text.string = text
    self.action.value = action
    flash.show(seconds: seconds)
  }
}
