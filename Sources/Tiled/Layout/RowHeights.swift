/// The heights of rows, in chunks that know their sum.
///
/// Invariant: `total` is the sum of all rows' heights, those not measured counted as the estimate.
nonisolated struct RowHeights: Equatable, Sendable {
  /// No chunk has more rows.
  private static let most = 1_024

  private struct Chunk: Equatable, Sendable {
    /// How many rows it has.
    var count: Int
    /// What its measured rows are high together, and how many they are.
    var sum = 0
    var measured = 0
    /// The heights by row, -1 for one that was not measured; empty when none was.
    var rows: [Int32] = []

    init(_ heights: ArraySlice<Int>) {
      count = heights.count
      rows = heights.map { Int32($0) }
      sum = heights.reduce(0, +)
      measured = count
    }

    init(unmeasured count: Int) { self.count = count }

    func height(_ estimate: Int) -> Int { sum + (count - measured) * estimate }

    func row(_ index: Int) -> Int? { rows.isEmpty || rows[index] < 0 ? nil : Int(rows[index]) }

    /// What the first rows are high together.
    func height(ofFirst index: Int, _ estimate: Int) -> Int {
      if rows.isEmpty { return index * estimate }
      var height = 0
      for row in rows[..<index] { height += row < 0 ? estimate : Int(row) }
      return height
    }

    mutating func set(_ index: Int, to height: Int) {
      if rows.isEmpty { rows = [Int32](repeating: -1, count: count) }
      if let row = row(index) { sum -= row } else { measured += 1 }
      sum += height
      rows[index] = Int32(height)
    }

    /// Some of its rows, as a chunk.
    func part(_ range: Range<Int>) -> Chunk {
      var part = Chunk(unmeasured: range.count)
      guard !rows.isEmpty, measured > 0 else { return part }
      let some = rows[range]
      let known = some.lazy.filter { $0 >= 0 }
      part.measured = known.count
      if part.measured > 0 {
        part.rows = Array(some)
        part.sum = known.reduce(0) { $0 + Int($1) }
      }
      return part
    }

    /// Takes another chunk's rows behind its own.
    mutating func append(_ other: Chunk) {
      if measured > 0 || other.measured > 0 {
        if rows.isEmpty { rows = [Int32](repeating: -1, count: count) }
        rows += other.rows.isEmpty ? [Int32](repeating: -1, count: other.count) : other.rows
      } else {
        rows = []
      }
      count += other.count
      sum += other.sum
      measured += other.measured
    }
  }

  private var chunks: [Chunk] = []
  private(set) var count = 0
  private var sum = 0
  private var measured = 0
  /// What a row counts as until it is measured.
  var estimate: Int

  init(estimate: Int, count: Int = 0) {
    self.estimate = estimate
    insert(unmeasured: count, at: 0)
  }

  /// What all rows are high together.
  var total: Int { sum + (count - measured) * estimate }

  /// What a row is high on average.
  var average: Int { count == 0 ? estimate : total / count }

  subscript(index: Int) -> Int {
    get {
      let (chunk, row) = locate(index)
      return chunks[chunk].row(row) ?? estimate
    }
    set {
      let (chunk, row) = locate(index)
      sum -= chunks[chunk].sum
      measured -= chunks[chunk].measured
      chunks[chunk].set(row, to: newValue)
      sum += chunks[chunk].sum
      measured += chunks[chunk].measured
    }
  }

  func isMeasured(_ index: Int) -> Bool {
    let (chunk, row) = locate(index)
    return chunks[chunk].row(row) != nil
  }

  /// What the rows before one are high together.
  func offset(of index: Int) -> Int {
    var (height, rest) = (0, index)
    for chunk in chunks {
      if rest < chunk.count { return height + chunk.height(ofFirst: rest, estimate) }
      height += chunk.height(estimate)
      rest -= chunk.count
    }
    return height
  }

  /// The row at an offset; the first or last for one beyond.
  func index(at offset: Int) -> Int {
    var (rest, first) = (offset, 0)
    for chunk in chunks {
      let height = chunk.height(estimate)
      if rest < height {
        for row in 0..<chunk.count {
          rest -= chunk.row(row) ?? estimate
          if rest < 0 { return first + row }
        }
      }
      rest -= height
      first += chunk.count
    }
    return max(0, count - 1)
  }

  mutating func insert(_ heights: [Int], at index: Int) {
    let starts = stride(from: 0, to: heights.count, by: RowHeights.most)
    put(starts.map { Chunk(heights[$0..<min($0 + RowHeights.most, heights.count)]) }, at: index)
  }

  mutating func insert(unmeasured new: Int, at index: Int) {
    let starts = stride(from: 0, to: new, by: RowHeights.most)
    put(starts.map { Chunk(unmeasured: min(RowHeights.most, new - $0)) }, at: index)
  }

  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let first = split(at: range.lowerBound)
    let end = split(at: range.upperBound)
    for chunk in chunks[first..<end] {
      sum -= chunk.sum
      measured -= chunk.measured
    }
    chunks.removeSubrange(first..<end)
    count -= range.count
    join(at: first)
  }

  /// Puts chunks before a row.
  private mutating func put(_ new: [Chunk], at index: Int) {
    guard !new.isEmpty else { return }
    let place = split(at: index)
    chunks.insert(contentsOf: new, at: place)
    for chunk in new {
      sum += chunk.sum
      measured += chunk.measured
      count += chunk.count
    }
    join(at: place + new.count)
    join(at: place)
  }

  /// Has a chunk begin at a row.
  ///
  /// - Returns: which.
  private mutating func split(at index: Int) -> Int {
    if index == count { return chunks.count }
    let (chunk, row) = locate(index)
    guard row > 0 else { return chunk }
    let whole = chunks[chunk]
    chunks[chunk] = whole.part(0..<row)
    chunks.insert(whole.part(row..<whole.count), at: chunk + 1)
    return chunk + 1
  }

  /// Joins a chunk with the one before it, if both are small: rows that come one at a time make no chunk each.
  private mutating func join(at index: Int) {
    guard index > 0, index < chunks.count else { return }
    guard chunks[index - 1].count + chunks[index].count <= RowHeights.most / 2 else { return }
    chunks[index - 1].append(chunks[index])
    chunks.remove(at: index)
  }

  private func locate(_ index: Int) -> (chunk: Int, row: Int) {
    var rest = index
    for (place, chunk) in chunks.enumerated() {
      if rest < chunk.count { return (place, rest) }
      rest -= chunk.count
    }
    preconditionFailure("There is no row \(index) in a layout of \(count)")
  }
}
