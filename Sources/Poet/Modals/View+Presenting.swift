public import SwiftUI

extension View {
  /// Shows a translator's alerts, action sheets, bezels, toasts and busy times over this view, and lets it dismiss the screen:
  /// whatever of these the translator's type has.
  ///
  /// ```swift
  /// Screen(OrderEvaluator()) { evaluator, translator in
  ///   OrderPage(translator).presenting(translator)
  /// }
  /// ```
  public func presenting<Display: Translator>(_ translator: Display) -> some View {
    background {
      if let alerts = translator._alerts { AlertView(alerts) }
      if let sheets = translator._actionSheets { ActionSheetView(sheets) }
      if let busy = translator._business { BusyView(busy: busy) { ProgressView($0) } }
      if let dismissal = translator._dismissal { DismissView(translator: dismissal) }
    }
    .overlay { if let bezels = translator._bezels { CharacterBezel(bezels) } }
    .overlay(alignment: .bottom) { if let toasts = translator._toasts { ToastView(toasts) } }
  }
}
