import RavenTesting
import Testing

@testable import Tiled

/// Where rows are, against a plain list of heights.
struct TiledLayoutTests {
  /// The layout as anybody would write it first: every height in an array.
  private struct Model {
    var heights: [Double?] = []
    var top = TiledLayout.anchorY
    let estimate = 40.0

    func minY(_ index: Int) -> Double { heights[..<index].reduce(top) { $0 + ($1 ?? estimate) } }
  }

  @Test("rows that come before the first stand above it, and nothing moves")
  func documentedExample() {
    var layout = TiledLayout(estimatedHeight: 100)
    layout.append([100, 100, 100])
    #expect((0..<3).map { layout.frame(at: $0).minY } == [50_000_000, 50_000_100, 50_000_200])
    layout.prepend([100])
    #expect((0..<4).map { layout.frame(at: $0).minY } == [49_999_900, 50_000_000, 50_000_100, 50_000_200])
    layout.append([100])
    #expect(layout.frame(at: 4).minY == 50_000_300)
    layout.updateItemHeight(at: 1, newHeight: 150)
    #expect(layout.frame(at: 2).minY == 50_000_150)
  }

  @Test("rows away from the anchor make room, on either side of it")
  func growsAwayFromAnchor() {
    var layout = TiledLayout()
    layout.append([100, 100])
    layout.prepend([100, 100])
    layout.updateItemHeight(at: 0, newHeight: 150)
    #expect((0..<4).map { layout.frame(at: $0).minY } == [49_999_750, 49_999_900, 50_000_000, 50_000_100])
    layout.updateItemHeight(at: 3, newHeight: 10)
    #expect(layout.frame(at: 2).minY == 50_000_000)
    #expect(layout.maxY == 50_000_110)
  }

  @Test("any rows that come, go and change stand where a plain list of heights says", arguments: 0..<40)
  func againstPlainList(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var layout = TiledLayout(estimatedHeight: 40)
    var model = Model()
    func heights(_ most: Int) -> [Double] {
      (0..<Int.random(in: 0..<most, using: &random)).map { _ in Double(Int.random(in: 640..<8_000, using: &random)) / 64
      }
    }
    for _ in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let new = heights(1_500)
        layout.prepend(new)
        model.heights.insert(contentsOf: new.map { $0 }, at: 0)
        model.top -= new.reduce(0, +)
      case 1:
        let new = heights(30)
        layout.append(new)
        model.heights += new.map { $0 }
      case 2:
        let count = Int.random(in: 0..<900, using: &random)
        let index = Int.random(in: 0...model.heights.count, using: &random)
        if model.minY(index) < TiledLayout.anchorY { model.top -= Double(count) * model.estimate }
        layout.insert(count: count, at: index)
        model.heights.insert(contentsOf: [Double?](repeating: nil, count: count), at: index)
      case 3 where !model.heights.isEmpty:
        let index = Int.random(in: 0..<model.heights.count, using: &random)
        let new = Double(Int.random(in: 640..<8_000, using: &random)) / 64
        let grown = new - (model.heights[index] ?? model.estimate)
        if model.minY(index) < TiledLayout.anchorY { model.top -= grown }
        layout.updateItemHeight(at: index, newHeight: new)
        model.heights[index] = new
      case 4:
        let first = Int.random(in: 0...model.heights.count, using: &random)
        let end = Int.random(in: first...min(model.heights.count, first + 700), using: &random)
        model.top += max(0, min(model.minY(end), TiledLayout.anchorY) - model.minY(first))
        layout.remove(first..<end)
        model.heights.removeSubrange(first..<end)
      default:
        let count = Int.random(in: 0..<50, using: &random)
        layout.append(count: count)
        model.heights += [Double?](repeating: nil, count: count)
      }
      #expect(layout.count == model.heights.count)
      #expect(layout.minY == model.top)
      #expect(layout.maxY == model.minY(model.heights.count))
      guard !model.heights.isEmpty else { continue }
      let index = Int.random(in: 0..<model.heights.count, using: &random)
      let frame = layout.frame(at: index)
      #expect(frame == TiledLayout.Frame(minY: model.minY(index), height: model.heights[index] ?? model.estimate))
      #expect(layout.index(at: frame.minY) == index)
      #expect(layout.index(at: frame.maxY - 1.0 / 64) == index)
      #expect(layout.isMeasured(at: index) == (model.heights[index] != nil))
    }
  }

  @Test("a window is the rows that reach into it, and none beyond the ends")
  func windows() {
    var layout = TiledLayout(estimatedHeight: 10)
    layout.append(count: 100)
    let top = TiledLayout.anchorY
    #expect(layout.window(in: top...top + 25) == 0..<3)
    #expect(layout.window(in: top + 95...top + 104) == 9..<11)
    #expect(layout.window(in: top - 50...top - 20) == 0..<0)
    #expect(layout.window(in: top + 1_001...top + 2_000) == 100..<100)
    #expect(layout.window(in: top - 50...top + 5_000) == 0..<100)
    #expect(TiledLayout().index(at: top) == nil)
    #expect(TiledLayout().window(in: top...top + 1) == 0..<0)
  }

  @Test("another estimate, and heights forgotten, leave one row where it is")
  func estimates() {
    var layout = TiledLayout(estimatedHeight: 10)
    layout.append(count: 3_000)
    layout.updateItemHeight(at: 2_000, newHeight: 70)
    let before = layout.frame(at: 2_500).minY
    layout.estimate(30, holding: 2_500)
    #expect(layout.frame(at: 2_500).minY == before)
    #expect(layout.frame(at: 2_501).minY == before + 30)
    #expect(layout.frame(at: 2_000).height == 70)
    layout.forgetHeights(holding: 2_500)
    #expect(layout.frame(at: 2_500).minY == before)
    #expect(!layout.isMeasured(at: 2_000))
  }
}
