import StackBoard
import SwiftUI

/// What takes how much room, and a way to make some.
struct StorageSection: View {
  @Environment(SettingsStore.self) private var store

  var body: some View {
    StackBoardSection("Storage", footer: "What is in the cache is fetched again when it is needed.") {
      StorageChart(storage: store.storage)
      ClearCacheButton()
    }
  }
}

private struct ClearCacheButton: View {
  @Environment(SettingsStore.self) private var store

  var body: some View {
    Button("Clear cache") {
      let freed = store.clearCache()
      AccessibilityNotification.Announcement("\(freed.bytes) freed").post()
    }
    .disabled(store.storage.cache == 0)
  }
}
