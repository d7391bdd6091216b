import SwiftUI
import Tiled

// sample: heldList
struct HeldList: View {
  @State private var numbers = Array(0..<200)

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Ten Above") { numbers.insert(contentsOf: (numbers[0] - 10)..<numbers[0], at: 0) }
        Button("Ten Below") { numbers += (numbers[numbers.count - 1] + 1)...(numbers[numbers.count - 1] + 10) }
        Button("Remove Five") { numbers.removeSubrange(0..<min(5, numbers.count - 1)) }
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
}
// end sample
