import SwiftUI

// sample: sheet
struct SheetSample: View {
  @State private var isShown = false
  @State private var name = ""

  var body: some View {
    VStack(spacing: 12) {
      Text(name.isEmpty ? "Nobody yet" : "Hello, \(name)")
      Button("Sign in") { isShown = true }
    }
    .sheet(isPresented: $isShown) { SignIn(name: $name) }
  }
}

struct SignIn: View {
  @Binding var name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
      Button("Done") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .padding(24)
  }
}
// end sample

// sample: itemSheet
struct ItemSheet: View {
  struct Fruit: Identifiable {
    let id: String
    let taste: String
  }

  @State private var chosen: Fruit?

  private let fruits = [
    Fruit(id: "Lemon", taste: "sour"), Fruit(id: "Fig", taste: "sweet"),
  ]

  var body: some View {
    HStack {
      ForEach(fruits) { fruit in
        Button(fruit.id) { chosen = fruit }
      }
    }
    .buttonStyle(.bordered)
    .sheet(item: $chosen) { fruit in
      Text("\(fruit.id): \(fruit.taste)").font(.title).padding(32)
    }
  }
}
// end sample

// sample: detents
struct Detents: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("Drag me up on a phone")
          .padding()
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
      }
  }
}
// end sample
