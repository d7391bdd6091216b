import SwiftUI

struct SettingsView: View {
  @Bindable var settings: MailSettings

  var body: some View {
    NavigationStack {
      Form {
        Section("Reading") {
          Toggle("Newest first", isOn: $settings.isNewestFirst)
          Picker("Density", selection: $settings.density) {
            ForEach(Density.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          Picker("Language", selection: $settings.language) {
            Section("Near") { ForEach(["English", "French", "German"], id: \.self) { Text($0) } }
            Section("Far") { ForEach(["Japanese", "Swahili"], id: \.self) { Text($0) } }
          }
          .pickerStyle(.navigationLink)
        }
        Section {
          LabeledContent("Without any for") { Text(settings.started, style: .timer).monospacedDigit() }
          Picker("Fetch", selection: $settings.fetch) {
            Text("By hand").tag(Int?.none)
            ForEach([5, 15, 60], id: \.self) { Text("Every \($0) minutes").tag($0) }
          }
          .pickerStyle(.navigationLink)
          Picker("Not now", selection: $settings.fetch) { Text("Never").tag(Int?.none) }
            .pickerStyle(.navigationLink)
            .disabled(true)
        } header: {
          Text("New messages")
        } footer: {
          Text("Messages are made up, and none will come.")
        }
        Section("Signature") {
          TextField("Signature", text: $settings.signature, axis: .vertical).lineLimit(1...4)
        }
      }
      .navigationTitle("Settings")
    }
  }
}
