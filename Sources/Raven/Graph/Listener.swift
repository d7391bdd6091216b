/// What an element does on the events it listens to.
struct EventActions {
  /// The kinds listened to, by bit.
  private(set) var mask: UInt32 = 0
  private var run: ((PageEvent) -> Void)?

  init() {}

  @inline(__always) init(_ kind: EventKind, _ run: @escaping (PageEvent) -> Void) {
    kind.expect()
    mask = 1 << UInt32(kind.rawValue)
    self.run = run
  }

  /// Adds an action; several of one kind run in the order added.
  @inline(__always) mutating func add(_ kind: EventKind, _ run: @escaping (PageEvent) -> Void) {
    add(EventActions(kind, run))
  }

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

  #if !hasFeature(Embedded)
  /// The same actions, which see events as something says they are meant.
  func seeing(_ meant: @escaping (PageEvent) -> PageEvent) -> EventActions {
    guard let run else { return self }
    var actions = self
    actions.run = { run(meant($0)) }
    return actions
  }
  #endif

  /// Runs what is there for the event's kind, and says whether anything is.
  func perform(_ event: PageEvent) -> Bool {
    guard mask & 1 << UInt32(event.kind.rawValue) != 0, let run else { return false }
    run(event)
    return true
  }
}

extension EventKind {
  /// Notes that something listens to it, so that a module for the browser reads it.
  @inline(__always) fileprivate nonisolated func expect() {
    switch self {
    case .input, .change, .keyDown: Presence.textEvents = true
    case .resize, .measure: Presence.sizeEvents = true
    case .window, .sight, .seek: Presence.windowEvents = true
    case .move, .drop: Presence.rowEvents = true
    case .reading: Presence.readings = true
    case .device: Presence.deviceEvents = true
    case .hover, .hold, .drag: Presence.gestures = true
    default: break
    }
  }
}

/// An element's actions: its own, and those of modifiers, each replaced without the other.
struct Listener {
  /// Who gave an element actions.
  enum Giver {
    case view
    case modifiers
  }

  private var own = EventActions()
  /// Most elements have none.
  private var added: AddedActions?

  private final class AddedActions {
    let actions: EventActions
    init(_ actions: EventActions) { self.actions = actions }
    nonisolated deinit {}
  }

  var mask: UInt32 { (added?.actions.mask ?? 0) | own.mask }

  /// Replaces what one of the two gave.
  mutating func replace(_ actions: EventActions, of giver: Giver) {
    switch giver {
    case .view: own = actions
    case .modifiers: added = actions.mask == 0 ? nil : AddedActions(actions)
    }
  }

  /// Runs what is there for the event's kind, and says whether anything is.
  func perform(_ event: PageEvent) -> Bool {
    let isHandled = added?.actions.perform(event) ?? false
    return own.perform(event) || isHandled
  }
}

/// The listening elements by id.
///
/// Ids rise, so a sorted array with gaps does: adding is an append nearly always, finding a look behind the last one found,
/// or else a binary search, removing leaves a gap that is closed when half the table is gaps. 36 bytes an entry, and
/// nothing allocated for each.
struct ListenerTable {
  private var ids: [UInt32] = []
  /// By the place of their id; in a gap one without actions.
  private var listeners: [Listener] = []
  private var gaps = 0
  /// Behind the one that was changed or went last: what changes or goes together does so in the order of the page.
  private var next = 0

  var count: Int { ids.count - gaps }

  /// The listener of an element; nil when it does nothing.
  func find(_ id: UInt32) -> Listener? {
    let index = lowerBound(id)
    guard index < ids.count, ids[index] == id, listeners[index].mask != 0 else { return nil }
    return listeners[index]
  }

  /// Replaces an element's actions and says what it listened to before, and does now; one with nothing to do goes.
  mutating func replace(
    _ actions: EventActions,
    of giver: Listener.Giver,
    on id: UInt32
  ) -> (before: UInt32, after: UInt32) {
    let index = place(of: id)
    next = index + 1
    let before = listeners[index].mask
    listeners[index].replace(actions, of: giver)
    let after = listeners[index].mask
    if before == 0 { gaps -= 1 }
    if after == 0 { addGap() }
    return (before, after)
  }

  /// Lets go of an element's listener, if it has one.
  mutating func remove(_ id: UInt32) {
    let index = lowerBound(id)
    guard index < ids.count, ids[index] == id, listeners[index].mask != 0 else { return }
    listeners[index] = Listener()
    next = index + 1
    addGap()
  }

  /// The place of an id, where a gap is made if it had none.
  private mutating func place(of id: UInt32) -> Int {
    guard let last = ids.last, last >= id else {
      gaps += 1
      ids.append(id)
      listeners.append(Listener())
      return ids.count - 1
    }
    let index = lowerBound(id)
    if ids[index] == id { return index }
    gaps += 1
    ids.insert(id, at: index)
    listeners.insert(Listener(), at: index)
    return index
  }

  private mutating func addGap() {
    gaps += 1
    if gaps > 32, gaps * 2 > ids.count { closeGaps() }
  }

  private mutating func closeGaps() {
    var kept = 0
    // Moved, not copied: nothing is retained or released for one that stays.
    listeners.withUnsafeMutableBufferPointer { listeners in
      let start = listeners.baseAddress.unsafelyUnwrapped
      for index in ids.indices where listeners[index].mask != 0 {
        if index != kept {
          ids[kept] = ids[index]
          (start + kept).moveUpdate(from: start + index, count: 1)
          (start + index).initialize(to: Listener())
        }
        kept += 1
      }
    }
    ids.removeLast(gaps)
    listeners.removeLast(gaps)
    gaps = 0
    next = 0
  }

  /// The first place whose id is not below one.
  private func lowerBound(_ id: UInt32) -> Int { next < ids.count && ids[next] == id ? next : search(id) }

  /// By halving what is before where the last one was, or what is behind it up to where it must be: looked at in steps that
  /// double, for what changes together is rarely far apart.
  @inline(never)
  private func search(_ id: UInt32) -> Int {
    ids.withUnsafeBufferPointer { ids in
      var low = 0
      var high = ids.count
      if next < high, ids[next] < id {
        low = next + 1
        var step = 8
        while low + step < high, ids[low + step] < id {
          low += step + 1
          step *= 2
        }
        high = min(high, low + step)
      } else if next < high {
        high = next
      }
      while low < high {
        let middle = (low + high) / 2
        if ids[middle] < id { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
