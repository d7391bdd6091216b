import SwiftUI

// sample: counter
struct ClickCounter: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Count: \(count)").font(.largeTitle)
      HStack {
        Button("Reset") { count = 0 }
          .buttonStyle(.bordered)
          .disabled(count == 0)
        Button("Increment") { count += 1 }
          .buttonStyle(.borderedProminent)
      }
    }
  }
}
// end sample
