import SwiftUI

/// What cannot be taken back, and is therefore asked about.
struct DangerZone: View {
  var body: some View {
    Callout("Danger Zone", systemImage: "exclamationmark.octagon.fill", color: .red) {
      ResetButton()
      DeleteAccountButton()
    }
  }
}

private struct ResetButton: View {
  @Environment(SettingsStore.self) private var store
  @State private var isAsking = false

  var body: some View {
    Button("Reset all settings…", role: .destructive) { isAsking = true }
      .confirmationDialog("Reset all settings?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Reset", role: .destructive) {
          store.resetSettings()
          AccessibilityNotification.Announcement("All settings are as usual").post()
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Notifications, appearance and privacy become as they were at first. Your account stays.")
      }
  }
}

private struct DeleteAccountButton: View {
  @Environment(SettingsStore.self) private var store
  @State private var isAsking = false

  var body: some View {
    Button("Delete account…", role: .destructive) { isAsking = true }
      .disabled(store.account.state == .deleted)
      .confirmationDialog("Delete this account?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Delete account", role: .destructive) {
          store.deleteAccount()
          AccessibilityNotification.Announcement("The account has been deleted").post()
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Your account, what is stored for it and all your settings will be gone. This cannot be undone.")
      }
  }
}
