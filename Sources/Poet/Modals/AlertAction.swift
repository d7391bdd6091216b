import SwiftUI

/// What an alert or an action sheet offers.
public struct AlertAction {
  /// How it is shown, and what Enter and Escape do with it.
  public enum Style: Equatable, Sendable {
    /// An ordinary answer; the first is what Enter presses.
    case `default`
    /// Leaves everything as it is; what Escape presses.
    case cancel
    /// Takes something away; it is shown as a warning.
    case destructive
  }

  /// What its button says.
  public let name: String
  /// How it is shown.
  public let style: Style
  /// What it does.
  public let action: Action

  /// Creates what an alert offers; without an action it only ends the alert.
  public init(_ name: String, style: Style = .default, action: Action = Action()) {
    self.name = name
    self.style = style
    self.action = action
  }

  /// Creates what tells an evaluator something, which is not kept.
  public init<Evaluating: Evaluator>(
    _ name: String,
    style: Style = .default,
    _ evaluator: Evaluating,
    _ tell: @escaping (Evaluating) -> Void
  ) {
    self.init(name, style: style, action: Action(evaluator, tell))
  }
}

/// The button of an alert's action.
struct AlertActionButton: View {
  let action: AlertAction

  var body: some View { Button(action.name, role: role) { action.action.evaluate() } }

  private var role: ButtonRole? {
    switch action.style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
