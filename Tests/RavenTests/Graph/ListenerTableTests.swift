import RavenTesting
import Testing

@testable import Raven

struct ListenerTableTests {
  /// Has an id listen to a set of kinds.
  private func set(_ id: UInt32, _ mask: UInt32, in table: inout ListenerTable) {
    var actions = EventActions()
    for kind in [EventKind.click, .input, .submit] where mask & 1 << UInt32(kind.rawValue) != 0 {
      actions.add(kind) { _ in }
    }
    _ = table.replace(actions, of: .view, on: id)
  }

  @Test func `random additions and removals are those of a dictionary`() {
    var random = SplitMix64(seed: 7)
    var table = ListenerTable()
    var model: [UInt32: UInt32] = [:]
    var nextID: UInt32 = 1
    for step in 0..<6_000 {
      switch random.below(5) {
      case 0, 1:
        set(nextID, 1, in: &table)
        model[nextID] = 1
        nextID += 1 + UInt32(random.below(3))
      case 2:
        // An id in a gap: an element begins to listen late.
        let id = UInt32(random.below(Int(nextID))) + 1
        set(id, 3, in: &table)
        model[id] = 3
        nextID = max(nextID, id + 1)
      default:
        let ids = model.keys.sorted()
        if ids.isEmpty { continue }
        let id = ids[random.below(ids.count)]
        if random.chance(2) { table.remove(id) } else { set(id, 0, in: &table) }
        model[id] = nil
      }
      guard table.count == model.count else {
        Issue.record("step \(step): \(table.count) against \(model.count)")
        return
      }
      if step % 500 == 0 {
        for id in 0...nextID where table.find(id)?.mask != model[id] {
          Issue.record("step \(step): another listener for \(id)")
          return
        }
        // Few, so that gaps are closed again and again.
        if random.chance(3) {
          // In any order, or in that of the page, as rows go together; some stay.
          let ids = random.chance(2) ? Array(model.keys) : model.keys.sorted()
          for id in ids where id % 7 != 0 {
            table.remove(id)
            model[id] = nil
          }
        }
      }
    }
  }
}
