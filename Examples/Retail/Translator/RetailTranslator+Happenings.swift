import Poet

// What is said once, apart from steps.
extension RetailTranslator {
  /// Says that what was kept could not be read.
  func sayKeptIsUnreadable() {
    showToast("What was kept of your order could not be read, so we begin anew.", seconds: 8)
  }

  /// Says how a product was marked, and offers to take that back.
  func sayMarked(_ product: Product, _ finding: Finding, undo: Action) {
    showToast("\(product.name): \(finding.mark == .found ? "found" : "not found")", action: NamedAction("Undo", undo))
  }

  /// Asks why a product could not be found.
  func askWhy(_ product: Product, answer: (MissingReason) -> Action) {
    showActionSheet(
      title: "Why could it not be found?",
      message: "\(product.name), shelf \(product.shelf)",
      actions: MissingReason.allCases.map { AlertAction($0.question, action: answer($0)) }
    )
  }

  /// Asks whether an order is really to be cancelled.
  func askToCancel(_ cancel: Action) {
    showAlert(
      title: "Cancel this order?",
      message: "The customer gets nothing. You can undo this until you take the next order.",
      primaryAlertAction: AlertAction("Keep picking", style: .cancel),
      secondaryAlertAction: AlertAction("Cancel order", style: .destructive, action: cancel)
    )
  }

  /// Cheers a person who has handed over an order.
  func celebrate() { showBezel(character: "✓") }
}
