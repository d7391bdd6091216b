import SwiftUI
import Tiled

// sample: tiledSource
struct Square: Identifiable, Sendable {
  let id: Int
  var value: String { (id * id).formatted() }
}

struct Squares: TiledSource {
  private func squares(_ ids: Range<Int>) -> [Square] {
    ids.clamped(to: 1..<1_000_001).map { Square(id: $0) }
  }

  func older(before square: Square?, limit: Int) async -> [Square] {
    let end = square?.id ?? 1_000_001
    return squares(end - limit..<end)
  }

  func newer(after square: Square?, limit: Int) async -> [Square] {
    let start = (square?.id ?? 0) + 1
    return squares(start..<start + limit)
  }

  func around(id: Int, limit: Int) async -> [Square] {
    squares(id - limit / 2..<id + limit / 2)
  }
}

struct MillionSquares: View {
  @State private var controller = TiledController(
    source: Squares(),
    items: (1...60).map { Square(id: $0) },
    hasOlder: false
  )

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("First") { controller.scrollTo(edge: .top) }
        Button("500,000") { controller.scrollTo(id: 500_000) }
        Button("Last") { controller.scrollTo(edge: .bottom) }
      }
      .buttonStyle(.bordered)
      .padding(8)
      Divider()
      TiledView(controller) { square in
        LabeledContent("Of \(square.id)", value: square.value)
          .padding(12)
      }
    }
    .frame(height: 360)
  }
}
// end sample
