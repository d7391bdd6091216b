/// A translator that shows alerts.
///
/// ```swift
/// final class GreetingTranslator: Translator, AlertTranslating {
///   let alertTranslator = AlertTranslator()
/// }
/// translator.showAlert(title: "Saved", message: "It is in the library.")
/// ```
/// The screen needs `presenting(translator)`. An alert with a destructive action and none that cancels has a Cancel, too.
@MainActor public protocol AlertTranslating: AnyObject {
  /// What the alerts show.
  var alertTranslator: AlertTranslator { get }
}

extension AlertTranslating {
  /// Shows an alert that can only be put away.
  public func showAlert(title: String, message: String = "") {
    alertTranslator.show(title, message, nil, nil)
  }

  /// Shows an alert with one button.
  public func showAlert(title: String, message: String = "", alertAction: AlertAction) {
    alertTranslator.show(title, message, alertAction, nil)
  }

  /// Shows an alert with two buttons.
  public func showAlert(
    title: String,
    message: String = "",
    primaryAlertAction: AlertAction,
    secondaryAlertAction: AlertAction
  ) {
    alertTranslator.show(title, message, primaryAlertAction, secondaryAlertAction)
  }
}

/// What an alert shows.
///
/// One alert at a time; others wait for their turn, so an action may show the next.
public final class AlertTranslator {
  /// The title of the alert that is shown.
  public let title = ObservableString()
  /// What it says; may be empty.
  public let message = ObservableString()
  /// Its first action; without one there is an OK.
  public let primaryAlertAction = ObservableAlertAction()
  /// Its second action.
  public let secondaryAlertAction = ObservableAlertAction()
  /// Which alert is shown, counted from 1; 0 while there is none.
  public let number = ObservableInt()

  private struct Alert {
    let title: String
    let message: String
    let primary: AlertAction?
    let secondary: AlertAction?
  }

  private var waiting: [Alert] = []
  private var issued = 0

  /// Creates one that shows nothing.
  public init() {}
  nonisolated deinit {}

  /// Whether an alert is shown.
  public var isShown: Bool { number.int != 0 }

  func show(_ title: String, _ message: String, _ primary: AlertAction?, _ secondary: AlertAction?) {
    waiting.append(Alert(title: title, message: message, primary: primary, secondary: secondary))
    if !isShown { showNext() }
  }

  /// Ends an alert, if it is the one that is shown, and shows the next.
  ///
  /// What ``AlertView`` calls when it was answered. A test answers with the action and then this.
  public func dismiss(_ number: Int) {
    if isShown, number == self.number.int { showNext() }
  }

  private func showNext() {
    guard !waiting.isEmpty else {
      // What it said stays while it fades.
      number.int = 0
      return
    }
    let next = waiting.removeFirst()
    title.string = next.title
    message.string = next.message
    primaryAlertAction.action = next.primary
    secondaryAlertAction.action = next.secondary
    issued += 1
    number.int = issued
  }
}
