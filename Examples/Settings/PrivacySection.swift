import StackBoard
import SwiftUI

/// Who learns what.
struct PrivacySection: View {
  @Environment(SettingsStore.self) private var store

  var body: some View {
    @Bindable var store = store
    StackBoardSection("Privacy", footer: "Statistics say what is used how often, never by whom.") {
      LabeledField("Visible as", text: $store.privacy.visibleAs)
      Picker("Who can find me", selection: $store.privacy.audience) {
        ForEach(Privacy.Audience.allCases) { Text($0.title) }
      }
      Toggle("Show when I am active", isOn: $store.privacy.showsWhenActive)
      Toggle("Use my location", isOn: $store.privacy.usesLocation)
      Toggle("Share statistics", isOn: $store.privacy.sharesStatistics)
    }
  }
}
