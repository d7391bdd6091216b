/// What happened to a message.
nonisolated enum ChatChange: Equatable, Sendable {
  case sent(ChatMessage)
  case edited(ChatMessage)
  case deleted(room: Int, id: Int)

  var room: Int {
    switch self {
    case .sent(let message), .edited(let message): message.room
    case .deleted(let room, _): room
    }
  }
}

/// The changes of messages, numbered: pages that know the number they have seen ask for those since.
///
/// Only the last ones are kept. Complexity: O(1) for a change, in the long run.
nonisolated struct ChatJournal: Sendable {
  /// The number of the last change.
  private(set) var revision = 0
  private var changes: [ChatChange] = []
  private let limit: Int

  init(limit: Int = 10_000) { self.limit = limit }

  mutating func append(_ change: ChatChange) {
    if changes.count >= 2 * limit { changes.removeFirst(changes.count - limit + 1) }
    changes.append(change)
    revision += 1
  }

  /// The changes after a number; nil if some of them are kept no longer.
  func changes(since seen: Int) -> ArraySlice<ChatChange>? {
    let count = max(0, revision - seen)
    return count <= min(limit, changes.count) ? changes.suffix(count) : nil
  }
}
