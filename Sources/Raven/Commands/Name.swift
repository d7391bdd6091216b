/// A tag, attribute, style property or frequent value, by its interned number.
///
/// The engine's rare names have numbers of its own, which the encoder replaces by the page's.
nonisolated struct Name: Equatable {
  let rawValue: UInt16

  init(_ rawValue: UInt16) { self.rawValue = rawValue }

  /// A name of `WireNames.rare`.
  init(rare index: UInt16) { rawValue = 0x8000 | index }

  /// The place in `WireNames.rare`; nil for a name with a number of the page.
  var rareIndex: Int? { rawValue & 0x8000 == 0 ? nil : Int(rawValue & 0x7FFF) }
}

extension String {
  /// Compares UTF-8, without the Unicode tables that `==` needs.
  nonisolated func hasSameBytes(as other: StaticString) -> Bool {
    withBytes { bytes in
      guard bytes.count == other.utf8CodeUnitCount else { return false }
      for index in bytes.indices where bytes[index] != other.utf8Start[index] { return false }
      return true
    }
  }

  /// Calls a closure with the UTF-8.
  ///
  /// Going through `utf8` byte by byte would bring along, in a download, how text in other encodings is read.
  nonisolated func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    #if hasFeature(Embedded)
    // All text is UTF-8 there. Other ways to its bytes copy and retain the text several times.
    return utf8.span.withUnsafeBufferPointer(body)
    #else
    var text = self
    return text.withUTF8(body)
    #endif
  }
}

/// The common names by their text: an open-addressing table made once, behind a table of literals seen before.
///
/// Lives as long as the process. Its memory is raw: an object or array would be retained at each of several uses per element.
nonisolated struct CommonNames {
  /// Read by the main actor alone.
  #if hasFeature(Embedded)
  static var shared: CommonNames {
    if let made { return made }
    return make()
  }
  /// A global that is made where it is first used asks at each use whether it exists yet, by a call.
  nonisolated(unsafe) private static var made: CommonNames?

  @inline(never)
  private static func make() -> CommonNames {
    let names = CommonNames()
    made = names
    return names
  }
  #else
  nonisolated(unsafe) static let shared = CommonNames()
  #endif

  /// A literal and what it is; its address says enough, for literals live as long as the process.
  private struct Seen {
    var start: UnsafePointer<UInt8>?
    var count = 0
    var name: Name?
  }

  private let slots: UnsafeMutablePointer<UInt16>
  private let seen: UnsafeMutablePointer<Seen>
  /// What is known of each name as an attribute.
  let verdicts: UnsafeMutablePointer<MarkupVerdict?>
  /// The names by their number.
  let texts: UnsafeMutablePointer<StaticString>
  let count: Int

  private init() {
    count = WireNames.table.count
    slots = .allocate(capacity: 1024)
    slots.initialize(repeating: .max, count: 1024)
    seen = .allocate(capacity: 512)
    seen.initialize(repeating: Seen(), count: 512)
    verdicts = .allocate(capacity: count)
    verdicts.initialize(repeating: nil, count: count)
    texts = .allocate(capacity: count)
    for index in 0..<count { (texts + index).initialize(to: WireNames.table[index]) }
    for index in WireNames.table.indices {
      let text = WireNames.table[index]
      var slot = CommonNames.hash(text.bytes) & 1023
      while slots[slot] != .max { slot = (slot + 1) & 1023 }
      slots[slot] = UInt16(index)
    }
  }

  /// The number of a literal; nil if it is not a common name.
  func find(_ text: StaticString) -> Name? {
    let address = UInt(bitPattern: text.utf8Start)
    let place = seen + Int((address ^ address >> 9) & 511)
    if place.pointee.start == text.utf8Start, place.pointee.count == text.utf8CodeUnitCount {
      return place.pointee.name
    }
    let name = search(text.bytes)
    place.pointee = Seen(start: text.utf8Start, count: text.utf8CodeUnitCount, name: name)
    return name
  }

  /// The number of a text; nil if it is not a common name.
  func search(_ text: UnsafeBufferPointer<UInt8>) -> Name? {
    var slot = CommonNames.hash(text) & 1023
    while slots[slot] != .max {
      if hasSameBytes(texts[Int(slots[slot])].bytes, text) { return Name(slots[slot]) }
      slot = (slot + 1) & 1023
    }
    return nil
  }

  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var value: UInt32 = 2_166_136_261
    for byte in text { value = (value ^ UInt32(byte)) &* 16_777_619 }
    return Int(truncatingIfNeeded: value & 0x7FFF_FFFF)
  }
}

extension StaticString {
  /// The UTF-8.
  fileprivate nonisolated var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
