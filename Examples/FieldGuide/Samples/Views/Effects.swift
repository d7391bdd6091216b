import SwiftUI

// sample: effects
struct Effects: View {
  @State private var angle = 15.0
  @State private var scale = 1.0
  @State private var blur = 0.0

  var body: some View {
    VStack(spacing: 12) {
      Text("Raven")
        .font(.largeTitle.bold())
        .rotationEffect(.degrees(angle))
        .scaleEffect(scale)
        .blur(radius: blur)
        .frame(height: 140)
      LabeledContent("Angle") { Slider(value: $angle, in: -180...180) }
      LabeledContent("Scale") { Slider(value: $scale, in: 0.5...2) }
      LabeledContent("Blur") { Slider(value: $blur, in: 0...8) }
    }
    .frame(maxWidth: 320)
  }
}
// end sample

// sample: shadows
struct Shadows: View {
  var body: some View {
    HStack(spacing: 24) {
      Text("Soft").padding().background(.background)
        .shadow(radius: 8)
      Text("Below").padding().background(.background)
        .shadow(color: .blue.opacity(0.5), radius: 2, x: 0, y: 6)
      Text("Grey").padding().background(.yellow).grayscale(1)
    }
    .padding()
  }
}
// end sample

// sample: flip
struct Flip: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 16) {
      Text("A card")
        .frame(width: 120, height: 80)
        .background(.teal.opacity(0.3), in: .rect(cornerRadius: 12))
        .rotation3DEffect(
          .degrees(isOpen ? 60 : 0),
          axis: (x: 0, y: 1, z: 0)
        )
      Button("Turn it") {
        withAnimation(.spring) { isOpen.toggle() }
      }
    }
  }
}
// end sample
