import SwiftUI

/// What happened to the file of the settings, until somebody has taken note of it.
struct NoticeSection: View {
  @Environment(SettingsStore.self) private var store

  var body: some View {
    if let notice = store.notice {
      Callout("Please note", systemImage: "exclamationmark.triangle.fill", color: .orange) {
        Text(verbatim: notice)
        Button("OK") { store.notice = nil }
      }
    }
  }
}
