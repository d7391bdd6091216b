import SwiftUI

// sample: frame
struct FrameSample: View {
  @State private var width = 200.0
  @State private var corner = 0

  private let corners: [Alignment] = [
    .topLeading, .center, .bottomTrailing,
  ]

  var body: some View {
    VStack(spacing: 16) {
      Text("A view")
        .frame(width: width, height: 80, alignment: corners[corner])
        .border(.orange)
      Slider(value: $width, in: 60...280) { Text("Width") }
      Picker("Alignment", selection: $corner) {
        Text("Top leading").tag(0)
        Text("Center").tag(1)
        Text("Bottom trailing").tag(2)
      }
    }
    .frame(maxWidth: 280)
  }
}
// end sample

// sample: wideFrames
struct WideFrames: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("As wide as it needs").border(.teal)
      Text("At most 200")
        .frame(maxWidth: 200)
        .border(.teal)
      Text("All there is")
        .frame(maxWidth: .infinity)
        .border(.teal)
      Text("All there is, leading")
        .frame(maxWidth: .infinity, alignment: .leading)
        .border(.teal)
    }
  }
}
// end sample

// sample: modifierOrder
struct ModifierOrder: View {
  var body: some View {
    HStack(spacing: 24) {
      Text("Inside")
        .padding()
        .background(.yellow.opacity(0.4))
      Text("Outside")
        .background(.yellow.opacity(0.4))
        .padding()
    }
    .border(.separator)
  }
}
// end sample
