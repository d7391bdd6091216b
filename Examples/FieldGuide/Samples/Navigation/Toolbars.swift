import SwiftUI

// sample: toolbar
struct ToolbarButton: View {
  @State private var isOpen = false

  var body: some View {
    Button("Write a letter") { isOpen = true }
      .buttonStyle(.borderedProminent)
      .sheet(isPresented: $isOpen) { LetterScreen() }
  }
}

struct LetterScreen: View {
  @State private var text = "Dear Ada,\n"
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      TextEditor(text: $text)
        .accessibilityLabel("Letter")
        .padding()
        .navigationTitle("A letter")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Send") { dismiss() }
          }
          ToolbarItem(placement: .bottomBar) {
            Text("\(text.count) characters")
          }
        }
    }
  }
}
// end sample
