/// A block that can run again by itself: a composite view's body, or a list.
///
/// ```
///            a source it read is written
///   clean ───────────────────────────────▶ dirty, queued by depth
///     ▲                                        │ commit, outermost first
///     └──────────── run, reads recorded ◀──────┘
/// ```
/// What comes from outside (environment, modifiers, container) is kept, so that a run needs nobody above.
class Scope: Block {
  /// The scope whose body or tape is being run; reads are recorded for it.
  ///
  /// Nil between runs, so that what an action reads marks nobody. Not retained: the visitor has it.
  nonisolated(unsafe) static var current: Unmanaged<Scope>?

  // Beside the small fields of a block, which leave room for it.
  final fileprivate(set) var isDirty = false
  final unowned(unsafe) let coordinator: RenderCoordinator
  /// What comes from outside; nil before anything has come.
  final var surroundings: Surroundings?
  final nonisolated(unsafe) var firstRead: UnsafeMutablePointer<ReadEdge>?
  /// The state of this scope's view, by where it lies in the view's bytes.
  final nonisolated(unsafe) var claims: [StateClaim] = []
  #if !hasFeature(Embedded)
  final var observation: ScopeObservation?
  /// The bindings that elements were built from, with what is observed of objects behind them.
  final nonisolated(unsafe) var readings: [ObjectIdentifier: (location: AnyObject, observation: ScopeObservation)] = [:]
  /// Sources of objects, kept while they are read.
  private final var held: [Source] = []

  final func hold(_ source: Source) {
    if !held.contains(where: { $0 === source }) { held.append(source) }
  }
  #endif

  #if hasFeature(Embedded)
  init(coordinator: RenderCoordinator) {
    self.coordinator = coordinator
    super.init()
  }

  /// Visits the tape again; overridden by each kind of scope.
  func run(_ visitor: Visitor) {}
  #else
  /// Visits the tape again.
  ///
  /// An override of a generic class would run unspecialised; a closure made in generic code does not. Embedded Swift
  /// specialises everything, and there a virtual call keeps composites from growing into one another.
  private final let enter: (Scope, Visitor) -> Void

  init(coordinator: RenderCoordinator, enter: @escaping (Scope, Visitor) -> Void) {
    self.coordinator = coordinator
    self.enter = enter
    super.init()
  }

  /// Visits the tape again.
  final func run(_ visitor: Visitor) { enter(self, visitor) }
  #endif

  nonisolated deinit {
    dropReads()
    dropClaims()
  }

  final var environment: EnvironmentNode? { surroundings?.environment }
  final var chain: ChainLink? { surroundings?.chain }
  final var container: Container { surroundings?.container ?? Container() }

  /// Marks the scope to run at the next commit.
  final func invalidate() {
    if isDirty {
      if Presence.motion, Transaction.isAnimating { coordinator.animate(self) }
      return
    }
    if !isMounted { return }
    isDirty = true
    #if hasFeature(Embedded)
    if Presence.arrays, !Transaction.isAnimating { freeArrays() }
    #endif
    coordinator.enqueue(self)
  }

  #if hasFeature(Embedded)
  /// Has the lists in its tape let go of arrays, of which it gives them others before they run.
  ///
  /// An array that nobody else has is changed where it is. Otherwise the first change copies it, and keeps every element once more.
  @inline(never)
  private final func freeArrays() {
    for index in 0..<Int(slotCount) {
      let slot = slot(index)
      guard slot.kind == .block, slot.isPresent else { continue }
      let block = unsafeDowncast(slot.object, to: Block.self)
      if block.isList { unsafeDowncast(block, to: ElementList.self).letGoOfElements() }
    }
  }
  #endif

  /// Forgets what the last run read, before the next one records anew.
  final func beginRun() {
    isDirty = false
    dropReads()
    #if !hasFeature(Embedded)
    if !held.isEmpty { held.removeAll() }
    if !readings.isEmpty { endReadings() }
    #endif
  }

  #if !hasFeature(Embedded)
  private final func endReadings() {
    for (_, observation) in readings.values { observation.cancel() }
    readings = [:]
  }
  #endif

  /// Forgets that it is marked, when a commit does not settle; what it read still marks it again.
  final func giveUp() { isDirty = false }

  final nonisolated func dropReads() {
    while let edge = firstRead { ReadEdge.remove(edge) }
  }

  /// Tells its state that it stands in another environment: a modifier above has begun to set a value.
  final func hasMoved() {
    for claim in claims { claim.box.reattach(to: self) }
  }

  private final nonisolated func dropClaims() {
    for claim in claims { claim.box.disown(self) }
    claims = []
  }

  override func retire(_ coordinator: RenderCoordinator) {
    isDirty = false
    dropReads()
    #if !hasFeature(Embedded)
    observation?.cancel()
    observation = nil
    endReadings()
    held = []
    #endif
    dropClaims()
    super.retire(coordinator)
  }
}
