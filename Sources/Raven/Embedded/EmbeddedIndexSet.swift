#if hasFeature(Embedded)
/// A set of offsets, in order: what Foundation has under this name, as far as lists hand it out.
public nonisolated struct IndexSet: RandomAccessCollection, Hashable, Sendable {
  private var offsets: [Int] = []

  /// Creates an empty set.
  public init() {}

  /// Creates a set of some offsets.
  public init<Offsets: Sequence>(_ offsets: Offsets) where Offsets.Element == Int {
    for offset in offsets { insert(offset) }
  }

  /// Creates a set of one offset.
  public init(integer offset: Int) { offsets = [offset] }

  /// Creates a set of all offsets of a range.
  public init(integersIn range: Range<Int>) { offsets = Array(range) }

  /// The place of the least offset.
  public var startIndex: Int { 0 }
  /// The place behind the greatest offset.
  public var endIndex: Int { offsets.count }
  /// The offset at a place of the set, from the least on.
  public subscript(position: Int) -> Int { offsets[position] }

  /// Whether an offset is in the set, in O(log n).
  public func contains(_ offset: Int) -> Bool {
    let place = place(of: offset)
    return place < offsets.count && offsets[place] == offset
  }

  /// Puts an offset into the set.
  public mutating func insert(_ offset: Int) {
    let place = place(of: offset)
    if place == offsets.count || offsets[place] != offset { offsets.insert(offset, at: place) }
  }

  /// Takes an offset out of the set; nil if it was not in it.
  @discardableResult
  public mutating func remove(_ offset: Int) -> Int? {
    let place = place(of: offset)
    return place < offsets.count && offsets[place] == offset ? offsets.remove(at: place) : nil
  }

  /// Where an offset is, or would be.
  private func place(of offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
#endif
