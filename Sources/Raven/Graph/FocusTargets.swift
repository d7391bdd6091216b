/// An element that a `FocusState` follows.
final class FocusTarget: Retained {
  let id: UInt32
  fileprivate(set) var link: FocusLink
  fileprivate(set) var isFocused = false

  init(id: UInt32, link: FocusLink) {
    self.id = id
    self.link = link
    super.init()
  }

  nonisolated deinit {}

  /// Takes note of what the page did, and tells the state.
  fileprivate func set(_ isFocused: Bool) {
    if self.isFocused == isFocused { return }
    self.isFocused = isFocused
    link.pageDid(isFocused: isFocused)
  }

  override func retire(_ coordinator: RenderCoordinator) {
    coordinator.focusTargets.remove(self)
    set(false)
  }
}

/// What is known of the page's focus, as far as some `FocusState` follows it.
///
/// The page reports only focus that a person moved. What the engine itself commands is noted here, so that the state of
/// whatever lost the focus by it is told as well.
struct FocusTargets {
  private var targets: [Unmanaged<FocusTarget>] = []

  fileprivate mutating func add(_ target: FocusTarget) { targets.append(.passUnretained(target)) }

  fileprivate mutating func remove(_ target: FocusTarget) {
    targets.removeAll { $0.toOpaque() == Unmanaged.passUnretained(target).toOpaque() }
  }

  /// Gives the focus to the first target of a state that fits, and says whether there is one.
  func focus(source: DynamicBox, _ coordinator: RenderCoordinator, _ isWanted: (FocusTarget) -> Bool) -> Bool {
    let all = targets.map { $0.takeUnretainedValue() }
    guard let wanted = all.first(where: { $0.link.source === source && $0.id != 0 && isWanted($0) }) else {
      return false
    }
    if !wanted.isFocused { coordinator.commandFocus(wanted.id, isFocused: true) }
    for target in all where target.id != wanted.id { target.set(false) }
    for target in all where target.id == wanted.id { target.set(true) }
    return true
  }

  /// Takes the focus from a target of a state that has it.
  func blur(source: DynamicBox, _ coordinator: RenderCoordinator) {
    let all = targets.map { $0.takeUnretainedValue() }
    guard let focused = all.first(where: { $0.link.source === source && $0.isFocused }) else { return }
    coordinator.commandFocus(focused.id, isFocused: false)
    for target in all where target.id == focused.id { target.set(false) }
  }
}

extension Visitor {
  /// Has the open element be followed, and returns the actions by which it is.
  func follow(_ link: FocusLink) -> EventActions {
    let isFirst = isMounting
    let target = object { FocusTarget(id: openID, link: link) }
    target.link = link
    if isFirst { coordinator.focusTargets.add(target) }
    unowned(unsafe) let followed = target
    var actions = EventActions(.focus) { _ in followed.set(true) }
    actions.add(.blur) { _ in followed.set(false) }
    return actions
  }
}
