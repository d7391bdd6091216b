public import Raven

/// One page and whoever looks at it: a state machine without sockets, clocks or tasks.
///
/// Bytes, the time and the page's changes go in; `SessionEffect`s come out. `SessionStore` drives it.
///
/// ```
///            connected            hello
///   kept ───────────────▶ greeting ─────▶ live
///    │                     │  ▲            │
///    │ 15 s, or            │  │ connected  │ disconnected
///    │ room needed    gone │  │            ▼
///    │                     └──┼───────▶ detached
///    ▼                        └────────────┤ 2 min
///   ended ◀────────────────────────────────┘
///     ▲ also from everywhere: violation, draining
/// ```
///
/// `connected` while greeting or live tells the older connection it is superseded and closes it. Frames and closes of
/// a connection that is not the current one are ignored, so a late one can do nothing; one that opens too late is turned away
/// before it gets here (`admits`).
///
/// Invariants:
/// - Events are applied in order without gaps; `eventsApplied` is the last one's number.
/// - Batches are numbered without gaps. The ones kept are the last ones sent; a page gets each exactly once.
/// - A batch is taken from the page only while live and within the limit of unacknowledged bytes. Changes at other
///   times stay in the page and travel later in one batch, so a page nobody looks at costs nothing.
/// - A page that lacks batches that are no longer kept, or is another's, is sent the whole page, which counts as a batch.
/// - `page` is nil exactly when the session has ended; its tree is unmounted once.
public final class LiveSession {
  enum State: Equatable {
    case kept(until: Nanoseconds)
    case greeting(ConnectionID, until: Nanoseconds)
    case live(ConnectionID)
    case detached(until: Nanoseconds)
    case ended
  }

  /// The id in the page, with which it connects.
  public let id: SessionKey
  /// The cookie of the browser the page was served to.
  public let browser: SessionKey
  /// Where the app is whose page this is.
  let appPath: String
  /// What its page was made for; nil where the page is told nothing.
  let request: PageRequest?
  /// What the session has seen so far.
  public internal(set) var counts = SessionCounts()

  let limits: SessionLimits
  var page: (any LivePage)?
  var state: State
  var hasOpened = false
  /// The highest number with which a page has asked for it and had it; 0 if none gave one.
  var lastVisit: UInt64 = 0
  /// Whether what connects next shows something else than this session's page.
  var mustDraw = false
  /// Who is told of everything that happens; nil for nobody.
  var witness: (any SessionWitness)?

  var eventsApplied: UInt32 = 0
  var batchesSent: UInt32 = 0
  var batchesAcknowledged: UInt32 = 0
  var unacknowledged = UnacknowledgedBatches()
  /// What the page knows once it has every batch sent.
  var sentNextNodeID: UInt32
  var sentNameCount: Int
  var needsCommit = false
  /// Whether nobody sees the page, and when it was last brought up to date since.
  var isHidden = false
  var lastUnseen: Nanoseconds = 0
  /// When changes are sent that a hidden page has to wait for; nil if there are none.
  var heldUntil: Nanoseconds?
  /// What the developer should see in the page.
  var diagnostics: [Diagnostic] = []
  /// The event that the next batch is about, where that is shown.
  var cause: BatchCause?

  var allowance: FrameAllowance
  var isPaused = false

  /// The earliest time the store will tick this session.
  var scheduledWake = Nanoseconds.max
  /// What the page is charged with while it is kept for a connection.
  let keptBytes: Int
  /// The page's place among those kept for a connection; nil when it is not.
  var keptTurn: UInt64?

  /// Starts with a page whose first batch has been served as HTML.
  public init(
    id: SessionKey,
    browser: SessionKey,
    page: any LivePage,
    appPath: String = "/",
    request: PageRequest? = nil,
    keptBytes: Int = 0,
    limits: SessionLimits,
    now: Nanoseconds
  ) {
    self.id = id
    self.browser = browser
    self.page = page
    self.appPath = appPath
    self.request = request
    self.keptBytes = keptBytes
    self.limits = limits
    state = .kept(until: now + limits.keptPageLifetime)
    sentNextNodeID = page.nextNodeID
    sentNameCount = page.internedNames.count
    allowance = FrameAllowance(perSecond: limits.framesPerSecond, burst: limits.frameBurst)
  }

  nonisolated deinit {}

  /// The connection frames are taken from.
  public var connection: ConnectionID? {
    switch state {
    case .greeting(let connection, _), .live(let connection): connection
    case .kept, .detached, .ended: nil
    }
  }

  /// Whether the page has gone and may come back.
  var isAway: Bool { if case .detached = state { true } else { false } }

  /// Whether the session is over.
  public var hasEnded: Bool { state == .ended }
}
