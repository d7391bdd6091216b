import Poet
import SwiftUI

/// The bar below the page: back, where one is, and forward.
struct PageBar: View {
  let evaluator: WeakEvaluator<TutorialEvaluator>
  let translator: TutorialTranslator

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack {
        ButtonActionView(Action(evaluator, .backTapped), isEnabled: translator.canGoBack) {
          Arrow(icon: "chevron.backward")
        }
        .keyboardShortcut(.leftArrow, modifiers: [])
        .accessibilityLabel("Previous page")
        Spacer()
        Hideable(isShown: translator.isPageShown) {
          ButtonActionView(Action(evaluator, .pageNumberTapped)) {
            PageNumber(seen: translator.pageNumber, spoken: translator.spokenPageNumber)
          }
        }
        Spacer()
        ButtonActionView(Action(evaluator, .forwardTapped), isEnabled: translator.canGoForward) {
          Arrow(icon: "chevron.forward")
        }
        .keyboardShortcut(.rightArrow, modifiers: [])
        .accessibilityLabel("Next page")
      }
      .frame(maxWidth: 640)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
    }
    .frame(maxWidth: .infinity)
    .background(.bar)
  }
}

/// What a button of the bar shows.
private struct Arrow: View {
  let icon: String

  var body: some View {
    Image(systemName: icon)
      .font(.title3)
      .frame(width: 44, height: 44)
      .contentShape(Rectangle())
      .accessibilityHidden(true)
  }
}

/// The number of the page.
private struct PageNumber: View {
  let seen: ObservableString
  let spoken: ObservableString

  var body: some View {
    Text(seen.string)
      .monospacedDigit()
      .frame(minWidth: 88, minHeight: 44)
      .contentShape(Rectangle())
      .accessibilityLabel(spoken.string)
  }
}
