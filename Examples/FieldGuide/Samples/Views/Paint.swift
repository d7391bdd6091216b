import SwiftUI

// sample: colors
struct Colors: View {
  private let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue,
    .indigo, .purple, .pink, .brown, .gray,
  ]
  @State private var amount = 0.0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 2) {
        ForEach(colors.indices, id: \.self) { index in
          colors[index].mix(with: .white, by: amount)
        }
      }
      .frame(height: 48)
      .accessibilityHidden(true)
      Slider(value: $amount) { Text("White") }
      Text("Primary")
      Text("Secondary").foregroundStyle(.secondary)
      Text("Tertiary").foregroundStyle(.tertiary)
    }
    .frame(maxWidth: 320)
  }
}
// end sample

// sample: gradients
struct Gradients: View {
  private let colors: [Color] = [.yellow, .pink, .purple]

  var body: some View {
    HStack(spacing: 12) {
      LinearGradient(
        colors: colors,
        startPoint: .top,
        endPoint: .bottom
      )
      RadialGradient(
        colors: colors,
        center: .center,
        startRadius: 4,
        endRadius: 48
      )
      AngularGradient(colors: colors + [.yellow], center: .center)
    }
    .frame(height: 96)
    .accessibilityHidden(true)
  }
}
// end sample

// sample: materials
struct Materials: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.orange, .blue],
        startPoint: .leading,
        endPoint: .trailing
      )
      HStack {
        Text("Thin").padding().background(.thinMaterial)
        Text("Regular").padding().background(.regularMaterial)
        Text("Thick").padding().background(.thickMaterial)
      }
    }
    .frame(height: 120)
  }
}
// end sample
