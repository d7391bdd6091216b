/// Remembers how to take back what a person did, and how to do it again.
///
/// Register the opposite of every change as you make it. While undoing, what is registered is how to redo. Everything that
/// is registered during one event of the page is one group, which is taken back as a whole.
///
/// ```swift
/// @Environment(\.undoManager) private var undoManager
///
/// func delete(_ offsets: IndexSet) {
///   let before = store.todos
///   undoManager?.registerUndo(withTarget: store) { $0.restore(before, undoManager) }
///   undoManager?.setActionName("Delete")
///   store.todos.remove(atOffsets: offsets)
/// }
/// ```
/// There is one for every page, in the environment. With it Control-Z takes back and Shift-Control-Z (or Control-Y) does
/// again, Command in place of Control on a Mac, wherever the focus is but in a field that has its own; a screen reader is
/// told what became undone.
///
/// Differs from SwiftUI: a body that reads `canUndo`, a name or a title runs again when that changes.
public final class UndoManager {
  /// One thing to do.
  private struct Step {
    #if hasFeature(Embedded)
    // It has no weak references: the target stays as long as what was registered with it.
    let target: AnyObject?
    #else
    weak var target: AnyObject?
    #endif
    let run: (AnyObject) -> Void
  }

  /// What is taken back as a whole.
  private struct Group {
    var steps: [Step] = []
    var name = ""
    var isDiscardable = false
    /// The event that opened it; nil for one that was begun by hand.
    var event: Int?
  }

  private enum Direction {
    case none
    case undoing
    case redoing
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The groups that are open, outermost first.
  private var open: [Group] = []
  private var direction = Direction.none
  private var disablings = 0
  private let source = Source()
  /// Tells one event from the next.
  private let event: () -> Int
  /// Told what was taken back, or done again, as it is to be said.
  private let hasDone: (String) -> Void

  /// Whether what is registered outside of any group opens one that ends with the event.
  public var groupsByEvent = true
  /// How many groups are kept to take back; 0 for all.
  public var levelsOfUndo = 0 {
    didSet { if levelsOfUndo != oldValue { trim() } }
  }

  /// Creates a manager that belongs to no page: each registration outside of a group is one by itself, until `undo`.
  public convenience init() { self.init(event: { 0 }, hasDone: { _ in }) }

  init(event: @escaping () -> Int, hasDone: @escaping (String) -> Void) {
    self.event = event
    self.hasDone = hasDone
  }

  // MARK: Registering

  /// Registers how to take back what is being done.
  ///
  /// Nothing happens while registration is disabled. The target is not kept alive: with it goes what was registered.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    closeGroupOfEarlierEvent()
    let isLoose = open.isEmpty
    if isLoose { open.append(Group(event: event())) }
    if direction == .none { redoGroups = [] }
    open[open.count - 1].steps.append(Step(target: target) { handler(unsafeDowncast($0, to: TargetType.self)) })
    source.notifyReaders()
    if isLoose, !groupsByEvent {
      closeOutermost()
      reportUnbalanced("registerUndo was called outside of any group, while groupsByEvent is false")
    }
  }

  /// Whether anything can be registered.
  public var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Has nothing be registered until as many calls of `enableUndoRegistration`.
  public func disableUndoRegistration() { disablings += 1 }

  /// Takes back one `disableUndoRegistration`.
  public func enableUndoRegistration() {
    if disablings == 0 {
      return reportUnbalanced("enableUndoRegistration was called once more than disableUndoRegistration")
    }
    disablings -= 1
  }

  /// Ends the group of an event that is over.
  private func closeGroupOfEarlierEvent() {
    guard let opened = open.first?.event, opened != event(), direction == .none else { return }
    closeOutermost()
  }

  // MARK: Groups

  /// How many groups are open.
  public var groupingLevel: Int {
    closeGroupOfEarlierEvent()
    return open.count
  }

  /// Begins a group: what is registered until its end is taken back as a whole.
  public func beginUndoGrouping() {
    closeGroupOfEarlierEvent()
    if open.isEmpty, groupsByEvent, direction == .none { open.append(Group(event: event())) }
    open.append(Group())
  }

  /// Ends the group that was begun last.
  public func endUndoGrouping() {
    if open.isEmpty || open.count == 1 && open[0].event != nil {
      return reportUnbalanced("endUndoGrouping was called once more than beginUndoGrouping")
    }
    if open.count == 1 { return closeOutermost() }
    let inner = open.removeLast()
    open[open.count - 1].steps += inner.steps
    if !inner.name.isEmpty { open[open.count - 1].name = inner.name }
    source.notifyReaders()
  }

