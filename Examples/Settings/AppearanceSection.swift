import StackBoard
import SwiftUI

/// How the app looks; this screen shows it at once.
struct AppearanceSection: View {
  @Environment(SettingsStore.self) private var store

  var body: some View {
    @Bindable var store = store
    StackBoardSection("Appearance") {
      ThemePicker(theme: $store.appearance.theme)
      AccentPicker(accent: $store.appearance.accent)
      Picker("Text size", selection: $store.appearance.textSize) {
        ForEach(Appearance.TextSize.allCases) { Text($0.title) }
      }
    }
  }
}

/// A label above the choices, because choices side by side have none.
private struct ThemePicker: View {
  @Binding var theme: Appearance.Theme

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Theme").accessibilityHidden(true)
      Picker("Theme", selection: $theme) {
        ForEach(Appearance.Theme.allCases) { Text($0.title) }
      }
      .pickerStyle(.segmented)
    }
  }
}

/// A row of colours, of which one is chosen.
private struct AccentPicker: View {
  @Binding var accent: Appearance.Accent

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      LabeledContent("Accent colour", value: accent.title)
      HStack(spacing: 0) {
        ForEach(Appearance.Accent.allCases) { choice in
          Swatch(choice: choice, isChosen: choice == accent) { accent = choice }
        }
      }
      // The first colour, not the space around it, stands below the label.
      .padding(.leading, -8)
    }
  }
}

/// A colour to choose, with a ring around it when it is chosen.
private struct Swatch: View {
  let choice: Appearance.Accent
  let isChosen: Bool
  let choose: () -> Void

  var body: some View {
    Button(action: choose) {
      ZStack {
        Circle().fill(choice.color).frame(width: 26, height: 26)
        if isChosen { Circle().strokeBorder(Color.primary, lineWidth: 2).frame(width: 36, height: 36) }
      }
      .frame(width: 44, height: 44)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(choice.title)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
