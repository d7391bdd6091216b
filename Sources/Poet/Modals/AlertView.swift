public import SwiftUI

/// Shows the alerts of a translator.
///
/// `presenting(_:)` puts one into a screen.
public struct AlertView: View {
  private let alert: AlertTranslator

  /// Creates what shows a translator's alerts.
  public init(_ alert: AlertTranslator) { self.alert = alert }

  public var body: some View {
    let (alert, number) = (alert, alert.number.int)
    Anchor()
      .alert(alert.title.string, isPresented: Binding(get: { number != 0 }, set: { if !$0 { alert.dismiss(number) } }))
    {
      if let primary = alert.primaryAlertAction.action { AlertActionButton(action: primary) }
      if let secondary = alert.secondaryAlertAction.action { AlertActionButton(action: secondary) }
      if warns { Button("Cancel", role: .cancel) {} }
    } message: {
      Text(alert.message.string)
    }
      // The next alert is another one.
      .id(number)
  }

  /// Whether something would be taken away, and no action leaves everything as it is.
  private var warns: Bool {
    let styles = [alert.primaryAlertAction.action?.style, alert.secondaryAlertAction.action?.style]
    return styles.contains { $0 == .destructive } && !styles.contains { $0 == .cancel }
  }
}
