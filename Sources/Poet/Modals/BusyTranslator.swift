/// A translator whose screen can be busy: nothing in it can be used, and it says why.
///
/// ```swift
/// case .loading: showBusy("Loading the order")
/// case .order(let order): hideBusy()
/// ```
/// Being busy is display state: every step says whether it is. The screen needs `presenting(translator)`.
@MainActor public protocol BusyTranslating: AnyObject {
  /// What is shown meanwhile.
  var busyTranslator: BusyTranslator { get }
}

extension BusyTranslating {
  /// Shows that the screen is busy, and with what.
  public func showBusy(_ activity: String) { busyTranslator.activity.value = activity }

  /// Has the screen be used again.
  public func hideBusy() { busyTranslator.activity.value = nil }
}

/// What is shown while a screen is busy.
public final class BusyTranslator {
  /// What the screen is busy with; nil while it is not.
  public let activity = ObservableValue<String?>(nil)

  /// Creates one that is not busy.
  public init() {}
  nonisolated deinit {}

  /// Whether the screen is busy.
  public var isBusy: Bool { activity.value != nil }
}
