import StackBoard
import SwiftUI

/// The settings that are looked for, under the headers of their sections.
struct SettingsBoard: View {
  let search: SettingsSearch

  var body: some View {
    StackBoardReader(AllSettings()) { board in
      let found = search.isEmpty ? board : board.keeping { search.finds($0.words) }
      StackBoard {
        if found.isEmpty {
          ContentUnavailableView.search(text: search.text)
        } else {
          found
        }
      }
    }
    .stackBoardNesting(.inlineHeaders)
  }
}

/// The sections, none of which knows of the others.
private struct AllSettings: View {
  var body: some View {
    NoticeSection()
    AccountSection()
    NotificationsSection()
    AppearanceSection()
    PrivacySection()
    StorageSection()
    DangerZone()
  }
}
