import SwiftUI

// sample: withAnimation
struct Sliding: View {
  @State private var isRight = false

  var body: some View {
    VStack(spacing: 16) {
      Circle()
        .fill(isRight ? Color.orange : .teal)
        .frame(width: 48, height: 48)
        .frame(
          maxWidth: .infinity,
          alignment: isRight ? .trailing : .leading
        )
        .accessibilityHidden(true)
      Button("Move") {
        withAnimation(.bouncy) { isRight.toggle() }
      }
    }
    .frame(maxWidth: 280)
  }
}
// end sample

// sample: animationValue
struct Beating: View {
  @State private var isLiked = false

  var body: some View {
    Button {
      isLiked.toggle()
    } label: {
      Image(systemName: isLiked ? "heart.fill" : "heart")
        .font(.system(size: 48))
        .foregroundStyle(.pink)
        .scaleEffect(isLiked ? 1.2 : 1)
        .animation(.spring(duration: 0.4, bounce: 0.6), value: isLiked)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(isLiked ? "Liked" : "Like")
  }
}
// end sample

// sample: curves
struct Curves: View {
  @State private var isFar = false

  private let curves: [(String, Animation)] = [
    ("linear", .linear(duration: 1)),
    ("easeInOut", .easeInOut(duration: 1)),
    ("snappy", .snappy(duration: 1)),
    ("bouncy", .bouncy(duration: 1)),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(curves, id: \.0) { name, curve in
        Text(name)
          .padding(6)
          .background(.blue.opacity(0.15), in: .capsule)
          .offset(x: isFar ? 160 : 0)
          .animation(curve, value: isFar)
      }
      Button("Go") { isFar.toggle() }
    }
    .frame(width: 280, alignment: .leading)
  }
}
// end sample
