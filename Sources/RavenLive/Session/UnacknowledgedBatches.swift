/// The batches a page may still lack, by number, oldest first.
///
/// Invariant: they are consecutive and the youngest is the last one sent. A queue in an array: the front is a moving
/// index, so an acknowledgement costs only what it frees.
nonisolated struct UnacknowledgedBatches {
  /// A batch as it was sent, and what a page knew that lacks it.
  struct Batch {
    let number: UInt32
    fileprivate(set) var frame: [UInt8]
    let sentAt: Nanoseconds
    /// The next node id before this batch.
    let nextNodeID: UInt32
    /// How many names were interned before this batch.
    let nameCount: Int
  }

  private var batches: [Batch] = []
  private var front = 0
  /// What the batches kept amount to, with what keeping one costs.
  private(set) var byteCount = 0
  /// The last batch that was let go by age, and what those that were amount to.
  private var aged: (last: UInt32, byteCount: Int) = (0, 0)

  /// The oldest batch kept.
  var first: Batch? { front < batches.count ? batches[front] : nil }
  /// All batches kept, oldest first.
  var all: ArraySlice<Batch> { batches[front...] }

  /// What may still be on its way to the page: what is let go by age is no more kept, and yet waits to be read.
  var bytesUnderWay: Int { byteCount + aged.byteCount }

  private static func cost(of batch: Batch) -> Int {
    batch.frame.count + MemoryLayout<Batch>.stride
  }

  /// Keeps one more.
  mutating func append(_ batch: Batch) {
    batches.append(batch)
    byteCount += Self.cost(of: batch)
  }

  /// Lets go of every batch up to a number.
  ///
  /// Takes amortized constant time for each batch freed.
  mutating func acknowledge(upTo number: UInt32) {
    while front < batches.count, batches[front].number <= number { dropFront() }
    if number >= aged.last { aged = (0, 0) }
    compact()
  }

  /// Lets go of every batch sent before a time.
  mutating func drop(sentBefore limit: Nanoseconds) {
    while front < batches.count, batches[front].sentAt < limit {
      aged = (batches[front].number, aged.byteCount + Self.cost(of: batches[front]))
      dropFront()
    }
    compact()
  }

  private mutating func dropFront() {
    byteCount -= Self.cost(of: batches[front])
    batches[front].frame = []
    front += 1
  }

  private mutating func compact() {
    if front == batches.count {
      batches.removeAll(keepingCapacity: batches.capacity <= 4)
      front = 0
    } else if front >= 8, front > batches.count / 2 {
      batches.removeFirst(front)
      front = 0
    }
  }
}
