import Poet
import SwiftUI

/// A page: the title, and what stands below it.
struct PageView: View {
  /// What to scroll to.
  static let top = "top"

  let evaluator: WeakEvaluator<TutorialEvaluator>
  let translator: TutorialTranslator

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      PageTitle(evaluator: evaluator, title: translator.title, isShown: translator.isPageShown)
      ObservingPageView(translator.elements) { ElementView(element: $0) }
    }
    .frame(maxWidth: 640, alignment: .leading)
    .padding(.horizontal, 20)
    .padding(.vertical, 32)
    .frame(maxWidth: .infinity)
    .id(PageView.top)
  }
}
