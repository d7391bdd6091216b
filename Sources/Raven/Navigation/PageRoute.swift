/// Where a page is: the app's own address, and the parts behind it that say what to show.
///
/// A tab view takes the first part, a navigation stack those that are left.
public nonisolated struct PageRoute: Equatable, Sendable {
  /// The address of the app: empty for the root, or a path without a slash at its end.
  ///
  /// One that begins with a point is relative to the page, which is then a file in a folder of its own, as are those it
  /// leads to: their addresses end with a slash.
  public var base: String { place.base }
  /// The parts behind it, decoded.
  public var segments: [String] { place.segments }
  #if hasFeature(Embedded)
  private let told: RoutePlace?
  private var place: RoutePlace { told ?? .ofDocument }
  #else
  private let told: RoutePlace
  private var place: RoutePlace { told }
  #endif

  /// The app's own page.
  public static let root = PageRoute(base: "")
  #if hasFeature(Embedded)
  /// What the document was loaded for.
  ///
  /// It is read when somebody asks what it says, as containers with addresses do: an app without one has nothing of it.
  package static var ofDocument: PageRoute { PageRoute() }

  private init() { told = nil }
  #endif

  /// How long a path may be, in bytes.
  static let lengthLimit = 2048
  /// How many parts a path may have.
  static let segmentLimit = 32

  /// A page of an app, by its decoded parts; without any its first page.
  public init(base: String, segments: [String] = []) {
    told = RoutePlace(base: base, segments: segments)
  }

  /// The route as an address, percent-encoded.
  public var address: String { PageRoute.address(base: base, segments) }

  /// Reads the part of a request's path that lies behind the app's own.
  ///
  /// Nil for one that is too long, has too many parts, or is not encoded as it should be.
  ///
  /// - Parameters:
  ///   - base: the app's own address.
  ///   - path: what follows it, percent-encoded; begins with a slash, if it is not empty.
  public init?(base: String, path: Substring) {
    guard path.utf8.count <= PageRoute.lengthLimit else { return nil }
    var parts: [String] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      guard parts.count < PageRoute.segmentLimit, let decoded = PageRoute.decode(part) else { return nil }
      parts.append(decoded)
    }
    self.init(base: base, segments: parts)
  }

  /// The address of some parts behind the base, percent-encoded.
  static func address(base: String, _ segments: [String]) -> String {
    var bytes = Array(base.utf8)
    for segment in segments {
      bytes.append(UInt8(ascii: "/"))
      for byte in segment.utf8 { bytes.appendPathByte(byte) }
    }
    if bytes.isEmpty || bytes[0] == UInt8(ascii: ".") { bytes.append(UInt8(ascii: "/")) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func decode(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = part.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// What a route says.
nonisolated struct RoutePlace: Equatable, Sendable {
  let base: String
  let segments: [String]
}

extension [UInt8] {
  /// Adds a byte of one part of a path: itself if it may stand there, percent-encoded if not.
  fileprivate nonisolated mutating func appendPathByte(_ byte: UInt8) {
    let lower = byte | 0x20
    let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
    let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): append(byte)
    case _ where isLetter || isDigit: append(byte)
    default:
      append(UInt8(ascii: "%"))
      append([UInt8]("0123456789ABCDEF".utf8)[Int(byte >> 4)])
      append([UInt8]("0123456789ABCDEF".utf8)[Int(byte & 15)])
    }
  }
}
