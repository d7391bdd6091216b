import SwiftUI

// sample: badge
struct Badged: View {
  @State private var count = 7

  var body: some View {
    HStack(spacing: 32) {
      Image(systemName: "envelope.fill")
        .font(.largeTitle)
        .foregroundStyle(.white)
        .padding(12)
        .background(.blue.gradient, in: .rect(cornerRadius: 16))
        .overlay(alignment: .topTrailing) {
          if count > 0 {
            Text("\(count)")
              .font(.footnote.bold())
              .foregroundStyle(.white)
              .padding(6)
              .background(.red, in: .circle)
              .offset(x: 10, y: -10)
          }
        }
        .accessibilityLabel("\(count) letters")
      Button("Read one") { count -= 1 }.disabled(count == 0)
    }
    .padding()
  }
}
// end sample

// sample: position
struct Positioned: View {
  @State private var x = 60.0
  @State private var y = 40.0

  var body: some View {
    VStack(spacing: 12) {
      Circle()
        .fill(.pink)
        .frame(width: 24, height: 24)
        .position(x: x, y: y)
        .frame(width: 280, height: 120)
        .border(.separator)
        .accessibilityHidden(true)
      Slider(value: $x, in: 12...268) { Text("Across") }
      Slider(value: $y, in: 12...108) { Text("Down") }
    }
    .frame(maxWidth: 280)
  }
}
// end sample
