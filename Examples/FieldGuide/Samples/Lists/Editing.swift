import SwiftUI
import UniformTypeIdentifiers

// sample: editing
struct EditableList: View {
  @State private var tasks = ["Sweep", "Bake", "Write", "Rest"]

  var body: some View {
    VStack {
      HStack {
        EditButton()
        Spacer()
        Button("Add") { tasks.append("Task \(tasks.count + 1)") }
      }
      List {
        ForEach(tasks, id: \.self) { Text($0) }
          .onDelete { tasks.remove(atOffsets: $0) }
          .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
      }
      .frame(height: 300)
    }
  }
}
// end sample

// sample: editActions
struct EditActionsList: View {
  struct Stop: Identifiable {
    let id: String
  }

  @State private var stops = ["Vienna", "Graz", "Zagreb", "Split"]
    .map { Stop(id: $0) }

  var body: some View {
    List($stops, editActions: .all) { $stop in Text(stop.id) }
      .frame(height: 260)
  }
}
// end sample

// sample: insert
struct DropList: View {
  @State private var notes = ["Drop some text below this"]

  var body: some View {
    List {
      ForEach(notes, id: \.self) { Text($0) }
        .onInsert(of: [.plainText]) { index, providers in
          for provider in providers.reversed() {
            _ = provider.loadObject(ofClass: String.self) { text, _ in
              guard let text, !notes.contains(text) else { return }
              notes.insert(text, at: index)
            }
          }
        }
    }
    .frame(height: 200)
  }
}
// end sample
