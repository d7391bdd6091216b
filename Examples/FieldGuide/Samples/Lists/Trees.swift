import SwiftUI

// sample: tree
struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?

  static let all = [
    Folder(
      id: "Documents",
      folders: [
        Folder(id: "Letters", folders: [Folder(id: "To Ada")]),
        Folder(id: "Invoices", folders: []),
      ]
    ),
    Folder(id: "Notes"),
  ]
}

struct FolderTree: View {
  var body: some View {
    List(Folder.all, children: \.folders) { folder in
      Label(
        folder.id,
        systemImage: folder.folders == nil ? "doc" : "folder"
      )
    }
    .frame(height: 280)
  }
}
// end sample
