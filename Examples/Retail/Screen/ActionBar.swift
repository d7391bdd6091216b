import Poet
import SwiftUI

/// The bar below everything: the way on, and the way out.
struct ActionBar: View {
  let evaluator: WeakEvaluator<RetailEvaluator>
  let translator: RetailTranslator

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      VStack(spacing: 8) {
        HintView(hint: translator.hint)
        HStack(spacing: 12) {
          Hideable(isShown: translator.canCancel) { CancelButton(evaluator: evaluator) }
          MainButton(evaluator: evaluator, button: translator.mainButton)
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .frame(maxWidth: 1080)
      .frame(maxWidth: .infinity)
    }
    .background(.background)
  }
}

/// What is still to be done before one can go on.
private struct HintView: View {
  let hint: ObservableString

  var body: some View {
    if !hint.string.isEmpty { Text(hint.string).font(.subheadline).foregroundStyle(.secondary) }
  }
}

private struct CancelButton: View {
  let evaluator: WeakEvaluator<RetailEvaluator>

  var body: some View {
    Button(role: .destructive, action: Action(evaluator, .cancel).evaluate) {
      Text("Cancel order…").padding(.horizontal, 4).frame(minHeight: 32)
    }
    .buttonStyle(.bordered)
    .controlSize(.large)
  }
}

/// The button that leads on.
private struct MainButton: View {
  let evaluator: WeakEvaluator<RetailEvaluator>
  let button: ObservableValue<StepButton?>

  var body: some View {
    if let button = button.value {
      Button(
        role: button.isDestructive ? .destructive : nil,
        action: Action(evaluator, button.told).evaluate
      ) {
        Text(button.name).fontWeight(.semibold).frame(maxWidth: .infinity, minHeight: 32)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(!button.isEnabled)
    }
  }
}
