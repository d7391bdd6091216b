import StackBoard
import SwiftUI

/// Whether the app may tell anything; if so, groups for each way in which it does.
struct NotificationsSection: View {
  @Environment(SettingsStore.self) private var store

  var body: some View {
    @Bindable var store = store
    StackBoardSection("Notifications", footer: "What is urgent is told whatever stands here.") {
      Toggle("Allow notifications", isOn: $store.notifications.areAllowed)
      if store.notifications.areAllowed {
        PushSettings()
        EmailSettings()
        QuietHours()
      }
    }
  }
}

private struct PushSettings: View {
  @Environment(SettingsStore.self) private var store

  var body: some View {
    @Bindable var store = store
    StackBoardSection("Push") {
      Toggle("Push notifications", isOn: $store.notifications.push)
      if store.notifications.push {
        Toggle("Sounds", isOn: $store.notifications.sounds)
        Picker("Show previews", selection: $store.notifications.preview) {
          ForEach(Notifications.Preview.allCases) { Text($0.title) }
        }
      }
    }
  }
}

private struct EmailSettings: View {
  @Environment(SettingsStore.self) private var store

  var body: some View {
    @Bindable var store = store
    StackBoardSection("Email") {
      Toggle("Email notifications", isOn: $store.notifications.email)
      if store.notifications.email {
        Picker("Digest", selection: $store.notifications.digest) {
          ForEach(Notifications.Digest.allCases) { Text($0.title) }
        }
        Toggle("Product news", isOn: $store.notifications.news)
      }
    }
  }
}
