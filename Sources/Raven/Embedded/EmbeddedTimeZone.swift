#if hasFeature(Embedded)
/// How far clocks of a place are from Greenwich, as Foundation has it: the browser knows (`zones.js`).
public nonisolated struct TimeZone: Hashable, Sendable, CustomStringConvertible {
  private enum Kind: Hashable {
    case browser
    case named(String)
    /// Seconds east of Greenwich.
    case fixed(Int)
  }

  private let kind: Kind

  /// The browser's.
  public static let current = TimeZone(kind: .browser)
  /// The browser's.
  public static let autoupdatingCurrent = TimeZone(kind: .browser)
  /// That of Greenwich, without summer time.
  public static let gmt = TimeZone(kind: .fixed(0))

  private init(kind: Kind) { self.kind = kind }

  /// A zone by its name, `Europe/Berlin`; nil if browsers know none of it.
  public init?(identifier: String) {
    if withBytes(of: identifier, { zoneOffset($0, $1, 0) }).isNaN { return nil }
    kind = .named(identifier)
  }

  /// A zone of so many seconds east of Greenwich; nil for more than 18 hours.
  public init?(secondsFromGMT seconds: Int) {
    if abs(seconds) > 18 * 3_600 { return nil }
    kind = .fixed(seconds)
  }

  /// Its name: `Europe/Berlin`, `GMT`, `GMT+0130`.
  public var identifier: String {
    switch kind {
    case .browser: return takenText(zoneName(), by: takeZone)
    case .named(let name): return name
    case .fixed(0): return "GMT"
    case .fixed(let seconds):
      let minutes = abs(seconds) / 60
      return "GMT" + (seconds < 0 ? "-" : "+") + twoDigits(minutes / 60) + twoDigits(minutes % 60)
    }
  }

  /// Its name.
  public var description: String { identifier }

  /// How many seconds east of Greenwich its clocks are at a date.
  public func secondsFromGMT(for date: Date = Date()) -> Int { offset(date.timeIntervalSince1970) }

  func offset(_ secondsSince1970: Double) -> Int {
    let offset =
      switch kind {
      case .browser: zoneOffset(nil, 0, secondsSince1970)
      case .named(let name): withBytes(of: name) { zoneOffset($0, $1, secondsSince1970) }
      case .fixed(let seconds): Double(seconds)
      }
    // Browsers have no dates that are further away than 270,000 years.
    return offset.isNaN ? 0 : Int(offset)
  }
}

private nonisolated func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

/// Seconds east of Greenwich at so many since 1970; of no text the browser's zone, of no zone's name not a number.
@_extern(wasm, module: "zones", name: "offset")
private nonisolated func zoneOffset(_: UnsafePointer<UInt8>?, _: Int32, _: Double) -> Double

@_extern(wasm, module: "zones", name: "name")
private nonisolated func zoneName() -> Int32

@_extern(wasm, module: "zones", name: "take")
private nonisolated func takeZone(_: UnsafeMutablePointer<UInt8>?)
#endif
