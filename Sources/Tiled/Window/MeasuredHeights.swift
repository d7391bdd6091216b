/// How high rows were when they were last seen, by how wide the list was.
struct MeasuredHeights<ID: Hashable> {
  /// No more heights are kept for a width, and none for more widths.
  private static var most: (rows: Int, widths: Int) { (2_048, 3) }

  /// How wide rows are, in points; 0 before the page has said.
  var width = 0.0
  /// Whether a row's usual height has been taken from some that were seen.
  var haveEstimate = false
  private var known: [(width: Double, heights: [ID: Double])] = []

  /// A row was seen.
  mutating func measure(_ id: ID, _ height: Double) {
    if known.last?.width != width {
      if let index = known.firstIndex(where: { $0.width == width }) {
        known.append(known.remove(at: index))
      } else {
        known.append((width, [:]))
      }
      if known.count > MeasuredHeights.most.widths { known.removeFirst() }
    }
    let last = known.count - 1
    if known[last].heights.count >= MeasuredHeights.most.rows { known[last].heights = [:] }
    known[last].heights[id] = height
  }

  /// How high a row is at the present width: as it was seen, or as somebody says.
  func height(of id: ID, else say: (Double) -> Double?) -> Double? {
    guard width > 0 else { return nil }
    return known.first { $0.width == width }?.heights[id] ?? say(width)
  }
}
