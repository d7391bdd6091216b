import SwiftUI

/// Where something stands in a document: the titles on the way to it, and what of them stands in addresses.
nonisolated struct Place: Hashable, Sendable {
  /// The parts of the address, from the chapter on; also of what has no address of its own, for its id.
  let slugs: [String]

  /// The document itself.
  static let root = Place(slugs: [])

  init(slugs: [String]) { self.slugs = slugs }

  /// A place inside this one.
  func appending(_ slug: String) -> Place { Place(slugs: slugs + [slug]) }

  /// The id of what stands here: the same for the same way, whenever it is asked for.
  var id: UUID {
    var low = FNV1a()
    var high = FNV1a(seed: 0x9AE1_6A3B_2F90_404F)
    for slug in slugs {
      for byte in slug.utf8 {
        low.combine(byte)
        high.combine(byte)
      }
      // Cannot be a part of UTF-8: the way a, b is not the way ab.
      low.combine(0xFF)
      high.combine(0xFF)
    }
    return UUID(high.value, low.value)
  }
}

/// FNV-1a over 64 bits.
///
/// Small, without tables, and the same in every process, which `Hasher` is not.
private nonisolated struct FNV1a {
  private(set) var value: UInt64

  init(seed: UInt64 = 0xCBF2_9CE4_8422_2325) { value = seed }

  mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}

nonisolated extension UUID {
  /// An id of 128 bits computed by its maker: of version 8, as RFC 9562 has it.
  fileprivate init(_ high: UInt64, _ low: UInt64) {
    var bytes: [UInt8] = []
    for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: high >> UInt64(shift))) }
    for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: low >> UInt64(shift))) }
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10],
        bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      )
    )
  }
}
