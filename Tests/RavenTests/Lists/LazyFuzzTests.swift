import Observation
import Raven
import RavenTesting
import Testing

/// Whatever happens to the elements and wherever the page scrolls, the rows shown are those of the window, in order, each
/// with its own state.
struct LazyFuzzTests {
  @Observable
  final class Model {
    var items: [Int] = []
  }

  struct Column: View {
    let model: Model

    var body: some View { LazyVStack { ForEach(model.items, id: \.self) { Text("\($0)") } } }
  }

  struct Rows: View {
    let model: Model

    var body: some View { List(model.items, id: \.self) { Text("\($0)") } }
  }

  @Test(arguments: [false, true], 0..<20)
  func rowsAreThoseOfTheWindow(isList: Bool, seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let model = Model()
    let lazy = try isList ? LazyPage(Rows(model: model)) : LazyPage(Column(model: model))
    var next = 0
    for step in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: model.items.shuffle(using: &random)
      case 1, 2:
        let count = Int.random(in: 1...80, using: &random)
        model.items.insert(contentsOf: next..<next + count, at: Int.random(in: 0...model.items.count, using: &random))
        next += count
      case 3 where !model.items.isEmpty:
        let start = Int.random(in: 0..<model.items.count, using: &random)
        model.items.removeSubrange(start..<min(model.items.count, start + Int.random(in: 0...60, using: &random)))
      case 4: model.items.reverse()
      case 5 where Int.random(in: 0..<4, using: &random) == 0: model.items = []
      default:
        guard !lazy.gaps.isEmpty else { break }
        let first = UInt32.random(in: 0...UInt32(model.items.count + 5), using: &random)
        let rows = lazy.page.document.ids.filter { Int(lazy.page.document.text(of: $0)) != nil }
        try lazy.ask(
          first..<first + UInt32.random(in: 0...70, using: &random),
          columns: UInt32.random(in: 1...3, using: &random),
          focused: Bool.random(using: &random) ? rows.randomElement(using: &random) ?? 0 : 0
        )
      }
      try lazy.page.commit()
      let shown = lazy.texts.numbers
      if let window = lazy.windows.first {
        let numbers = window.split(separator: " ").compactMap { Int($0) }
        #expect(numbers[2] == model.items.count)
        var expected = Array(model.items[numbers[0]..<numbers[1]])
        if numbers.count == 4 {
          expected.insert(model.items[numbers[3]], at: numbers[3] < numbers[0] ? 0 : expected.count)
        }
        #expect(shown == expected, "seed \(seed), step \(step)")
      } else {
        #expect(shown == model.items, "seed \(seed), step \(step)")
      }
    }
  }
}
