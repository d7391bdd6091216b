import StackBoard
import SwiftUI

/// How the board looks, and what becomes of headers in sections.
struct LookSection: View {
  @Binding var showsHeaders: Bool
  @Binding var look: Look

  var body: some View {
    StackBoardSection("Look") {
      Toggle("Headers of sections in sections", isOn: $showsHeaders)
      Picker("Style", selection: $look) {
        ForEach(Look.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.segmented)
    }
  }
}
