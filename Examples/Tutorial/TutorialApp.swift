import SwiftUI

/// A tutorial about Poet, built with Poet.
@main struct TutorialApp: App {
  var body: some Scene {
    WindowGroup("Poet: a tutorial") { TutorialScreen() }
  }
}
