import SwiftUI

// sample: swipeActions
struct Letters: View {
  struct Letter: Identifiable {
    let id: String
    var isRead = false
  }

  @State private var letters = [
    Letter(id: "From Ada"), Letter(id: "From Charles"),
    Letter(id: "From Mary"),
  ]

  var body: some View {
    List {
      ForEach($letters) { $letter in
        Text(letter.id)
          .fontWeight(letter.isRead ? .regular : .bold)
          .swipeActions(edge: .leading) {
            Button("Read", systemImage: "envelope.open") {
              letter.isRead.toggle()
            }
            .tint(.blue)
          }
          .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) {
              letters.removeAll { $0.id == letter.id }
            }
          }
      }
    }
    .frame(height: 220)
  }
}
// end sample
