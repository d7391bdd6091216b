import Poet
import SwiftUI

/// The bar below everything: the way on, and the way out.
struct ActionBar: View {
  let evaluator: WeakEvaluator<RetailEvaluator>
  let translator: RetailTranslator

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      BarLayout {
        HintView(hint: translator.hint)
      } buttons: {
        Hideable(isShown: translator.canCancel) { CancelButton(evaluator: evaluator) }
        MainButton(evaluator: evaluator, button: translator.mainButton)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .frame(maxWidth: 1080)
      .frame(maxWidth: .infinity)
    }
    .background(.background)
  }
}

/// The hint above the buttons on a phone, beside them at a desk.
private struct BarLayout<Hint: View, Buttons: View>: View {
  @ViewBuilder let hint: () -> Hint
  @ViewBuilder let buttons: () -> Buttons
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let isWide = width == .regular
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(spacing: 8))
    layout {
      hint()
      if isWide { Spacer(minLength: 0) }
      HStack(spacing: 12) { buttons() }.frame(width: isWide ? 400 : nil)
    }
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
      Text("Cancel…").padding(.horizontal, 4).frame(minHeight: 32)
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
