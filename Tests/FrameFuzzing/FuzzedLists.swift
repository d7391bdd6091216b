import Raven

/// Lists whose rows are chosen, moved, deleted, dropped, looked for and built as they come into sight.
struct FuzzedLists: View {
  @Binding var rows: [Int]
  @Binding var chosen: Set<Int>

  var body: some View {
    List(selection: $chosen) {
      ForEach(rows, id: \.self) { Text("Row \($0)") }
        .onDelete { rows.remove(atOffsets: $0) }
        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        .onInsert(of: [.plainText]) { offset, _ in rows.insert((rows.max() ?? 0) + 1, at: offset) }
    }
    List(0..<120, id: \.self) { Text("Entry \($0)") }
  }
}
