nonisolated extension SessionLimits {
  /// A limit as whoever runs a server may set it.
  struct Named: Sendable {
    /// What it is called: `away-seconds`.
    let name: String
    /// What is limited, in a few words.
    let what: String
    /// The least that makes sense.
    let least: UInt64
    /// The limit in the unit its name ends in.
    let read: @Sendable (SessionLimits) -> UInt64
    /// Sets it.
    let write: @Sendable (inout SessionLimits, UInt64) -> Void
  }

  /// All of them, in the order in which they are shown.
  static let named: [Named] = [
    count("sessions", "sessions at the same time", \.sessions),
    count("sessions-per-browser", "of one browser, by its cookie; 0 for no limit", \.sessionsPerBrowser, least: 0),
    count("frame-bytes", "the longest frame a page may send", \.frameBytes),
    number("frames-per-second", "frames from a page in the long run; 0 for no limit", \.framesPerSecond, least: 0),
    number("frame-burst", "frames from a page at once", \.frameBurst),
    count("unacknowledged-bytes", "batches sent to a page that does not acknowledge them", \.unacknowledgedBytes),
    time("unacknowledged-seconds", "how long those are kept", \.unacknowledgedLifetime),
    count("page-bytes", "memory of a session for its page, estimated", \.pageBytes),
    count("drawing-bytes", "the longest page that is drawn whole", \.drawingBytes),
    time("kept-page-seconds", "how long a page lives that was served and not connected to", \.keptPageLifetime),
    count("kept-page-bytes", "those pages together", \.keptPageBytes),
    time("hello-seconds", "how long a socket may take to say hello", \.helloTimeout),
    time("hidden-seconds", "how long a page that nobody sees waits for changes", \.hiddenInterval, least: 0),
    time("away-seconds", "how long a session waits for its page to come back", \.disconnectedLifetime),
    count("browser-bytes", "what a browser may have kept for an app by @AppStorage", \.storageBytesPerBrowser),
    count("tab-bytes", "what a tab may have kept by @SceneStorage", \.storageBytesPerTab),
    time("tab-seconds", "how long that is there after the last change", \.storageLifetimePerTab),
    count("storage-bytes", "what is kept for all browsers", \.storageBytes),
  ]

  /// Sets a limit by its name; false if there is none of that name, or the number is too small.
  mutating func set(_ name: some StringProtocol, to number: UInt64) -> Bool {
    guard let limit = Self.named.first(where: { $0.name == name }), number >= limit.least else { return false }
    limit.write(&self, number)
    return true
  }

  private typealias Path<Value> = WritableKeyPath<SessionLimits, Value> & Sendable

  private static func count(_ name: String, _ what: String, _ path: Path<Int>, least: UInt64 = 1) -> Named {
    Named(name: name, what: what, least: least) {
      UInt64($0[keyPath: path])
    } write: {
      $0[keyPath: path] = Int(clamping: $1)
    }
  }

  private static func number(_ name: String, _ what: String, _ path: Path<UInt64>, least: UInt64 = 1) -> Named {
    Named(name: name, what: what, least: least) {
      $0[keyPath: path]
    } write: {
      $0[keyPath: path] = $1
    }
  }

  private static func time(_ name: String, _ what: String, _ path: Path<Nanoseconds>, least: UInt64 = 1) -> Named {
    Named(name: name, what: what, least: least) {
      $0[keyPath: path] / .seconds(1)
    } write: {
      let (nanoseconds, isTooLong) = $1.multipliedReportingOverflow(by: .seconds(1))
      // Beyond any time a server runs it is the same, and adding to it does not overflow.
      $0[keyPath: path] = isTooLong ? .max / 4 : min(nanoseconds, .max / 4)
    }
  }
}
