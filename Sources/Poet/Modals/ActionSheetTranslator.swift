/// A translator that offers a choice of actions.
///
/// ```swift
/// translator.showActionSheet(title: "Share", actions: [AlertAction("Copy link", evaluator) { $0.copyTapped() }])
/// ```
/// The screen needs `presenting(translator)`. Without a cancelling action there is a Cancel.
@MainActor public protocol ActionSheetTranslating: AnyObject {
  /// What the action sheet shows.
  var actionSheetTranslator: ActionSheetTranslator { get }
}

extension ActionSheetTranslating {
  /// Shows an action sheet; one that is shown becomes this one.
  public func showActionSheet(title: String, message: String = "", actions: [AlertAction]) {
    actionSheetTranslator.show(title, message, actions)
  }
}

/// What an action sheet shows.
public final class ActionSheetTranslator {
  /// What is chosen.
  public let title = ObservableString()
  /// What it says; may be empty.
  public let message = ObservableString()
  /// What can be chosen.
  public let actions = ObservableArray<AlertAction>()
  /// Which one is shown, counted from 1; 0 while there is none.
  public let number = ObservableInt()
  private var issued = 0

  /// Creates one that shows nothing.
  public init() {}
  nonisolated deinit {}

  /// Whether an action sheet is shown.
  public var isShown: Bool { number.int != 0 }

  func show(_ title: String, _ message: String, _ actions: [AlertAction]) {
    self.title.string = title
    self.message.string = message
    self.actions.array = actions
    issued += 1
    number.int = issued
  }

  /// Ends an action sheet, if it is the one that is shown.
  public func dismiss(_ number: Int) { if number == self.number.int { self.number.int = 0 } }
}
