import Combine
import Poet
import SwiftUI

/// The page that is open, which scrolls up and down; where there is little room, as on a phone, a finger turns it.
struct PageArea: View {
  let evaluator: WeakEvaluator<TutorialEvaluator>
  let translator: TutorialTranslator
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    ScrollViewReader { proxy in
      Group {
        if width == .compact {
          SwipedPage(evaluator: evaluator, translator: translator)
        } else {
          ScrollView { PageView(evaluator: evaluator, translator: translator) }
        }
      }
      .onReceive(translator.pageTurned.subject) { words in
        proxy.scrollTo(PageView.top, anchor: .top)
        AccessibilityNotification.Announcement(words).post()
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
