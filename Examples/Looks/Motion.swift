import SwiftUI

struct Motion: View {
  @State private var isOn = false
  @State private var isShown = false
  @State private var count = 0
  @State private var names = ["Ada", "Grace", "Edsger", "Barbara"]
  @State private var pulse = false

  var body: some View {
    Chapter("Motion") {
      HStack(spacing: 12) {
        Button("Toggle") { withAnimation(.bouncy) { isOn.toggle() } }
        Button("At once") { isOn.toggle() }
      }
      HStack(spacing: 24) {
        RoundedRectangle(cornerRadius: isOn ? 28 : 8)
          .fill(isOn ? Color.pink : Color.blue)
          .frame(width: isOn ? 120 : 56, height: 56)
          .accessibilityLabel("Box")
        Text("follows").offset(y: isOn ? -8 : 0)
      }
      HStack(spacing: 24) {
        Button("Count") { count += 1 }
        Circle().fill(.orange).frame(width: 32, height: 32)
          .scaleEffect(count.isMultiple(of: 2) ? 1 : 1.6)
          .animation(.spring(duration: 0.4, bounce: 0.5), value: count)
        Text("\(count)").monospacedDigit()
        Circle().fill(.red).frame(width: 16, height: 16)
          .opacity(pulse ? 0.2 : 1)
          .onAppear { withAnimation(.easeInOut(duration: 0.8).repeatForever()) { pulse = true } }
      }
      Button("Show or hide") { withAnimation(.easeInOut(duration: 0.3)) { isShown.toggle() } }
      VStack(alignment: .leading, spacing: 8) {
        if isShown {
          Text("Fades").padding(8).background(.mint.opacity(0.3), in: .capsule)
          Text("Slides").padding(8).background(.cyan.opacity(0.3), in: .capsule).transition(.slide)
          Text("Moves and fades").padding(8).background(.indigo.opacity(0.3), in: .capsule)
            .transition(.move(edge: .top).combined(with: .opacity))
          Text("Turns").padding(8).background(.orange.opacity(0.3), in: .capsule)
            .transition(.modifier(active: Turn(degrees: 90), identity: Turn(degrees: 0)))
        }
        Text("Below, and follows").foregroundStyle(.secondary)
      }
      HStack {
        Button("Shuffle") { withAnimation { names.reverse() } }
        Button("Remove") { withAnimation(.snappy) { names = Array(names.dropFirst()) } }
        Button("Add") { withAnimation(.snappy) { names.insert("New \(names.count)", at: 0) } }
      }
      VStack(alignment: .leading, spacing: 4) {
        ForEach(names, id: \.self) { name in
          Text(name).padding(.horizontal, 12).padding(.vertical, 6)
            .background(.quaternary.opacity(0.4), in: RoundedRectangle(cornerRadius: 8))
        }
      }
    }
    .buttonStyle(.bordered)
  }
}

struct Turn: ViewModifier {
  let degrees: Double
  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(degrees), anchor: .leading).opacity(degrees == 0 ? 1 : 0)
  }
}
