/// Which session is to be ticked next: a binary heap of times.
///
/// A session is entered when it needs an earlier tick than the one it is entered for, which an event hardly ever does;
/// entries that came too early are looked at and entered again. Entering and taking cost O(log n), looking O(1).
nonisolated struct WakeQueue {
  struct Entry {
    let time: Nanoseconds
    let session: SessionKey
  }

  private var heap: [Entry] = []

  var first: Entry? { heap.first }
  var count: Int { heap.count }

  mutating func insert(_ entry: Entry) {
    var index = heap.count
    heap.append(entry)
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index].time < heap[parent].time else { break }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  mutating func removeFirst() -> Entry {
    heap.swapAt(0, heap.count - 1)
    let removed = heap.removeLast()
    var index = 0
    while true {
      var smallest = index
      for child in (2 * index + 1)..<(2 * index + 3) where child < heap.count {
        if heap[child].time < heap[smallest].time { smallest = child }
      }
      guard smallest != index else { return removed }
      heap.swapAt(index, smallest)
      index = smallest
    }
  }
}
