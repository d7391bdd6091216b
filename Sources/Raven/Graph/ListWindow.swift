/// Which elements of a lazy list are built: a range of them near what is seen, and perhaps one outside it that is kept
/// because it holds the focus.
///
/// ```
///   0          first              end           count
///   ├─ not built ─┼──── built ─────┼── not built ──┤
/// ```
/// The page asks for a range when it scrolls; when elements come and go, the window goes along with those it shows.
nonisolated struct ListWindow: Equatable {
  /// How many elements a list begins with, before the page has said how many it can show.
  static let initial = 40
  /// A page gets no more elements of a list at once.
  static let most = 500
  /// A list whose rows hold lazy lists is built whole up to so many elements.
  static let frame = 1_000

  /// The first element built.
  private(set) var first = 0
  /// The one behind the last element built.
  private(set) var end = 0
  /// An element outside the range that is built as well.
  private(set) var kept: Int?
  /// How many elements stand side by side: ranges begin at whole lines.
  private(set) var columns = 1
  /// Whether the reader is at the very beginning, where new elements show.
  private(set) var isAtStart = true

  /// A window on the first elements.
  init(first count: Int) { end = count }

  /// The elements built, in order.
  var indices: [Int] {
    var indices = Array(first..<end)
    if let kept { kept < first ? indices.insert(kept, at: 0) : indices.append(kept) }
    return indices
  }

  /// How many elements are built.
  var built: Int { end - first + (kept == nil ? 0 : 1) }

  /// The element that is kept outside the range, if it is where a condition says.
  func kept(where isThere: (Int) -> Bool) -> Int? { kept.flatMap { isThere($0) ? $0 : nil } }

  /// Whether all of so many elements are built.
  func covers(_ count: Int) -> Bool { first == 0 && end >= count }

  /// Goes where the page asks, as far as there are elements.
  mutating func go(to request: PageEvent.Window, keeping kept: Int?, of count: Int) {
    columns = max(1, Int(request.columns))
    isAtStart = request.isAtStart
    first = min(Int(request.first), count)
    end = max(first, min(Int(request.end), count, first + ListWindow.most))
    align(to: count)
    keep(kept, of: count)
  }

  /// Goes to where an element is seen.
  mutating func show(_ index: Int, of count: Int) {
    let size = max(end - first, ListWindow.initial)
    first = max(0, min(index - size / 2, count - size))
    end = min(count, first + size)
    isAtStart = first == 0
    align(to: count)
    keep(kept, of: count)
  }

  /// Stays with the elements it shows when the list has changed.
  ///
  /// - Parameters:
  ///   - origin: where the element that was the `index`-th is now, and which that was; nil if all it showed are gone.
  ///   - count: how many elements there are.
  ///   - least: how many elements it grows to, so that those that come in place of others show at once.
  mutating func follow(_ origin: (index: Int, now: Int)?, of count: Int, growingTo least: Int) {
    let size = max(end - first, least)
    if let origin, !(isAtStart && first == 0) { first = max(0, first + origin.now - origin.index) }
    first = max(0, min(first, count - size))
    end = min(count, first + size)
    align(to: count)
  }

  /// Keeps an element built though it is outside, or none.
  mutating func keep(_ index: Int?, of count: Int) {
    kept = index.flatMap { $0 < count && !(first..<end).contains($0) ? $0 : nil }
  }

  private mutating func align(to count: Int) {
    guard columns > 1 else { return }
    first -= first % columns
    end = min(count, (end + columns - 1) / columns * columns)
  }
}
