import SwiftUI

struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?

  static let all = [
    Folder(
      id: "Documents",
      folders: [
        Folder(id: "Letters", folders: [Folder(id: "To Ada"), Folder(id: "To Grace")]),
        Folder(id: "Invoices", folders: []),
      ]
    ),
    Folder(id: "Pictures", folders: [Folder(id: "Summer"), Folder(id: "Winter")]),
    Folder(id: "Notes"),
  ]
}

/// Rows that show and hide others, and how lists are measured and ruled.
struct TreesPage: View {
  @State private var look = ListsPage.Look.insetGrouped
  @State private var kind = "None"

  var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 8) {
        Picker("Look", selection: $look) { ForEach(ListsPage.Look.allCases) { Text($0.rawValue) } }
          .pickerStyle(.segmented)
        Picker("Selection", selection: $kind) { ForEach(["None", "One"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
      }
      .frame(maxWidth: 640)
      .padding(.horizontal, 16)
      TreeList(isChoosing: kind == "One").styled(look)
    }
  }
}

struct TreeList: View {
  let isChoosing: Bool
  @State private var chosen: String?
  @State private var showsTags = true
  @State private var showsMore = false

  var body: some View {
    VStack(spacing: 8) {
      if isChoosing {
        Text("Chosen: \(chosen ?? "none")").foregroundStyle(.secondary)
        List(selection: $chosen) { rows }
      } else {
        List { rows }
      }
    }
  }

  @ViewBuilder private var rows: some View {
    Section("Folders") {
      OutlineGroup(Folder.all, children: \.folders) { folder in
        Label(folder.id, systemImage: folder.folders == nil ? "doc" : "folder").listItemTint(.blue)
      }
    }
    Section("Tags", isExpanded: $showsTags) {
      ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
    }
    Section(isExpanded: $showsMore) {
      Text("Kept out of sight").tag("Kept out of sight")
    } header: {
      Text("More")
    }
    Section("Options") {
      DisclosureGroup("Advanced") {
        Text("Verbose").badge("off").tag("Verbose")
        DisclosureGroup("Experimental") { Text("Sparkle").tag("Sparkle") }
      }
    }
  }
}
