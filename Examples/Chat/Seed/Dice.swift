/// Numbers that look like chance and are always the same.
nonisolated struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }

  /// Whether something happens that does so in so many of a hundred cases.
  mutating func happens(in percent: Int) -> Bool { roll(100) < percent }

  /// A number below another, by the algorithm SplitMix64.
  mutating func roll(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(count))
  }
}
