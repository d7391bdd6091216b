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
      DistantPicture()
    }
  }
}

/// A picture from an address that is typed, and what stands for it.
private struct DistantPicture: View {
  @State private var typed = ""
  @State private var address = ""

  var body: some View {
    HStack {
      TextField("Address of a picture", text: $typed).textFieldStyle(.roundedBorder).onSubmit { address = typed }
      Button("Show") { address = typed }.buttonStyle(.bordered).disabled(typed.isEmpty)
    }
    AsyncImage(url: URL(string: address), transaction: Transaction(animation: .default)) { phase in
      switch phase {
      case .empty: if address.isEmpty { Text("None yet").foregroundStyle(.secondary) } else { ProgressView() }
      case .success(let image): image.resizable().scaledToFit()
      case .failure: Label("There is no picture", systemImage: "photo")
      @unknown default: EmptyView()
      }
    }
    .frame(width: 200, height: 120)
    .background(.fill, in: .rect(cornerRadius: 12))
    .accessibilityLabel("The picture")
  }
}
