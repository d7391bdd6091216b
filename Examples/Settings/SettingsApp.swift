import SwiftUI

/// The settings of an app: sections put together from many views, searched, and kept in a file.
@main struct SettingsApp: App {
  var body: some Scene {
    WindowGroup("Settings") { SettingsScreen().environment(SettingsStore.shared) }
  }
}
