import SwiftUI

struct Loading: View {
  @State private var quote = "Nothing loaded yet"
  @State private var loads = 0
  @State private var isSaving = false
  @State private var topic = 1
  @State private var story = ""

  var body: some View {
    Chapter("Loading") {
      VStack(alignment: .leading, spacing: 8) {
        Text(quote)
        Text("Loaded \(loads) times").font(.caption).foregroundStyle(.secondary)
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.fill, in: .rect(cornerRadius: 12))
      .refreshable {
        try? await Task.sleep(for: .milliseconds(300))
        loads += 1
        quote = "Quote \(loads)"
      }
      Button {
        isSaving = true
        Task {
          try? await Task.sleep(for: .milliseconds(300))
          isSaving = false
        }
      } label: {
        Text(isSaving ? "Saving…" : "Save")
      }
      .buttonStyle(.borderedProminent)
      .disabled(isSaving)
      HStack {
        Button("Next topic") { topic += 1 }.buttonStyle(.bordered)
        Text(story)
      }
      .task(id: topic) { story = "Story of topic \(topic)" }
    }
  }
}
