import SwiftUI

// sample: identity
struct KeptRows: View {
  @State private var names = ["Ada", "Charles", "Grace", "Mary"]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(names, id: \.self) { NoteRow(name: $0) }
      HStack {
        Button("Shuffle") { names.shuffle() }
        Button("Reverse") { names.reverse() }
      }
      .buttonStyle(.bordered)
    }
    .frame(maxWidth: 320)
  }
}

struct NoteRow: View {
  let name: String
  @State private var note = ""

  var body: some View {
    HStack {
      Text(name).frame(width: 72, alignment: .leading)
      TextField("Note for \(name)", text: $note)
        .textFieldStyle(.roundedBorder)
    }
  }
}
// end sample

// sample: elementIDs
struct ElementIDs: View {
  @State private var queue = ["Ada", "Charles", "Grace"]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(queue.enumerated(), id: \.element) { place, name in
        CoinRow(title: "\(place + 1). \(name)")
      }
      Button("Next") { queue.append(queue.removeFirst()) }
    }
  }
}

struct CoinRow: View {
  let title: String
  @State private var coins = 0

  var body: some View {
    Stepper("\(title): \(coins) coins", value: $coins, in: 0...9)
  }
}
// end sample

// sample: placeIDs
struct PlaceIDs: View {
  @State private var queue = ["Ada", "Charles", "Grace"]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(queue.enumerated(), id: \.offset) { place, name in
        CoinRow(title: "\(place + 1). \(name)")
      }
      Button("Next") { queue.append(queue.removeFirst()) }
    }
  }
}
// end sample
