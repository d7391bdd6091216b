import SwiftUI

// sample: buttonStyles
struct ButtonStyles: View {
  @State private var last = "nothing"

  var body: some View {
    VStack(spacing: 12) {
      Button("Plain") { last = "plain" }.buttonStyle(.plain)
      Button("Borderless") { last = "borderless" }
        .buttonStyle(.borderless)
      Button("Bordered") { last = "bordered" }
        .buttonStyle(.bordered)
      Button("Prominent") { last = "prominent" }
        .buttonStyle(.borderedProminent)
      Text("Pressed: \(last)").foregroundStyle(.secondary)
    }
  }
}
// end sample

// sample: buttonShapes
struct ButtonShapes: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 12) {
      Text("\(count)").font(.title).monospacedDigit()
      HStack {
        Button("Mini") { count += 1 }.controlSize(.mini)
        Button("Small") { count += 1 }.controlSize(.small)
        Button("Large") { count += 1 }.controlSize(.large)
      }
      HStack {
        Button("Capsule") { count += 1 }
          .buttonBorderShape(.capsule)
        Button("One more", systemImage: "plus") { count += 1 }
          .labelStyle(.iconOnly)
          .buttonBorderShape(.circle)
        Button("Green") { count += 1 }.tint(.green)
      }
    }
    .buttonStyle(.bordered)
  }
}
// end sample

// sample: buttonRoles
struct ButtonRoles: View {
  @State private var files = 3

  var body: some View {
    VStack(spacing: 12) {
      Text("\(files) files")
      Button("Delete one", role: .destructive) { files -= 1 }
        .buttonStyle(.borderedProminent)
        .disabled(files == 0)
      Button("Put them back") { files = 3 }
        .buttonStyle(.bordered)
        .disabled(files == 3)
    }
  }
}
// end sample

// sample: buttonStyle
struct PillButtons: View {
  @State private var count = 0

  var body: some View {
    HStack {
      Button("Fewer") { count -= 1 }
      Text("\(count)").monospacedDigit().frame(minWidth: 40)
      Button("More") { count += 1 }
    }
    .buttonStyle(PillStyle(color: PillStyle.violet))
  }
}

struct PillStyle: ButtonStyle {
  static let violet = Color(red: 0.4, green: 0.2, blue: 0.6)
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 20)
      .padding(.vertical, 12)
      .background(color, in: .capsule)
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}
// end sample

// sample: buttonKeys
struct KeyedButtons: View {
  @State private var floor = 0

  var body: some View {
    VStack(spacing: 12) {
      Text("Floor \(floor)").font(.title2).monospacedDigit()
      HStack {
        Button("Down", systemImage: "arrow.down") { floor -= 1 }
          .keyboardShortcut(.downArrow)
        Button("Up", systemImage: "arrow.up") { floor += 1 }
          .keyboardShortcut(.upArrow)
      }
      .buttonStyle(.bordered)
    }
  }
}
// end sample

// sample: taps
struct TappedCircle: View {
  @State private var taps = 0

  var body: some View {
    HStack(spacing: 16) {
      Circle()
        .fill(taps.isMultiple(of: 2) ? Color.orange : .indigo)
        .frame(width: 64, height: 64)
        .onTapGesture { taps += 1 }
        .accessibilityAddTraits(.isButton)
        .accessibilityLabel("Circle")
      Text("Tapped \(taps) times")
    }
  }
}
// end sample
