import Poet
import SwiftUI

/// The title of the page: a heading that can be tapped.
struct PageTitle: View {
  let evaluator: WeakEvaluator<TutorialEvaluator>
  let title: ObservableString
  let isShown: ObservableBool

  var body: some View {
    Hideable(isShown: isShown) {
      VStack(alignment: .leading) {
        ButtonActionView(Action(evaluator, .titleTapped)) {
          ObservingTextView(title)
            .font(.system(.largeTitle, design: .serif))
            .fontWeight(.bold)
            .multilineTextAlignment(.leading)
        }
        .buttonStyle(.plain)
      }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(.h1)
    }
  }
}
