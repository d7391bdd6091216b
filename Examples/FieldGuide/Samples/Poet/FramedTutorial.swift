import SwiftUI
@testable import Tutorial

// sample: tutorialFrame
struct FramedTutorial: View {
  var body: some View {
    TutorialScreen()
      .frame(height: 480)
  }
}
// end sample
