import RavenTesting
import Testing

@testable import Raven

struct AddressSetTests {
  @Test(arguments: [UInt64(1), 2, 3])
  func `random insertions and removals are those of a set`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var addresses = AddressSet()
    var model: Set<UInt> = []
    for step in 0..<20_000 {
      // Few different homes, so that runs collide and wrap around.
      let address = UInt(random.below(600) + 1) << (seed == 1 ? 4 : seed == 2 ? 12 : 36)
      if random.chance(2) {
        addresses.insert(address)
        model.insert(address)
      } else {
        addresses.remove(address)
        model.remove(address)
      }
      let probe = UInt(random.below(600) + 1) << (seed == 1 ? 4 : seed == 2 ? 12 : 36)
      guard addresses.count == model.count, addresses.contains(probe) == model.contains(probe) else {
        Issue.record("step \(step): \(addresses.count) against \(model.count)")
        return
      }
    }
    for address in model { addresses.remove(address) }
    #expect(addresses.count == 0)
  }
}
