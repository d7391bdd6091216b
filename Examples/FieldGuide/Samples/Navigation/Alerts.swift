import SwiftUI

// sample: alert
struct AlertSample: View {
  @State private var asks = false
  @State private var pages = 12

  var body: some View {
    VStack(spacing: 12) {
      Text("\(pages) pages")
      Button("Burn a page", role: .destructive) { asks = true }
        .disabled(pages == 0)
    }
    .alert("Burn a page?", isPresented: $asks) {
      Button("Burn it", role: .destructive) { pages -= 1 }
      Button("Keep it", role: .cancel) {}
    } message: {
      Text("It cannot be read any more.")
    }
  }
}
// end sample

// sample: fieldAlert
struct Renaming: View {
  @State private var name = "Untitled"
  @State private var draft = ""
  @State private var asks = false

  var body: some View {
    Button(name) {
      draft = name
      asks = true
    }
    .alert("Rename", isPresented: $asks) {
      TextField("Name", text: $draft)
      Button("Rename") { name = draft }
      Button("Cancel", role: .cancel) {}
    }
  }
}
// end sample

// sample: dialog
struct DialogSample: View {
  @State private var asks = false
  @State private var last = "Nothing yet"

  var body: some View {
    VStack(spacing: 12) {
      Text(last)
      Button("Send it …") { asks = true }
    }
    .confirmationDialog(
      "How?",
      isPresented: $asks,
      titleVisibility: .visible
    ) {
      Button("By pigeon") { last = "The pigeon flies." }
      Button("By ship") { last = "The ship leaves." }
    }
  }
}
// end sample
