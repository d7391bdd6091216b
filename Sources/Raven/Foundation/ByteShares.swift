#if !hasFeature(Embedded)
/// Who wrote which bytes of a batch: the batch cut where somebody else begins to write.
///
/// ```
///   operations  ──────┬────────────┬──────┬─────────
///   values      ──────┴────────────┴──────┴─────────
///               nobody   0            1      0          shares
/// ```
/// What is written while an inner one runs is the inner one's alone. Rows that become a repetition of the one before are taken back
/// from the end, and with them what they had been charged.
nonisolated struct ByteShares {
  /// How much there is of a batch.
  typealias Written = (operations: Int, values: Int)

  private var cuts: [(owner: Int, at: Written)] = []

  /// From here on somebody writes; -1 for nobody who is to be charged.
  mutating func begin(_ owner: Int, at written: Written) { cuts.append((owner, written)) }

  /// The end of the batch was taken back.
  mutating func takeBack(to written: Written) {
    for index in cuts.indices.reversed() {
      let at = cuts[index].at
      if at.operations <= written.operations, at.values <= written.values { return }
      cuts[index].at = (min(at.operations, written.operations), min(at.values, written.values))
    }
  }

  /// What each has written, of a batch that ends here.
  func bytes(of count: Int, until end: Written) -> [Int] {
    var sums = [Int](repeating: 0, count: count)
    for (index, cut) in cuts.enumerated() where cut.owner >= 0 {
      let next = index + 1 < cuts.count ? cuts[index + 1].at : end
      sums[cut.owner] += next.operations - cut.at.operations + next.values - cut.at.values
    }
    return sums
  }
}
#endif
