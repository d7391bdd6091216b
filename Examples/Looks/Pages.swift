import SwiftUI

/// Pages to swipe through, and what stands on them: pictures in lines, links as buttons, shapes with corners that stay.
struct Pages: View {
  @State private var page = 0

  var body: some View {
    Chapter("Pages") {
      TabView(selection: $page) {
        Text("Swipe, scroll or press \(Image(systemName: "arrow.right.circle")) to go on.").padding(24).tag(0)
        VStack(spacing: 12) {
          Text("A ticket keeps its corners.")
          Text("Row 12, seat 7").padding(.horizontal, 32).padding(.vertical, 12).background(
            .orange.opacity(0.3),
            in: Ticket()
          )
        }
        .tag(1)
        Link("To the start", destination: URL(string: "https://example.com")!).buttonStyle(.borderedProminent).tag(2)
      }
      .tabViewStyle(.page)
      .frame(height: 180)
      .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 12))
      HStack {
        Button("Go on", systemImage: "arrow.right.circle") { withAnimation { page = (page + 1) % 3 } }
        Text("Page \(page + 1) of 3").foregroundStyle(.secondary)
        Spacer()
        ShareLink(item: URL(string: "https://example.com/ticket")!, subject: Text("A ticket")).buttonStyle(.bordered)
      }
    }
  }
}

/// A box of which every corner is cut out by the same circle, however long it is.
struct Ticket: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = 10.0
    return Path { path in
      path.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - radius, y: rect.minY))
      cut(&path, CGPoint(x: rect.maxX, y: rect.minY), from: 180)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radius))
      cut(&path, CGPoint(x: rect.maxX, y: rect.maxY), from: 270)
      path.addLine(to: CGPoint(x: rect.minX + radius, y: rect.maxY))
      cut(&path, CGPoint(x: rect.minX, y: rect.maxY), from: 0)
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + radius))
      cut(&path, CGPoint(x: rect.minX, y: rect.minY), from: 90)
      path.closeSubpath()
    }
  }

  private func cut(_ path: inout Path, _ corner: CGPoint, from degrees: Double) {
    path.addArc(
      center: corner,
      radius: 10,
      startAngle: .degrees(degrees),
      endAngle: .degrees(degrees - 90),
      clockwise: true
    )
  }
}
