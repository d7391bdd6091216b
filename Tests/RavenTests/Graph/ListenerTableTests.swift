import RavenTesting
import Testing

@testable import Raven

struct ListenerTableTests {
  private func listener(_ id: UInt32) -> Listener { Listener(id: id) }

  @Test func `random additions and removals are those of a dictionary`() {
    var random = SplitMix64(seed: 7)
    var table = ListenerTable()
    var model: [UInt32: Listener] = [:]
    var nextID: UInt32 = 1
    for step in 0..<6_000 {
      switch random.below(5) {
      case 0, 1:
        let added = listener(nextID)
        nextID += 1 + UInt32(random.below(3))
        table.add(added)
        model[added.id] = added
      case 2:
        // An id in a gap: an element begins to listen late.
        let added = listener(UInt32(random.below(Int(nextID))) + 1)
        if model[added.id] == nil {
          table.add(added)
          model[added.id] = added
        }
        nextID = max(nextID, added.id + 1)
      default:
        let ids = model.keys.sorted()
        if ids.isEmpty { continue }
        let id = ids[random.below(ids.count)]
        table.remove(model[id]!)
        model[id] = nil
      }
      guard table.count == model.count else {
        Issue.record("step \(step): \(table.count) against \(model.count)")
        return
      }
      if step % 500 == 0 {
        for id in 0...nextID where table.find(id) !== model[id] {
          Issue.record("step \(step): another listener for \(id)")
          return
        }
        // Few, so that gaps are closed again and again.
        if random.chance(3) {
          for (_, listener) in model { table.remove(listener) }
          model = [:]
        }
      }
    }
  }
}
