import SwiftUI

/// What is between and behind the rows of a list.
struct RuledPage: View {
  @State private var look = ListsPage.Look.insetGrouped
  @State private var isSpaced = false
  @State private var isStriped = false
  @State private var isTall = false
  @State private var isCompact = false

  var body: some View {
    VStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 8) {
        Picker("Look", selection: $look) { ForEach(ListsPage.Look.allCases) { Text($0.rawValue) } }
          .pickerStyle(.segmented)
        Toggle("Rows apart", isOn: $isSpaced)
        Toggle("Every other row", isOn: $isStriped)
        Toggle("Tall rows", isOn: $isTall)
        Toggle("Sections close", isOn: $isCompact)
      }
      .frame(maxWidth: 640)
      .padding(.horizontal, 16)
      List {
        Section("Lines") {
          Text("Red below").listRowSeparatorTint(.red, edges: .bottom)
          Text("Plain")
          Text("Green above").listRowSeparatorTint(.green, edges: .top)
        }
        Section("Ruled") {
          Label("Orange", systemImage: "star").listItemTint(.orange)
          Label("No colour", systemImage: "star").listItemTint(.monochrome)
        }
        .listSectionSeparator(.visible)
        .listSectionSeparatorTint(.purple, edges: .bottom)
        Section("Far away") { Text("By itself") }.listSectionSpacing(64)
      }
      .styled(look)
      .listRowSpacing(isSpaced ? 8 : nil)
      .alternatingRowBackgrounds(isStriped ? .enabled : .disabled)
      .listSectionSpacing(isCompact ? .compact : .default)
      .environment(\.defaultMinListRowHeight, isTall ? 72 : 44)
      .environment(\.defaultMinListHeaderHeight, isTall ? 48 : nil)
    }
  }
}
