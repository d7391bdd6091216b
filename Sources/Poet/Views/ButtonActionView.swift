public import SwiftUI

/// A button for an action, which display state may enable, name, or take away.
///
/// ```swift
/// ButtonActionView(Action(evaluator) { $0.forwardTapped() }, isEnabled: translator.canGoForward) {
///   Image(systemName: "chevron.right").accessibilityLabel("Forward")
/// }
/// ButtonActionView(translator.mainButton)     // an ObservableValue<NamedAction?>
/// ```
public struct ButtonActionView<Label: View>: View {
  private let action: () -> Action?
  private let isEnabled: ObservableBool?
  private let label: () -> Label

  /// Creates a button with a label of its own.
  ///
  /// - Parameters:
  ///   - action: what it does.
  ///   - isEnabled: whether it can be pressed; always, unless told.
  ///   - label: what it shows.
  public init(_ action: Action, isEnabled: ObservableBool? = nil, @ViewBuilder label: @escaping () -> Label) {
    self.action = { action }
    self.isEnabled = isEnabled
    self.label = label
  }

  public var body: some View {
    if let action = action() {
      Button {
        action.evaluate()
      } label: {
        label()
      }.disabled(isEnabled?.bool == false)
    }
  }
}

extension ButtonActionView where Label == Text {
  /// Creates a button that says the action's name.
  public init(_ action: NamedAction, isEnabled: ObservableBool? = nil) {
    self.init(action.action, isEnabled: isEnabled) { Text(action.name) }
  }

  /// Creates a button of display state: it says the name of the action there is, and is not there while there is none.
  public init(_ action: ObservableValue<NamedAction?>, isEnabled: ObservableBool? = nil) {
    self.action = { action.value?.action }
    self.isEnabled = isEnabled
    label = { Text(action.value?.name ?? "") }
  }
}
