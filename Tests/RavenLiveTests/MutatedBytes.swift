/// What becomes of honest bytes on the way through somebody who means harm: bits turn, stretches go, come twice or move.
struct MutatedBytes {
  private var random: SeededGenerator
  /// Numbers at which readers of lengths and ids err.
  private static let edges: [UInt8] = [0, 1, 2, 0x7F, 0x80, 0x81, 0xFE, 0xFF]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A number of a range, for choices of the test's own.
  mutating func number(in range: Range<Int>) -> Int { .random(in: range, using: &random) }

  /// The bytes with one to four changes; a part of another's may be among them.
  mutating func mutate(_ bytes: [UInt8], with other: [UInt8] = []) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(in: 0..<4) { change(&bytes, other) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let place = number(in: 0..<bytes.count + 1)
    let stretch = place..<min(bytes.count, place + number(in: 1..<9))
    switch number(in: 0..<7) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(number(in: 0..<8))
    case 1 where place < bytes.count: bytes[place] = Self.edges[number(in: 0..<Self.edges.count)]
    case 2: bytes.insert(UInt8(number(in: 0..<256)), at: place)
    case 3: bytes.removeSubrange(stretch)
    case 4: bytes.insert(contentsOf: bytes[stretch], at: place)
    case 5: bytes.removeLast(bytes.count - place)
    default: bytes.insert(contentsOf: other.dropFirst(number(in: 0..<other.count + 1)).prefix(16), at: place)
    }
  }
}