  private func closeOutermost() {
    guard let group = open.first else { return }
    open = []
    if group.steps.isEmpty { return }
    if direction == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
    trim()
    source.notifyReaders()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  // MARK: Undoing and redoing

  /// Whether there is something to take back.
  public var canUndo: Bool { undoCount > 0 }
  /// Whether there is something to do again.
  public var canRedo: Bool { redoCount > 0 }

  /// How many groups can be taken back.
  public var undoCount: Int {
    source.recordRead()
    let isFilling = direction != .undoing && open.contains { !$0.steps.isEmpty }
    return undoGroups.count + (isFilling ? 1 : 0)
  }

  /// How many groups can be done again.
  public var redoCount: Int {
    source.recordRead()
    return redoGroups.count
  }

  /// Whether something is being taken back.
  public var isUndoing: Bool { direction == .undoing }
  /// Whether something is being done again.
  public var isRedoing: Bool { direction == .redoing }

  /// Takes back the last group, and the one that is open, which it closes.
  public func undo() {
    if open.count > 1 { reportUnbalanced("undo was called before endUndoGrouping") }
    while open.count > 1 { endUndoGrouping() }
    closeOutermost()
    undoNestedGroup()
  }

  /// Takes back the last group that is closed.
  public func undoNestedGroup() {
    guard direction == .none, let group = undoGroups.popLast() else { return }
    run(group, .undoing)
    hasDone(UndoManager.words("Undone", group.name))
  }

  /// Does the last group again that was taken back.
  public func redo() {
    guard direction == .none else { return }
    closeGroupOfEarlierEvent()
    guard open.isEmpty, let group = redoGroups.popLast() else { return }
    run(group, .redoing)
    hasDone(UndoManager.words("Redone", group.name))
  }

  private func run(_ group: Group, _ direction: Direction) {
    self.direction = direction
    open = [Group(name: group.name, isDiscardable: group.isDiscardable)]
    for step in group.steps.reversed() {
      if let target = step.target { step.run(target) }
    }
    closeOutermost()
    self.direction = .none
    source.notifyReaders()
  }

  private func reportUnbalanced(_ text: String) {
    #if !hasFeature(Embedded)
    Diagnostics.report(.unbalancedUndo(text))
    #endif
  }

  private static func words(_ what: String, _ name: String) -> String { name.isEmpty ? what : "\(what): \(name)" }

  // MARK: Forgetting

  /// Forgets everything.
  public func removeAllActions() {
    (undoGroups, redoGroups, open) = ([], [], [])
    disablings = 0
    source.notifyReaders()
  }

  #if hasFeature(Embedded)
  /// Forgets what was registered with a target.
  public func removeAllActions(withTarget target: AnyObject) { forget(target) }
  #else
  /// Forgets what was registered with a target.
  public func removeAllActions(withTarget target: Any) { forget(target as AnyObject) }
  #endif

  private func forget(_ target: AnyObject) {
    func without(_ groups: [Group], keepingEmpty: Bool) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.steps.removeAll { $0.target === target }
        return group.steps.isEmpty && !keepingEmpty ? nil : group
      }
    }
    undoGroups = without(undoGroups, keepingEmpty: false)
    redoGroups = without(redoGroups, keepingEmpty: false)
    open = without(open, keepingEmpty: true)
    source.notifyReaders()
  }

  // MARK: Names

  /// Names what is being registered, as a menu or a screen reader says it: "Delete Milk".
  public func setActionName(_ actionName: String) {
    closeGroupOfEarlierEvent()
    if open.isEmpty {
      if !undoGroups.isEmpty { undoGroups[undoGroups.count - 1].name = actionName }
    } else {
      open[open.count - 1].name = actionName
    }
    source.notifyReaders()
  }

  /// What `undo` takes back; empty if it has no name.
  public var undoActionName: String {
    source.recordRead()
    if direction != .undoing, let name = open.last(where: { !$0.name.isEmpty })?.name { return name }
    return undoGroups.last?.name ?? ""
  }

  /// What `redo` does again; empty if it has no name.
  public var redoActionName: String {
    source.recordRead()
    return redoGroups.last?.name ?? ""
  }

  /// "Undo", and the name of what would be.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// "Redo", and the name of what would be.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// "Undo", and a name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// "Redo", and a name.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Discarding

  /// Says whether what is being registered may be lost without harm.
  public func setActionIsDiscardable(_ discardable: Bool) {
    closeGroupOfEarlierEvent()
    if open.isEmpty {
      if !undoGroups.isEmpty { undoGroups[undoGroups.count - 1].isDiscardable = discardable }
    } else {
      open[open.count - 1].isDiscardable = discardable
    }
  }

  /// Whether what `undo` takes back may be lost without harm.
  public var undoActionIsDiscardable: Bool { (open.last ?? undoGroups.last)?.isDiscardable ?? false }
  /// Whether what `redo` does again may be lost without harm.
  public var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }
}
