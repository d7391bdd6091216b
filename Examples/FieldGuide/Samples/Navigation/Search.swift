import SwiftUI

// sample: search
struct BirdsButton: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open the birds") { isOpen = true }
      .buttonStyle(.borderedProminent)
      .sheet(isPresented: $isOpen) { Birds() }
  }
}

struct Birds: View {
  private let birds = [
    "Blackbird", "Crow", "Jackdaw", "Jay", "Magpie", "Raven", "Rook",
  ]
  @State private var word = ""

  private var found: [String] {
    birds.filter {
      word.isEmpty || $0.localizedCaseInsensitiveContains(word)
    }
  }

  var body: some View {
    NavigationStack {
      List(found, id: \.self) { Text($0) }
        .overlay {
          if found.isEmpty {
            ContentUnavailableView.search(text: word)
          }
        }
        .navigationTitle("Birds")
        .searchable(text: $word, prompt: "A bird")
    }
  }
}
// end sample
