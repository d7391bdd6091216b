/// What sessions may cost; every limit can be changed, the defaults suit one small server.
public nonisolated struct SessionLimits: Sendable {
  /// Sessions at the same time; a page beyond them is answered with 503.
  public var sessions = 10_000
  /// Sessions of one browser at the same time; 0 takes the limit off.
  ///
  /// Beyond it the oldest one whose page is not connected ends; where all are connected, a page is answered with 429.
  public var sessionsPerBrowser = 50
  /// The longest frame a page may send, in bytes.
  public var frameBytes = 256 * 1024
  /// Frames a page may send per second in the long run; 0 takes the limit off.
  public var framesPerSecond: UInt64 = 200
  /// Frames a page may send at once before it is slowed down.
  public var frameBurst: UInt64 = 400
  /// Bytes of batches sent and not yet acknowledged, from which on changes wait and are sent together later.
  public var unacknowledgedBytes = 256 * 1024
  /// What the tree of a page may take in memory, in bytes, estimated from what its views have said; a session whose page takes more ends,
  /// and its page begins anew.
  public var pageBytes = 64 * 1024 * 1024
  /// The longest frame that draws a page whole, in bytes; a page that takes more is loaded anew.
  public var drawingBytes = 2 * 1024 * 1024
  /// How long a batch is kept for a page that does not acknowledge it; letting go of it makes no room for more to a page that is connected.
  public var unacknowledgedLifetime: Nanoseconds = .seconds(300)
  /// How long a page lives that was served and not yet connected to.
  public var keptPageLifetime: Nanoseconds = .seconds(15)
  /// What pages served and not yet connected to may cost together, in bytes; the oldest make room.
  public var keptPageBytes = 64 * 1024 * 1024
  /// How long a connection may take to say hello.
  public var helloTimeout: Nanoseconds = .seconds(10)
  /// What one browser may have kept for an app, keys included, in bytes; what is beyond is not kept.
  public var storageBytesPerBrowser = 64 * 1024
  /// What one tab may have kept for a page, keys included, in bytes; what is beyond is not kept.
  public var storageBytesPerTab = 16 * 1024
  /// How long what a tab has kept is there for it after the last change: seven days.
  public var storageLifetimePerTab: Nanoseconds = .seconds(7 * 24 * 3600)
  /// What is kept for all browsers together, in bytes; those that wrote longest ago make room.
  public var storageBytes = 64 * 1024 * 1024
  /// How often a page that nobody sees is sent what has changed by itself: at most once in this time; 0 for as it comes.
  public var hiddenInterval: Nanoseconds = .seconds(5)
  /// How long a session waits for its page to come back.
  public var disconnectedLifetime: Nanoseconds = .seconds(120)

  /// The defaults.
  public init() {}
}
