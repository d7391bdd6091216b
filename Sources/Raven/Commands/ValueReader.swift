/// Reads the values of a batch one after the other.
///
/// Their lengths count UTF-16 units, so the UTF-8 is walked by leading bytes.
nonisolated struct ValueReader {
  private let lengths: UnsafePointer<UInt8>
  private let bytes: UnsafePointer<UInt8>
  /// The length of the last value.
  private(set) var units: UInt32 = 0
  private var lengthAt = 0
  private var at = 0

  /// Begins with the first of some lengths, and of the values they are of.
  init(lengths: UnsafePointer<UInt8>, values: UnsafePointer<UInt8>) {
    (self.lengths, bytes) = (lengths, values)
  }

  /// The next value.
  @inline(never)
  mutating func next() -> UnsafeBufferPointer<UInt8> {
    var units = ValueReader.varint(lengths, &lengthAt)
    self.units = UInt32(truncatingIfNeeded: units)
    let start = at
    #if !hasFeature(Embedded)
    // Eight at a time as long as all are ASCII.
    while units >= 8 {
      let word = UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: at, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      at += 8
      units -= 8
    }
    #endif
    while units > 0 {
      let lead = bytes[at]
      if lead < 0x80 {
        at += 1
      } else if lead < 0xE0 {
        at += 2
      } else if lead < 0xF0 {
        at += 3
      } else {
        at += 4
        units -= 1
      }
      units -= 1
    }
    return UnsafeBufferPointer(start: bytes + start, count: at - start)
  }

  /// The unsigned LEB128 integer at a place, which goes behind it.
  @inline(__always)
  static func varint(_ bytes: UnsafePointer<UInt8>, _ at: inout Int) -> Int {
    let first = bytes[at]
    at += 1
    return first < 0x80 ? Int(first) : longVarint(bytes, &at, first)
  }

  private static func longVarint(_ bytes: UnsafePointer<UInt8>, _ at: inout Int, _ first: UInt8) -> Int {
    var value = Int(first & 0x7F)
    var shift = 7
    while true {
      let next = bytes[at]
      at += 1
      value |= Int(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }
}
