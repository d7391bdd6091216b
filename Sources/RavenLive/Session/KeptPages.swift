/// The pages served and not yet connected to, oldest first.
///
/// A queue in a dictionary by turn: a page leaves from the middle when its socket arrives, from the front when room
/// is needed; both cost O(1) amortized.
struct KeptPages {
  private var sessionsByTurn: [UInt64: LiveSession] = [:]
  private var firstTurn: UInt64 = 0
  private var nextTurn: UInt64 = 0
  /// What they cost together, as estimated.
  private(set) var byteCount = 0

  /// What a page costs while it is kept: its tree takes a few times the room of its markup.
  static func cost(htmlBytes: Int) -> Int { 4096 + 4 * htmlBytes }

  /// The page that waits longest.
  var oldest: LiveSession? {
    mutating get {
      while firstTurn < nextTurn {
        if let session = sessionsByTurn[firstTurn] { return session }
        firstTurn += 1
      }
      return nil
    }
  }

  mutating func append(_ session: LiveSession) {
    session.keptTurn = nextTurn
    sessionsByTurn[nextTurn] = session
    nextTurn += 1
    byteCount += session.keptBytes
  }

  /// Takes a page out; one that is not kept is left alone.
  mutating func remove(_ session: LiveSession) {
    guard let turn = session.keptTurn else { return }
    session.keptTurn = nil
    sessionsByTurn[turn] = nil
    byteCount -= session.keptBytes
  }
}
