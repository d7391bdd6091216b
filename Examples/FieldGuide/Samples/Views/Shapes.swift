import SwiftUI

// sample: shapes
struct Shapes: View {
  var body: some View {
    HStack(spacing: 12) {
      Rectangle().fill(.red)
      RoundedRectangle(cornerRadius: 12).fill(.orange)
      Capsule().fill(.yellow)
      Circle().fill(.green)
      Ellipse().fill(.blue)
      UnevenRoundedRectangle(
        topLeadingRadius: 24,
        bottomTrailingRadius: 24
      )
      .fill(.purple)
    }
    .frame(height: 64)
    .accessibilityHidden(true)
  }
}
// end sample

// sample: strokes
struct Strokes: View {
  @State private var part = 0.75

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 24) {
        Circle()
          .trim(from: 0, to: part)
          .stroke(
            .teal,
            style: StrokeStyle(lineWidth: 8, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
        RoundedRectangle(cornerRadius: 12)
          .strokeBorder(
            .pink,
            style: StrokeStyle(lineWidth: 3, dash: [8, 6])
          )
      }
      .frame(height: 80)
      .accessibilityHidden(true)
      Slider(value: $part) { Text("Part") }
    }
    .frame(maxWidth: 280)
  }
}
// end sample

// sample: clips
struct Clips: View {
  var body: some View {
    HStack(spacing: 16) {
      Text("Capsule")
        .padding(12)
        .background(.blue.opacity(0.2), in: .capsule)
      LinearGradient(
        colors: [.mint, .indigo],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .frame(width: 64, height: 64)
      .clipShape(.circle)
      .accessibilityHidden(true)
    }
  }
}
// end sample

// sample: star
struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    for corner in 0..<points * 2 {
      let angle = Double(corner) / Double(points) * .pi
      let length = corner.isMultiple(of: 2) ? radius : radius / 2
      let point = CGPoint(
        x: middle.x + length * sin(angle),
        y: middle.y - length * cos(angle)
      )
      if corner == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
    path.closeSubpath()
    return path
  }
}

struct StarSample: View {
  @State private var points = 5

  var body: some View {
    VStack(spacing: 16) {
      Star(points: points)
        .fill(.yellow.gradient)
        .stroke(.orange, lineWidth: 2)
        .frame(width: 120, height: 120)
        .accessibilityLabel("A star")
      Stepper("\(points) points", value: $points, in: 3...12)
    }
    .frame(maxWidth: 240)
  }
}
// end sample
