/// Interprets steps: makes of each everything a screen shows.
///
/// ```swift
/// final class GreetingTranslator: Translator {
///   let title = ObservableString()
///   let isFieldShown = ObservableBool()
///
///   func translate(step: GreetingEvaluator.Step) {
///     switch step {
///     case .asking:
///       title.string = "Who are you?"
///       isFieldShown.bool = true
///     case .greeting(let name):
///       title.string = "Hello, \(name)!"
///       isFieldShown.bool = false
///     }
///   }
/// }
/// ```
/// Every step sets every piece of display state: what one leaves as it was depends on where the person came from. `PoetTesting`
/// has a check for it.
@MainActor public protocol Translator: AnyObject {
  /// The steps it understands.
  associatedtype Step: EvaluatorStep

  /// Makes display state of a step. Called for every step, the first one included.
  func translate(step: Step)

  // Which modal furniture a translator has is a question of its type. Answered by its conformances below, without a cast.

  /// Its alerts, when it is an ``AlertTranslating``.
  var _alerts: AlertTranslator? { get }
  /// Its bezels, when it is a ``BezelTranslating``.
  var _bezels: BezelTranslator? { get }
  /// Its action sheets, when it is an ``ActionSheetTranslating``.
  var _actionSheets: ActionSheetTranslator? { get }
  /// Its toasts, when it is a ``ToastTranslating``.
  var _toasts: ToastTranslator? { get }
  /// How it dismisses, when it is a ``DismissTranslating``.
  var _dismissal: DismissTranslator? { get }
  /// How it is busy, when it is a ``BusyTranslating``.
  var _business: BusyTranslator? { get }
}

extension Translator {
  public var _alerts: AlertTranslator? { nil }
  public var _bezels: BezelTranslator? { nil }
  public var _actionSheets: ActionSheetTranslator? { nil }
  public var _toasts: ToastTranslator? { nil }
  public var _dismissal: DismissTranslator? { nil }
  public var _business: BusyTranslator? { nil }
}

extension Translator where Self: AlertTranslating {
  public var _alerts: AlertTranslator? { alertTranslator }
}

extension Translator where Self: BezelTranslating {
  public var _bezels: BezelTranslator? { bezelTranslator }
}

extension Translator where Self: ActionSheetTranslating {
  public var _actionSheets: ActionSheetTranslator? { actionSheetTranslator }
}

extension Translator where Self: ToastTranslating {
  public var _toasts: ToastTranslator? { toastTranslator }
}

extension Translator where Self: DismissTranslating {
  public var _dismissal: DismissTranslator? { dismissTranslator }
}

extension Translator where Self: BusyTranslating {
  public var _business: BusyTranslator? { busyTranslator }
}
