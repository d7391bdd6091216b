/// What an element does on the events it listens to.
struct EventActions {
  /// The kinds listened to, by bit.
  private(set) var mask: UInt32 = 0
  private var run: ((PageEvent) -> Void)?

  init() {}

  init(_ kind: EventKind, _ run: @escaping (PageEvent) -> Void) {
    mask = 1 << UInt32(kind.rawValue)
    self.run = run
  }

  /// Adds an action; several of one kind run in the order added.
  mutating func add(_ kind: EventKind, _ run: @escaping (PageEvent) -> Void) { add(EventActions(kind, run)) }

  /// Adds another's actions behind these.
  mutating func add(_ more: EventActions) {
    guard let second = more.run else { return }
    if let first = run {
      let (before, behind) = (mask, more.mask)
      run = { event in
        let bit: UInt32 = 1 << UInt32(event.kind.rawValue)
        if before & bit != 0 { first(event) }
        if behind & bit != 0 { second(event) }
      }
    } else {
      run = second
    }
    mask |= more.mask
  }

  /// Runs what is there for the event's kind, and says whether anything is.
  func perform(_ event: PageEvent) -> Bool {
    guard mask & 1 << UInt32(event.kind.rawValue) != 0, let run else { return false }
    run(event)
    return true
  }
}

/// An element's actions on its tape: its own, and those of modifiers, each replaced without the other.
final class Listener: Retained {
  let id: UInt32
  var modifiers = EventActions()
  var own = EventActions()

  init(id: UInt32) {
    self.id = id
    super.init()
  }

  nonisolated deinit {}

  var mask: UInt32 { modifiers.mask | own.mask }

  /// Runs what is there for the event's kind, and says whether anything is.
  func perform(_ event: PageEvent) -> Bool {
    let (first, second) = (modifiers, own)
    let isHandled = first.perform(event)
    return second.perform(event) || isHandled
  }

  override func retire(_ coordinator: RenderCoordinator) {
    if mask != 0, id != 0 { coordinator.listeners.remove(self) }
  }
}

/// The listening elements by id.
///
/// Ids rise, so a sorted array with gaps does: adding is an append nearly always, finding a binary search, removing
/// leaves a gap that is closed when half the table is gaps. 12 bytes an entry.
struct ListenerTable {
  private var ids: [UInt32] = []
  private var listeners: [Unmanaged<Listener>?] = []
  private var gaps = 0

  var count: Int { ids.count - gaps }

  func find(_ id: UInt32) -> Listener? {
    let index = lowerBound(id)
    guard index < ids.count, ids[index] == id else { return nil }
    return listeners[index]?._withUnsafeGuaranteedRef { $0 }
  }

  mutating func add(_ listener: Listener) {
    let id = listener.id
    if let last = ids.last, last >= id {
      let index = lowerBound(id)
      if index < ids.count, ids[index] == id {
        if listeners[index] == nil { gaps -= 1 }
        listeners[index] = .passUnretained(listener)
      } else {
        ids.insert(id, at: index)
        listeners.insert(.passUnretained(listener), at: index)
      }
      return
    }
    ids.append(id)
    listeners.append(.passUnretained(listener))
  }

  mutating func remove(_ listener: Listener) {
    let index = lowerBound(listener.id)
    guard index < ids.count, ids[index] == listener.id, listeners[index] != nil else { return }
    listeners[index] = nil
    gaps += 1
    if gaps > 32, gaps * 2 > ids.count { closeGaps() }
  }

  private mutating func closeGaps() {
    var kept = 0
    for index in ids.indices where listeners[index] != nil {
      ids[kept] = ids[index]
      listeners[kept] = listeners[index]
      kept += 1
    }
    ids.removeSubrange(kept...)
    listeners.removeSubrange(kept...)
    gaps = 0
  }

  private func lowerBound(_ id: UInt32) -> Int {
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
