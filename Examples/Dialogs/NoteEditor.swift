import SwiftUI

/// The editor of a new note.
///
/// What was written is not lost by a click beside it.
struct NoteEditor: View {
  let save: (Note) -> Void
  @State private var draft = Note(id: 0, title: "", text: "", shade: .yellow)
  @State private var isLeaving = false
  @State private var isChoosing = false
  @Environment(\.dismiss) private var dismiss

  private var isChanged: Bool { !draft.title.isEmpty || !draft.text.isEmpty }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Button("Cancel") { isChanged ? isLeaving = true : dismiss() }
        Spacer()
        Text("New note").font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        Button("Save") {
          save(draft)
          dismiss()
        }
        .disabled(draft.title.isEmpty)
      }
      TextField("Title", text: $draft.title)
      TextField("Text", text: $draft.text)
      Button("Colour: \(draft.shade.rawValue)") { isChoosing = true }
        .sheet(isPresented: $isChoosing) { ShadeChooser(shade: $draft.shade) }
    }
    .padding(20)
    .presentationDetents([.medium, .large])
    .interactiveDismissDisabled(isChanged)
    .alert("Throw the note away?", isPresented: $isLeaving) {
      Button("Throw away", role: .destructive) { dismiss() }
      Button("Keep writing", role: .cancel) {}
    }
  }
}

/// A sheet over the sheet: the colour of the note.
struct ShadeChooser: View {
  @Binding var shade: Shade
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Colour of the note").font(.headline).accessibilityAddTraits(.isHeader)
      ForEach(Shade.allCases) { choice in
        Button {
          shade = choice
          dismiss()
        } label: {
          HStack(spacing: 10) {
            Circle().fill(choice.color).frame(width: 20, height: 20)
            Text(choice.rawValue)
            Spacer()
            if shade == choice { Text("✓") }
          }
        }
        .buttonStyle(.plain)
      }
    }
    .padding(20)
    .presentationDetents([.height(260), .large])
  }
}
