// What a million rows cost a list that never jumps: one JSON object a line, for `Scripts/bench tiled`.
//
// Times are medians of many; the array an app changes is not in them.

import Tiled

/// What something takes, in milliseconds.
func milliseconds(_ body: () -> Void) -> Double {
  let taken = ContinuousClock().measure(body)
  return Double(taken.components.seconds) * 1e3 + Double(taken.components.attoseconds) / 1e15
}

func report(_ name: String, _ values: [Double]) {
  print("{\"name\": \"tiled.\(name)\", \"value\": \(values.sorted()[values.count / 2])}")
}

/// A million rows with heights of their own, as if all had been seen.
let million = {
  var layout = TiledLayout(estimatedHeight: 44)
  layout.append((0..<1_000_000).map { Double(30 + ($0 &* 7_919) % 90) })
  return layout
}()

let heights = (0..<10_000).map { Double(30 + $0 % 90) }
report(
  "prepend10k_1m.swift_ms",
  (0..<51).map { _ in
    var layout = million
    // The copy is made by the first change, which is not what is measured.
    layout.updateItemHeight(at: 0, newHeight: 50)
    return milliseconds { layout.prepend(heights) }
  }
)

let places = (0..<10_000).map { million.minY + million.height * Double($0) / 10_000 }
report(
  "lookup_1m.us",
  (0..<51).map { _ in
    var sum = 0
    let taken = milliseconds { for place in places { sum &+= million.index(at: place) ?? 0 } }
    precondition(sum > 0)
    return taken / Double(places.count) * 1e3
  }
)
