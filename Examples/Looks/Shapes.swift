import SwiftUI

struct Shapes: View {
  @State private var progress = 0.3

  var body: some View {
    Chapter("Shapes") {
      HStack(spacing: 8) {
        Sample("Ellipse") { Ellipse().fill(.teal) }
        Sample("Uneven") {
          UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(.indigo.gradient)
        }
        Sample("Triangle") { Triangle().fill(.orange) }
      }
      HStack(spacing: 8) {
        Sample("Stroke") { RoundedRectangle(cornerRadius: 14).stroke(.blue, lineWidth: 4).padding(4) }
        Sample("Border") { Capsule().strokeBorder(.pink, lineWidth: 6) }
        Sample("Dashes") {
          RoundedRectangle(cornerRadius: 10)
            .strokeBorder(.secondary, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
        }
      }
      HStack(spacing: 8) {
        Sample("Star") { Star().fill(LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom)) }
        Sample("Path") {
          Path { path in
            path.move(to: CGPoint(x: 4, y: 40))
            path.addQuadCurve(to: CGPoint(x: 80, y: 40), control: CGPoint(x: 42, y: -20))
          }
          .stroke(.purple, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        }
        Sample("Clip") {
          LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom).clipShape(Star())
        }
      }
      HStack(spacing: 16) {
        ZStack {
          Circle().stroke(.quaternary, lineWidth: 10)
          Circle().trim(from: 0, to: progress)
            .stroke(
              AngularGradient(colors: [.mint, .blue], center: .center),
              style: StrokeStyle(lineWidth: 10, lineCap: .round)
            )
            .rotationEffect(.degrees(-90))
          Text("\(Int(progress * 100)) %")
        }
        .frame(width: 88, height: 88)
        Button("More progress") { progress = progress >= 1 ? 0.1 : progress + 0.3 }.buttonStyle(.bordered)
      }
      .padding(6)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 8) {
        ForEach(["star", "photo", "heart", "bolt"], id: \.self) { name in
          Image(systemName: name).resizable().scaledToFit()
        }
      }
      .foregroundStyle(.indigo)
    }
  }
}

/// Stretches with its area.
struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// As large as fits: it depends on the shorter side.
struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2
    let points = (0..<10).map { index in
      let angle = Double(index) * .pi / 5 - .pi / 2
      let radius = index.isMultiple(of: 2) ? outer : outer * 0.45
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    return Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
  }
}
