import Poet
import SwiftUI

/// Shows the tutorial.
///
/// Its body runs once: what changes is read by the small views in it.
struct TutorialScreen: View {
  @AppStorage("tutorial.page") private var bookmark: Int?

  var body: some View {
    Screen(TutorialEvaluator(loader: BundledPages(), bookmark: $bookmark)) { evaluator, translator in
      VStack(spacing: 0) {
        PageArea(evaluator: evaluator, translator: translator)
        PageBar(evaluator: evaluator, translator: translator)
      }
      .presenting(translator)
    }
  }
}

#Preview { TutorialScreen() }
