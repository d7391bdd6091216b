import Observation

/// The entries, and what happens to them.
@Observable final class TimelineLog {
  private(set) var entries: [TimelineEntry] = []
  /// The entry in the middle of what happens: the first in sight where a page has been scrolled 6,000 points down.
  private let place = 81
  private var oldest = 0
  private var newest = 0
  private var streaming: Task<Void, Never>?

  init(count: Int) { append(count) }

  /// Begins again with some entries.
  func restart(count: Int) {
    (entries, oldest, newest) = ([], 0, 0)
    append(count)
  }

  /// Appends what somebody has written, and tells its id.
  func send(_ text: String) -> TimelineEntry.ID {
    append(1)
    entries[entries.count - 1].say(text)
    return entries[entries.count - 1].id
  }

  /// Appends an answer, word by word.
  func answer() {
    append(1)
    stream()
  }

  func apply(_ change: TimelineChange) {
    switch change {
    case .prepend: prepend(20)
    case .append: append(20)
    case .both:
      prepend(20)
      append(20)
    case .fraction:
      oldest -= 1
      entries.insert(TimelineEntry(oldest, height: 30.3), at: 0)
    case .thousand: append(1_000)
    case .tenThousand: prepend(10_000)
    case .stream: stream()
    case .replace: entries = fresh(500)
    case .removeAll: entries = []
    default: if entries.count > 100 { applyInside(change) }
    }
  }

  /// What takes entries around one in the middle.
  private func applyInside(_ change: TimelineChange) {
    switch change {
    case .insertAbove: entries.insert(contentsOf: fresh(5), at: 3)
    case .removeAbove: entries.removeSubrange(3..<8)
    case .exchange:
      entries.removeSubrange(0..<5)
      entries.insert(contentsOf: fresh(5), at: entries.count - 3)
    case .removeJustAbove: entries.removeSubrange(index - 3..<index)
    case .growJustAbove: entries[index - 1].height = (entries[index - 1].height ?? 0) + 200
    case .removeFirst: entries.remove(at: index)
    case .moveFirst: entries.append(entries.remove(at: index))
    case .shuffle: entries.replaceSubrange(index..<index + 8, with: entries[index..<index + 8].reversed())
    case .removeSight: entries.removeSubrange(index - 3..<index + 40)
    case .tall: entries[index].grow(atTop: false, by: 60)
    case .growTop: entries[index].grow(atTop: true)
    case .growBottom: entries[index].grow(atTop: false)
    default: break
    }
  }

  /// Where the entry in the middle is.
  private var index: Int {
    let index = entries.firstIndex { $0.id == place } ?? entries.count / 2
    return min(max(index, 8), entries.count - 50)
  }

  private func prepend(_ count: Int) {
    entries.insert(contentsOf: (1...count).reversed().map { TimelineEntry(oldest - $0) }, at: 0)
    oldest -= count
  }

  private func append(_ count: Int) { entries += fresh(count) }

  private func fresh(_ count: Int) -> [TimelineEntry] {
    defer { newest += count }
    return (newest..<newest + count).map { TimelineEntry($0) }
  }

  /// Writes into the last entry, a hundred words a second for two seconds.
  private func stream() {
    guard let last = entries.last?.id else { return }
    streaming?.cancel()
    streaming = Task { [weak self] in
      for number in 1...200 {
        try? await Task.sleep(for: .milliseconds(10))
        guard !Task.isCancelled, let self, let index = entries.lastIndex(where: { $0.id == last }) else { return }
        entries[index].say(number == 200 ? "Done." : "word")
      }
    }
  }
}
