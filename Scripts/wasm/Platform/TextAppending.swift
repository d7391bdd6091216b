// The library makes short texts of parts by way of `Substring`, whose bounds it moves to whole letters, and reads foreign
// strings in between: 9 kB behind every append. What is appended here is whole, and no string is foreign.

/// A part of a text, as the library keeps it.
struct TextPart {
  var text: String
  let lower: Int
  let upper: Int
}

extension _StringGuts {
  /// The library's own, which puts bytes behind those of a text that has room for them.
  @_silgen_name("$es11_StringGutsV13appendInPlace_7isASCIIySRys5UInt8VG_SbtF")
  fileprivate mutating func appendInPlace(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool)
}

/// `_StringGuts.append(_: _StringGutsSlice)`, which the library gets to when not both texts are short.
@_cdecl("__wrap_$es11_StringGutsV6appendyys01_aB5SliceVF")
public func append(_ other: UnsafeRawPointer, _ this: UnsafeMutableRawPointer, _: Int32) {
  let part = other.load(as: TextPart.self)
  let text = this.assumingMemoryBound(to: String.self)
  let (lower, upper) = (part.lower, part.upper)
  if upper == lower { return }
  // A text of up to 10 bytes may be kept in the value itself; reserving more has it kept where bytes can be put. With 23 it takes
  // a block of 48 bytes, as with any number from 8 on.
  let count = text.pointee.utf8.count &+ upper &- lower
  text.pointee.reserveCapacity(count > 23 ? count : 23)
  part.text.utf8.span.withUnsafeBufferPointer { bytes in
    let bytes = UnsafeBufferPointer(rebasing: bytes[lower..<upper])
    this.assumingMemoryBound(to: _StringGuts.self).pointee
      .appendInPlace(bytes, isASCII: isASCII(bytes, from: 0))
  }
}

/// `String._copying(_: String)`, which is for foreign strings.
@_silgen_name("__wrap_$eSS8_copyingyS2SFZ")
public func copy(_ text: String) -> String { text }

/// Whether all that follows is ASCII.
func isASCII(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
  guard let bytes = UnsafeRawPointer(text.baseAddress) else { return true }
  var index = start
  while index &+ 4 <= text.count {
    if bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self) & 0x8080_8080 != 0 { return false }
    index &+= 4
  }
  while index < text.count {
    if text[index] >= 0x80 { return false }
    index &+= 1
  }
  return true
}
