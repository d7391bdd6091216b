import SwiftUI

/// Forms in their styles, with roles behind views, conditions and groups.
struct SettingsPage: View {
  @State private var isGrouped = true
  @State private var hasAlerts = true
  @State private var sound = "Chime"
  @State private var name = "Ada"

  var body: some View {
    VStack(spacing: 0) {
      Toggle("Cards", isOn: $isGrouped).frame(maxWidth: 608).padding(.horizontal, 32).padding(.bottom, 8)
      if isGrouped { form.formStyle(.grouped) } else { form.formStyle(.columns) }
    }
  }

  private var form: some View {
    Form {
      Section {
        TextField("Name", text: $name)
        LabeledContent("Plan", value: "Free")
      } header: {
        Text("Profile")
      } footer: {
        Text("Others see your name when you share something with them.")
      }
      .headerProminence(.increased)
      Section("Alerts") {
        Toggle("Alerts", isOn: $hasAlerts)
        if hasAlerts { AlertRows(sound: $sound) }
      }
      Section {
        Button("Sign out", role: .destructive) { name = "" }
      }
    }
  }
}

/// Two rows from one view.
struct AlertRows: View {
  @Binding var sound: String

  var body: some View {
    Picker("Sound", selection: $sound) {
      ForEach(["Chime", "Bell", "None"], id: \.self) { Text($0) }
    }
    Group {
      LabeledContent("Plays", value: sound)
    }
  }
}
