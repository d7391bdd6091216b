import SwiftUI

// sample: tabs
struct TabsButton: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open the tabs") { isOpen = true }
      .buttonStyle(.borderedProminent)
      .sheet(isPresented: $isOpen) { Tabs() }
  }
}

struct Tabs: View {
  @State private var tab = "ideas"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Ideas", systemImage: "lightbulb", value: "ideas") {
        Notepad(title: "Ideas")
      }
      Tab("Plans", systemImage: "map", value: "plans") {
        Notepad(title: "Plans")
      }
      .badge(2)
    }
  }
}

struct Notepad: View {
  let title: String
  @State private var text = ""

  var body: some View {
    TextField(title, text: $text, axis: .vertical)
      .textFieldStyle(.roundedBorder)
      .padding()
  }
}
// end sample
