import SwiftUI

/// What follows a pointer: a card that is thrown, a thing that springs back, a long press, a mouse over it.
struct Gestures: View {
  @State private var offset = CGSize.zero
  @State private var thrown = 0
  @GestureState private var pull = CGSize.zero
  @State private var isOver = false
  @State private var isPressed = false
  @State private var held = 0

  var body: some View {
    Chapter("Gestures") {
      HStack(spacing: 16) {
        tile("Throw me", .indigo).offset(offset).gesture(throwing)
        tile("Pull me", .teal).offset(pull).gesture(pulling)
      }
      HStack(spacing: 16) {
        tile("Hold me", isPressed ? .red : .gray)
          .onLongPressGesture {
            held += 1
          } onPressingChanged: {
            isPressed = $0
          }
        tile("Point at me", isOver ? .orange : .gray).onHover { isOver = $0 }
      }
      Text("Thrown \(thrown) times, held \(held) times").foregroundStyle(.secondary)
      HStack {
        Button("Throw") { thrown += 1 }.simultaneousGesture(TapGesture().onEnded { held += 1 })
        Button("Throw nothing") { thrown += 1 }.highPriorityGesture(TapGesture().onEnded { held += 1 })
      }
      .buttonStyle(.bordered)
    }
  }

  private var throwing: some Gesture {
    DragGesture()
      .onChanged { offset = $0.translation }
      .onEnded { drag in
        if abs(drag.predictedEndTranslation.width) > 120 { thrown += 1 }
        withAnimation(.spring) { offset = .zero }
      }
  }

  private var pulling: some Gesture {
    DragGesture(minimumDistance: 0).updating($pull) { drag, pull, _ in
      pull = CGSize(width: drag.translation.width / 3, height: drag.translation.height / 3)
    }
  }

  private func tile(_ title: String, _ color: Color) -> some View {
    Text(title).frame(width: 120, height: 64).background(color.opacity(0.25), in: RoundedRectangle(cornerRadius: 12))
  }
}
