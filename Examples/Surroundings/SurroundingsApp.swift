import SwiftUI

/// What views learn from where they stand, and what they say of themselves.
@main struct SurroundingsApp: App {
  var body: some Scene {
    WindowGroup("Surroundings") { SurroundingsView() }
  }
}

struct SurroundingsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      Text("Surroundings").font(.largeTitle).accessibilityHeading(.h1)
      IconsView()
    }
    .frame(maxWidth: 720, alignment: .leading)
    .padding(24)
  }
}
