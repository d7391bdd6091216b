import SwiftUI

/// How more is fetched at one end of a list.
struct TiledLoading {
  /// Whether there is more; nil if nobody knows.
  let hasMore: Bool?
  /// Starts to fetch, and tells the end when that is done.
  let begin: (TiledEnd) -> Void
}

/// One end of a list, at which more is fetched as the reader comes near.
///
/// It fetches once per visit: again when the reader has gone away or scrolled, or when rows came and it is known that there are more.
@Observable final class TiledEnd {
  enum Phase: Equatable {
    case idle
    case loading
    case failed(String)
  }

  /// Where the reader is: another place is another visit.
  struct Mark: Equatable {
    let row: UInt32
    let hidden: Double
  }

  private(set) var phase = Phase.idle
  /// Where the reader was when more was last fetched in this visit.
  @ObservationIgnored private var visited: Mark?
  @ObservationIgnored private var isFirst = true
  @ObservationIgnored private var countBefore = 0

  nonisolated deinit {}

  /// The page says where the reader is.
  ///
  /// - Parameters:
  ///   - isNear: whether the end is less than what is seen away.
  ///   - mark: where the reader is.
  ///   - count: how many elements there are.
  ///   - loading: how more is fetched.
  func read(isNear: Bool, at mark: Mark, count: Int, _ loading: TiledLoading) {
    defer { isFirst = false }
    guard isNear else {
      visited = nil
      return
    }
    if loading.hasMore == false { return }
    // A list that begins at an end was not brought there by its reader.
    if isFirst && loading.hasMore == nil { return visited = mark }
    let hasGrown = loading.hasMore == true && count > countBefore
    guard phase != .loading, visited != mark || (hasGrown && phase == .idle) else { return }
    visited = mark
    begin(count: count, loading)
  }

  var hasFailed: Bool {
    if case .failed = phase { true } else { false }
  }

  /// Fetches, whoever wants it.
  func begin(count: Int, _ loading: TiledLoading) {
    guard phase != .loading else { return }
    countBefore = count
    phase = .loading
    loading.begin(self)
  }

  /// What was fetched is there.
  func finish() { phase = .idle }

  /// Nothing could be fetched.
  func fail(_ reason: String) { phase = .failed(reason) }
}

/// Both ends of a list.
final class TiledEnds {
  let start = TiledEnd()
  let end = TiledEnd()

  nonisolated deinit {}

  var isLoading: Bool { start.phase == .loading || end.phase == .loading }

  /// Whether more is about to come before the first and behind the last row.
  func comes(_ loading: (older: TiledLoading?, newer: TiledLoading?)) -> (above: Bool, below: Bool) {
    (loading.older?.hasMore == true && !start.hasFailed, loading.newer?.hasMore == true && !end.hasFailed)
  }

  /// The page says where the reader is.
  func read<ID: Hashable>(_ model: TiledModel<ID>, _ loading: (older: TiledLoading?, newer: TiledLoading?)) {
    let mark = TiledEnd.Mark(row: model.reading.first, hidden: model.reading.hidden)
    let (seen, height) = (model.sighted, model.reading.height)
    if let older = loading.older {
      let isNear = model.isBeyondStart || seen.map { $0.above < height } ?? false
      start.read(isNear: isNear, at: mark, count: model.count, older)
    }
    if let newer = loading.newer {
      let isNear = model.isBeyondEnd || seen.map { $0.below < height } ?? false
      end.read(isNear: isNear, at: mark, count: model.count, newer)
    }
  }
}
