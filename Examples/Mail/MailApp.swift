import SwiftUI

/// Mailboxes, messages and a message in columns, and settings beside them.
@main struct MailApp: App {
  var body: some Scene {
    WindowGroup("Mail") { MailView() }
  }
}

struct MailView: View {
  @State private var store = MailStore()
  @State private var settings = MailSettings()

  var body: some View {
    TabView {
      Tab("Mail", systemImage: "envelope") { Mailboxes() }
        .badge(store.messages.count { !$0.isRead })
      Tab("Settings", systemImage: "gearshape") { SettingsView(settings: settings) }
    }
    .environment(store)
    .environment(settings)
  }
}
