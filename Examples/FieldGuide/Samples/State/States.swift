import SwiftUI

// sample: state
struct TwoCounters: View {
  var body: some View {
    HStack(spacing: 32) {
      Counting(name: "Left")
      Counting(name: "Right")
    }
  }
}

struct Counting: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name): \(count)") { count += 1 }
      .buttonStyle(.bordered)
  }
}
// end sample

// sample: stateIdentity
struct NewIdentity: View {
  @State private var round = 1

  var body: some View {
    VStack(spacing: 12) {
      Text("Round \(round)")
      Counting(name: "Points").id(round)
      Button("Next round") { round += 1 }
    }
  }
}
// end sample
