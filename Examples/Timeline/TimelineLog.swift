import Observation

/// One entry of the timeline.
struct TimelineEntry: Identifiable, Equatable {
  let id: Int
  var height: Double
  var text: String

  /// An entry whose height follows from its number: 30 to 119 points, as if by chance.
  init(_ id: Int) {
    self.id = id
    height = Double(30 + abs(id &* 7_919) % 90)
    text = "Entry \(id)"
  }
}

/// What may happen around what is read.
enum TimelineChange: String, CaseIterable {
  case prepend = "Prepend 20"
  case append = "Append 20"
  case both = "Prepend and append 20"
  case insertAbove = "Insert 5 near the top"
  case removeAbove = "Remove 5 near the top"
  case exchange = "Remove 5 above, insert 5 below"
  case removeFirst = "Remove the first in sight"
  case moveFirst = "Move the first in sight to the end"
  case removeJustAbove = "Remove 3 just above"
  case growJustAbove = "Grow the one just above"
  case shuffle = "Shuffle those in sight"
  case removeSight = "Remove all in sight"
  case replace = "Replace all"
  case thousand = "Append 1,000"
}

/// The entries, and what happens to them.
@Observable final class TimelineLog {
  private(set) var entries = (0..<1_000).map { TimelineEntry($0) }
  /// The entry in the middle of what happens: the first in sight where a page has been scrolled 6,000 points down.
  var place = 81
  private var oldest = 0
  private var newest = 1_000

  func apply(_ change: TimelineChange) {
    switch change {
    case .prepend: prepend(20)
    case .append: append(20)
    case .both:
      prepend(20)
      append(20)
    case .insertAbove: entries.insert(contentsOf: fresh(5), at: 3)
    case .removeAbove: entries.removeSubrange(3..<8)
    case .exchange:
      entries.removeSubrange(0..<5)
      entries.insert(contentsOf: fresh(5), at: entries.count - 3)
    case .removeFirst: entries.remove(at: index)
    case .moveFirst: entries.append(entries.remove(at: index))
    case .removeJustAbove: entries.removeSubrange(index - 3..<index)
    case .growJustAbove: entries[index - 1].height += 200
    case .shuffle: entries.replaceSubrange(index..<index + 8, with: entries[index..<index + 8].reversed())
    case .removeSight: entries.removeSubrange(index - 3..<index + 40)
    case .replace: entries = fresh(500)
    case .thousand: append(1_000)
    }
  }

  private var index: Int { entries.firstIndex { $0.id == place } ?? entries.count / 2 }

  private func prepend(_ count: Int) {
    entries.insert(contentsOf: (1...count).reversed().map { TimelineEntry(oldest - $0) }, at: 0)
    oldest -= count
  }

  private func append(_ count: Int) { entries += fresh(count) }

  private func fresh(_ count: Int) -> [TimelineEntry] {
    defer { newest += count }
    return (newest..<newest + count).map { TimelineEntry($0) }
  }
}
