import SwiftUI

/// What views learn from where they stand, and what they say of themselves.
@main struct SurroundingsApp: App {
  var body: some Scene {
    WindowGroup("Surroundings") {
      SurroundingsView().environment(\.subtitle, "What views know of the page, and say of themselves.")
    }
  }
}

struct SurroundingsView: View {
  @Environment(\.chapterSpacing) private var spacing
  @Environment(\.subtitle) private var subtitle

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Surroundings").font(.largeTitle).accessibilityHeading(.h1)
        if let subtitle { Text(subtitle).foregroundStyle(.secondary) }
      }
      IconsView()
      OverridesView()
      AssistanceView()
      ReadingsView()
    }
    .frame(maxWidth: 720, alignment: .leading)
    .padding(24)
  }
}
