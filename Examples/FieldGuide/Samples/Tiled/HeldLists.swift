import SwiftUI
import Tiled

// sample: heldList
struct HeldList: View {
  @State private var numbers = Array(0..<200)

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Ten Above") { grow(by: -10) }
        Button("Ten Below") { grow(by: 10) }
        Button("Remove Five") { numbers.removeFirst(5) }
          .disabled(numbers.count < 10)
      }
      .padding(8)
      Divider()
      TiledView(numbers, id: \.self) { number in
        Text(verbatim: "Entry \(number)").padding(12)
      }
      .tiledInitialPosition(.id(100))
    }
    .buttonStyle(.bordered)
    .frame(height: 360)
  }

  private func grow(by count: Int) {
    let (first, last) = (numbers.first ?? 0, numbers.last ?? 0)
    if count < 0 {
      numbers.insert(contentsOf: first + count..<first, at: 0)
    } else {
      numbers += last + 1...last + count
    }
  }
}
// end sample
