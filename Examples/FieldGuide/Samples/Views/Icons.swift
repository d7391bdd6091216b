import SwiftUI

// sample: icons
struct Icons: View {
  private let names = [
    "sun.max", "cloud.rain", "moon.stars", "leaf", "map", "bicycle",
    "cup.and.saucer", "book", "camera", "heart", "bell", "star",
  ]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))]) {
      ForEach(names, id: \.self) { name in
        Image(systemName: name)
          .font(.title)
          .foregroundStyle(.teal)
          .frame(width: 48, height: 48)
          .accessibilityLabel(name)
      }
    }
  }
}
// end sample

// sample: iconVariants
struct IconVariants: View {
  @State private var isLiked = false
  @State private var volume = 0.5

  var body: some View {
    VStack(spacing: 16) {
      Button("Like", systemImage: "heart") { isLiked.toggle() }
        .symbolVariant(isLiked ? .fill : .none)
        .tint(.pink)
      HStack {
        Image(systemName: "speaker.wave.3", variableValue: volume)
          .imageScale(.large)
          .frame(width: 32)
          .accessibilityHidden(true)
        Slider(value: $volume) { Text("Volume") }
      }
      .frame(maxWidth: 240)
    }
  }
}
// end sample

// sample: labels
struct Labels: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Title and icon", systemImage: "tray.full")
      Label("Title only", systemImage: "tray.full")
        .labelStyle(.titleOnly)
      Label("Icon only", systemImage: "tray.full")
        .labelStyle(.iconOnly)
      Label("Framed", systemImage: "tray.full")
        .labelStyle(FramedLabelStyle())
    }
  }
}

struct FramedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon.foregroundStyle(.orange)
    }
    .padding(8)
    .border(.orange)
  }
}
// end sample
