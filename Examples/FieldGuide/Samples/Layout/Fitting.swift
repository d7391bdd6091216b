import SwiftUI

// sample: viewThatFits
struct Fitting: View {
  @State private var width = 280.0

  var body: some View {
    VStack(spacing: 16) {
      ViewThatFits(in: .horizontal) {
        HStack { choices }
        VStack { choices }
      }
      .buttonStyle(.bordered)
      .frame(width: width)
      .frame(height: 140)
      .border(.separator)
      Slider(value: $width, in: 100...280) { Text("Width") }
    }
    .frame(maxWidth: 280)
  }

  @ViewBuilder private var choices: some View {
    Button("By train") {}
    Button("By ferry") {}
    Button("On foot") {}
  }
}
// end sample

// sample: sizeClass
struct BySizeClass: View {
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    if width == .compact {
      Label("Little room", systemImage: "iphone")
    } else {
      Label("Room enough", systemImage: "desktopcomputer")
    }
  }
}
// end sample
