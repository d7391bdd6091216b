import Poet
import SwiftUI

/// The page as the only row of a list: pulling the row aside turns the page, as its two actions do.
struct SwipedPage: View {
  let evaluator: WeakEvaluator<TutorialEvaluator>
  let translator: TutorialTranslator

  var body: some View {
    List {
      PageView(evaluator: evaluator, translator: translator)
        .listRowInsets(EdgeInsets())
        .listRowSeparator(.hidden)
        .swipeActions(edge: .trailing) {
          TurnButton(
            title: "Next page",
            icon: "chevron.forward",
            action: Action(evaluator, .forwardTapped),
            isEnabled: translator.canGoForward
          )
        }
        .swipeActions(edge: .leading) {
          TurnButton(
            title: "Previous page",
            icon: "chevron.backward",
            action: Action(evaluator, .backTapped),
            isEnabled: translator.canGoBack
          )
        }
    }
    .listStyle(.plain)
  }
}

/// What turns the page when it is pulled into sight.
private struct TurnButton: View {
  let title: String
  let icon: String
  let action: Action
  let isEnabled: ObservableBool

  var body: some View {
    let action = action
    Button(title, systemImage: icon) { action.evaluate() }.tint(.blue).disabled(!isEnabled.bool)
  }
}
