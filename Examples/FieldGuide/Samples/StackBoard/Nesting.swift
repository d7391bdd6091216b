import StackBoard
import SwiftUI

// sample: boardNesting
struct NestedBoard: View {
  @State private var showsHeaders = false
  @State private var isPublic = true

  var body: some View {
    StackBoard {
      StackBoardSection("Profile") {
        Toggle("Public", isOn: $isPublic)
        MailSettings()
      }
      Toggle("Show the headers inside", isOn: $showsHeaders)
    }
    .stackBoardNesting(showsHeaders ? .inlineHeaders : .flatten)
    .frame(height: 380)
  }
}

/// A section wherever it stands alone.
struct MailSettings: View {
  @State private var isWeekly = true
  @State private var isDaily = false

  var body: some View {
    StackBoardSection("Mail") {
      Toggle("Weekly", isOn: $isWeekly)
      Toggle("Daily", isOn: $isDaily)
    }
  }
}
// end sample
