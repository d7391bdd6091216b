public import Raven
public import RavenLive

/// Plays what a client may send on a session of a page, in memory, and trusts nothing of it.
///
/// An input is a list of acts. A byte below 240 is the length of a frame that follows, cut where the input ends; 240 is
/// followed by a length in two bytes. Beyond are the acts of `Act`.
public final class FuzzedConversation {
  /// What happens besides frames.
  public enum Act: UInt8, CaseIterable, Sendable {
    /// The socket closes and another opens.
    case reconnect = 241
    /// Half a second goes by.
    case wait = 242
    /// Five minutes go by while the page is away, or too slow.
    case waitLong = 243
  }

  static let longFrame: UInt8 = 240

  /// Whether the session is over.
  public var isOver: Bool { session.hasEnded }
  /// What the session has seen.
  public var counts: SessionCounts { session.counts }
  /// How the session ended; nil as long as it has not.
  public private(set) var end: SessionEnd?

  private let store = SessionStore()
  private let session: LiveSession
  private let browser = SessionKey.random()
  private var connection = ConnectionID(rawValue: 1)
  private var now: Nanoseconds = .seconds(1_000)
  private var hasChanges = false

  /// Starts with a page that has been served and whose socket is open; without one, with `FuzzedPage`.
  public init(_ page: (any LivePage)? = nil) {
    let page = page ?? Self.makePage()
    session = store.create(page: page, htmlBytes: 1_000, browser: browser, now: now)
    store.onChange = { [weak self] in self?.hasChanges = true }
    store.connect(connection, to: session, now: now)
    carryOut()
  }

  nonisolated deinit {}

  /// A page that has handed out its first batch.
  static func makePage() -> RenderCoordinator {
    let page = RenderCoordinator(FuzzedPage())
    _ = page.takeBatch()
    return page
  }

  /// Plays an input to its end, or the session's; then the page ends.
  public static func play(_ input: [UInt8]) {
    let conversation = FuzzedConversation()
    conversation.play(input)
    conversation.finish()
  }

  /// Plays an input to its end, or the session's.
  public func play(_ input: [UInt8]) {
    var rest = input[...]
    while !isOver, let first = rest.popFirst() {
      if let act = Act(rawValue: first) {
        perform(act)
      } else {
        receive(Self.takeFrame(first, &rest))
      }
    }
  }

  /// Takes one frame as it comes from the socket.
  public func receive(_ frame: ArraySlice<UInt8>) {
    store.receive(frame, from: connection, now: now)
    carryOut()
  }

  /// Ends the page as a server that stops does.
  public func finish() {
    store.endAll(.draining)
    carryOut()
  }

  private static func takeFrame(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var length = Int(first)
    if first == longFrame { length = Int(rest.popFirst() ?? 0) << 8 | Int(rest.popFirst() ?? 0) }
    defer { rest = rest.dropFirst(length) }
    return rest.prefix(length)
  }

  private func perform(_ act: Act) {
    switch act {
    case .reconnect:
      store.disconnect(connection, now: now)
      connection = ConnectionID(rawValue: connection.rawValue + 1)
      store.connect(connection, to: session, now: now)
    case .wait: now += .milliseconds(500)
    case .waitLong: now += .seconds(300)
    }
    store.tick(now: now)
    carryOut()
  }

  private func carryOut() {
    if hasChanges {
      hasChanges = false
      store.commitChanges(now: now)
    }
    for case .note(_, .ended(let reason, _)) in store.effects { end = reason }
    store.effects.removeAll(keepingCapacity: true)
  }
}
