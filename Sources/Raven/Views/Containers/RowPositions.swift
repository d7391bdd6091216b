/// Where rows stand among all of a list, for assistive technology: some of them may not be built.
final class RowPositions {
  /// How many rows there are; nil while all are built and the page itself can tell.
  private(set) var total: Int?
  /// By the number of their leaf, counted from 1.
  private var positions: [Int: Int] = [:]

  init() {}

  nonisolated deinit {}

  /// Counts rows and the gaps between them.
  func count(_ leaves: [ResolvedLeaf]) {
    total = nil
    positions = [:]
    guard leaves.contains(where: { $0.kind == .gap }) else { return }
    var total = 0
    for (index, leaf) in leaves.enumerated() where !leaves.isKept(index) {
      guard let gap = leaf.gap else {
        total += 1
        positions[leaf.number] = total
        continue
      }
      if let kept = gap.kept {
        positions[leaves[index + (gap.report == nil ? 1 : -1)].number] = total + kept - gap.range.lowerBound + 1
      }
      total += gap.range.count
    }
    self.total = total
  }

  func position(of leaf: ResolvedLeaf) -> Int? { positions[leaf.number] }
}

extension [ResolvedLeaf] {
  /// Whether a leaf stands beside a gap in place of one of the elements the gap counts.
  func isKept(_ index: Int) -> Bool {
    if index > 0, let gap = self[index - 1].gap, gap.report == nil, gap.kept != nil { return true }
    if index + 1 < count, let gap = self[index + 1].gap, gap.report != nil, gap.kept != nil { return true }
    return false
  }
}
