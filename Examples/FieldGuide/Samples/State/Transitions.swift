import SwiftUI

// sample: transitions
struct Notice: View {
  @State private var kind = "opacity"
  @State private var isShown = true

  private var transition: AnyTransition {
    switch kind {
    case "move": .move(edge: .leading)
    case "scale": .scale.combined(with: .opacity)
    default: .opacity
    }
  }

  var body: some View {
    VStack(spacing: 16) {
      Picker("Transition", selection: $kind) {
        ForEach(["opacity", "move", "scale"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      VStack {
        if isShown {
          Text("Here I am")
            .padding()
            .background(.mint.opacity(0.3), in: .capsule)
            .transition(transition)
        }
      }
      .frame(height: 64)
      Button(isShown ? "Hide" : "Show") {
        withAnimation(.easeInOut(duration: 0.5)) { isShown.toggle() }
      }
    }
    .frame(maxWidth: 280)
  }
}
// end sample

// sample: shuffle
struct Shuffled: View {
  @State private var names = ["Ada", "Charles", "Grace", "Mary"]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(names, id: \.self) { name in
        Text(name)
          .frame(maxWidth: 200)
          .padding(6)
          .background(.orange.opacity(0.2), in: .capsule)
      }
      Button("Rotate") {
        withAnimation { names.append(names.removeFirst()) }
      }
    }
  }
}
// end sample
