/// Where the rows of a list are, from their heights alone: no view, no page.
///
/// Rows stand in a *virtual content space* of 100,000,000 units. The first row a list ever had starts at `anchorY`, in the middle;
/// rows that come before it stand above, rows that come after it below. So no row moves because another came at either end, and a
/// row that changes its height pushes those away that are farther from the anchor than it is.
///
/// ```swift
/// var layout = TiledLayout(estimatedHeight: 100)
/// layout.append([100, 100, 100])        // at 50,000,000, 50,000,100 and 50,000,200
/// layout.prepend([100])                 // at 49,999,900; the others stay
/// layout.append([100])                  // at 50,000,300
/// layout.updateItemHeight(at: 1, newHeight: 150)
/// layout.frame(at: 2).minY              // 50,000,150
/// ```
/// Heights are kept in 64ths of a point, as integers, so that nothing drifts however often rows come and go. Rows whose height is
/// not known take the estimated one and no memory of their own: a million of them are a thousand words.
///
/// Changing rows at either end costs the number of chunks touched; finding a row or a place costs a search over chunks of 1,024
/// rows, which is microseconds for a million rows. The space goes on beyond its ends: nothing breaks there.
nonisolated public struct TiledLayout: Equatable, Sendable {
  /// How high the virtual space is, in points.
  public static let contentHeight = 100_000_000.0
  /// Where the first row a list ever had starts, in points from the top of the space.
  public static let anchorY = 50_000_000.0

  /// Where a row is.
  public struct Frame: Equatable, Sendable {
    /// Its top, in points from the top of the space.
    public let minY: Double
    /// How high it is, in points.
    public let height: Double
    /// Its bottom, in points from the top of the space.
    public var maxY: Double { minY + height }
  }

  private var heights: RowHeights
  /// The top of the first row, in units from the anchor.
  private var top = 0

  /// Creates a layout without rows.
  ///
  /// - Parameter estimatedHeight: what a row is taken to be high until that is known, in points.
  public init(estimatedHeight: Double = 44) { heights = RowHeights(estimate: units(estimatedHeight)) }

  /// How many rows there are.
  public var count: Int { heights.count }

  /// How high all rows are together, in points.
  public var height: Double { points(heights.total) }

  /// Where the rows begin, in points from the top of the space.
  public var minY: Double { points(top) + TiledLayout.anchorY }

  /// Where the rows end, in points from the top of the space.
  public var maxY: Double { minY + height }

  /// What a row is taken to be high until that is known, in points.
  public var estimatedHeight: Double { points(heights.estimate) }

  // MARK: Where rows are

  /// Where a row is.
  ///
  /// - Parameter index: the row, from 0 up to the number of rows.
  /// - Returns: its place; for the number of rows, a place without height behind the last.
  public func frame(at index: Int) -> Frame {
    Frame(minY: minY + points(heights.offset(of: index)), height: index < count ? points(heights[index]) : 0)
  }

  /// The row at a place.
  ///
  /// - Parameter y: the place, in points from the top of the space.
  /// - Returns: the row, the first or last one for a place beyond; nil if there are no rows.
  public func index(at y: Double) -> Int? {
    count == 0 ? nil : heights.index(at: units(y - TiledLayout.anchorY) - top)
  }

  /// The rows that reach into a stretch of the space.
  ///
  /// - Parameter stretch: from where to where, in points from the top of the space.
  /// - Returns: the rows, empty if none is there.
  public func window(in stretch: ClosedRange<Double>) -> Range<Int> {
    guard let first = index(at: stretch.lowerBound), let last = index(at: stretch.upperBound) else { return 0..<0 }
    guard stretch.upperBound > minY, stretch.lowerBound < maxY else {
      return stretch.upperBound <= minY ? 0..<0 : count..<count
    }
    return first..<last + 1
  }

  /// Whether a row's height is known, rather than estimated.
  ///
  /// - Parameter index: the row.
  /// - Returns: whether it was given a height.
  public func isMeasured(at index: Int) -> Bool { heights.isMeasured(index) }

  // MARK: Rows that come, go and change

  /// Puts rows before the first, above it.
  ///
  /// - Parameter newHeights: how high they are, in points.
  public mutating func prepend(_ newHeights: [Double]) {
    let new = newHeights.map { units($0) }
    heights.insert(new, at: 0)
    top -= new.reduce(0, +)
  }

  /// Puts rows of unknown height before the first, above it.
  ///
  /// - Parameter count: how many.
  public mutating func prepend(count: Int) {
    heights.insert(unmeasured: count, at: 0)
    top -= count * heights.estimate
  }

  /// Puts rows behind the last.
  ///
  /// - Parameter newHeights: how high they are, in points.
  public mutating func append(_ newHeights: [Double]) { heights.insert(newHeights.map { units($0) }, at: count) }

  /// Puts rows of unknown height behind the last.
  ///
  /// - Parameter count: how many.
  public mutating func append(count: Int) { heights.insert(unmeasured: count, at: self.count) }

  /// Puts rows of unknown height between others: those farther from the anchor make room.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - index: the row before which they go.
  public mutating func insert(count: Int, at index: Int) {
    if isAbove(index) { top -= count * heights.estimate }
    heights.insert(unmeasured: count, at: index)
  }

  /// Takes rows away: those farther from the anchor close the gap.
  ///
  /// - Parameter range: which.
  public mutating func remove(_ range: Range<Int>) {
    let start = heights.offset(of: range.lowerBound)
    let end = heights.offset(of: range.upperBound)
    // What is taken from above the anchor moves the rows above down, as far as the anchor.
    top += max(0, min(top + end, 0) - (top + start))
    heights.remove(range)
  }

  /// Gives a row its height: those farther from the anchor make room.
  ///
  /// - Parameters:
  ///   - index: the row.
  ///   - newHeight: its height, in points.
  public mutating func updateItemHeight(at index: Int, newHeight: Double) {
    let difference = units(newHeight) - heights[index]
    if difference != 0, isAbove(index) { top -= difference }
    heights[index] = units(newHeight)
  }

  /// Takes another height for the rows whose own is not known; one row stays where it is.
  ///
  /// - Parameters:
  ///   - newHeight: what such a row is taken to be high, in points.
  ///   - index: the row whose top stays.
  public mutating func estimate(_ newHeight: Double, holding index: Int) {
    let before = heights.offset(of: index)
    heights.estimate = units(newHeight)
    top += before - heights.offset(of: index)
  }

  /// Forgets all heights, as when the width has changed: they go on as the estimate; one row stays where it is.
  ///
  /// - Parameter index: the row whose top stays.
  public mutating func forgetHeights(holding index: Int) {
    guard count > 0 else { return }
    let before = heights.offset(of: index)
    heights = RowHeights(estimate: max(1, heights.average), count: count)
    top += before - heights.offset(of: index)
  }

  /// Whether a row starts above the anchor.
  private func isAbove(_ index: Int) -> Bool { top + heights.offset(of: index) < 0 }
}

/// 64ths of a point.
nonisolated private func units(_ length: Double) -> Int { Int((length * 64).rounded()) }

/// Points from 64ths.
nonisolated private func points(_ units: Int) -> Double { Double(units) / 64 }
