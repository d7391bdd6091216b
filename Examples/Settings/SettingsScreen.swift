import SwiftUI

/// The screen with all settings, and the field to find one.
struct SettingsScreen: View {
  @Environment(SettingsStore.self) private var store
  @State private var search = ""

  var body: some View {
    NavigationStack {
      SettingsBoard(search: SettingsSearch(search))
        .navigationTitle("Settings")
        .searchable(text: $search, prompt: "Find a setting")
    }
    .tint(store.appearance.accent.color)
    .dynamicTypeSize(store.appearance.textSize.dynamicTypeSize)
    .preferredColorScheme(store.appearance.theme.colorScheme)
  }
}
