/// Owns a tree of views and runs its commits: state that changed becomes one batch of commands for the page.
///
/// ```
///   init ──▶ mounted ──▶ first batch (the whole page)
///              │ perform(event) / a write from a task ──▶ scopes marked ──▶ takeBatch: marked scopes run, outermost first
///              └ end ──▶ every block freed, tasks cancelled
/// ```
/// Carriers (the live session, the HTML export, WebAssembly, tests) use it through `LivePage`.
public final class RenderCoordinator: LivePage {
  public private(set) var nextNodeID: UInt32 = 1
  public var onNeedsCommit: (() -> Void)?
  /// How many bodies have run; row closures of lists are counted apart.
  public private(set) var bodyRuns = 0
  /// How many row closures of lists have run.
  public var rowClosureRuns = 0
  #if !hasFeature(Embedded)
  /// Told of the type of every view whose body runs; for tests.
  public var onBodyRun: ((Any.Type) -> Void)?
  /// What has been said of which lines of the app's source.
  var reportedSources: Set<ReportedSource> = []
  #endif

  #if !hasFeature(Embedded)
  /// How many slots the tapes of its tree have.
  var retainedSlots = 0
  /// Of a page of a thousand rows with a text and a button each, 91 bytes a slot were in memory, all that belongs to them included.
  public var retainedBytes: Int { 91 * retainedSlots }
  #endif

  /// Which system images it has used.
  var drawings = SymbolDrawings()
  /// Whether the first batch is being written.
  private(set) var isMountingPage = true
  /// What was known of the visit when the page was made.
  let context: PageContext
  /// What is known of the device the page is shown on.
  private(set) lazy var device = Device(context, at: router.route, page: OpenURLAction.Page(self))
  var pageSigns = PageSigns()
  var listeners = ListenerTable()
  var focusTargets = FocusTargets()
  let names = NameTable()
  /// Whether anything on the page comes and goes with a screen or a tab.
  var hasStages = false
  /// What is presented from the page itself.
  let presentations = PresentationHost()
  private var presentationsIssued = 0
  /// Builds controls that stand among actions, once there are any.
  var actionBuilder: ActionBuilder?
  private var listsIssued = 0
  /// Counts the events with what they changed.
  private(set) var turn = 0
  /// Counts the batches that were handed out.
  private(set) var batchesTaken: UInt32 = 0
  private var dirty: [Scope] = []
  private var afterCommit: [() -> Void] = []
  /// What the next commit begins with.
  private var nextCommit: [() -> Void] = []
  /// What is looked for among rows that are not built.
  var search: RowSearch?
  private var isCommitting = false
  private var collectors: [AnyPreferenceCollector] = []
  /// Whether a preference was written, or a writer went, since the collectors last looked.
  var preferencesMayHaveChanged = false
  private var isPerforming = false
  /// Marked scopes whose changes are animated, and how.
  private var animated: [Scope] = []
  private var pendingMotion: Animation?
  /// How the changes of the scopes that are running are animated.
  private(set) var motion: Animation?
  /// Whether something on the page may be animated.
  var usesMotion = false
  private var isMotionAnnounced = false
  /// The kinds of root of which a page has animated: later pages load what that needs from the start.
  private static var moving: [ObjectIdentifier] = []
  private var kind: ObjectIdentifier?
  private var hasAskedForCommit = false
  private var root: Scope?
  /// The page's address and history; there from the start until the end.
  private(set) var router: Router!
  let encoder: CommandEncoder
  private var visitor: Visitor?
  /// The whole page, until it is taken: the encoder is shared and must not be left filled.
  private var firstBatch: [UInt8]?

  /// Mounts a view.
  ///
  /// The first batch builds the page.
  ///
  /// - Parameters:
  ///   - view: what the page shows.
  ///   - context: what is known of the visit.
  ///   - route: the part of the page's address that navigation in the view answers for.
  public convenience init<Root: View>(
    _ view: Root,
    context: PageContext = PageContext(),
    at route: PageRoute = .root
  ) {
    self.init(context: context)
    let router = Router(route, self)
    #if !hasFeature(Embedded)
    if context.carrier != .server { router.offered = [] }
    #endif
    self.router = router
    let scope = RootScope(view, coordinator: self)
    root = scope
    scope.surroundings = Surroundings(environment: EnvironmentNode(device: device))
    kind = ObjectIdentifier(RootScope<Root>.self)
    let visitor = Visitor(coordinator: self, encoder: encoder, root: scope)
    self.visitor = visitor
    isCommitting = true
    visitor.mountRoot(scope)
    writePageEnd()
    isCommitting = false
    router.finish()
    firstBatch = encoder.take()
    isMountingPage = false
  }

  /// A generic initialiser has to be a convenience: Embedded Swift has no place for it in the class's table of methods.
  private init(context: PageContext, encoder: CommandEncoder = .shared) {
    self.context = context
    self.encoder = encoder
    encoder.names = names
  }

  /// Visits a view on a page that nobody sees, for what its visiting tells, perhaps amid the run of another scope.
  ///
  /// Nothing appears there, and no task begins.
  ///
  /// - Parameters:
  ///   - view: what the page shows.
  ///   - environment: where the view stands; nil for a page's own.
  ///   - encoder: takes the page's commands.
  static func visitApart<Root: View>(
    _ view: Root,
    in environment: EnvironmentNode? = nil,
    to encoder: CommandEncoder = .discarding
  ) {
    let running = Scope.current
    defer { Scope.current = running }
    let page = RenderCoordinator(context: PageContext(), encoder: encoder)
    page.router = Router(.root, page)
    let scope = RootScope(view, coordinator: page)
    scope.surroundings = Surroundings(environment: environment)
    let visitor = Visitor(coordinator: page, encoder: encoder, root: scope)
    visitor.mountRoot(scope)
    scope.retire(page)
  }

  /// What a view says that is not on the page, in an environment of the page.
  static func words<Root: View>(of view: Root, in environment: EnvironmentNode?) -> String {
    CommandEncoder.discarding.reset()
    visitApart(view, in: environment)
    return WordsReader.words(of: CommandEncoder.discarding.take())
  }

  nonisolated deinit {}

  public var internedNames: [String] { names.added }

  /// What the page calls the system images it was first shown with: hosts link their drawings, so that they are there at first paint.
  public var firstDrawings: [String] { drawings.first }
  /// What came of the address the page was made for.
  public var routeOutcome: RouteOutcome { router.outcome }
  /// Where the links of a page that is written as a file lead in its app, as parts of addresses, in the order of the page.
  public var offeredRoutes: [[String]] { router.offered ?? [] }
  /// The title of the screen on top, if navigation shows one that has any.
  public var title: String? { router.title }

  /// The last element of the page's views; 0 for none.
  var lastRoot: UInt32 { root?.lastRoot ?? 0 }

  // MARK: Events

  public func perform(_ event: PageEvent) -> PageEventOutcome {
    if event.node >= nextNodeID || event.node == 0 { return .neverIssued }
    if case .navigate(let entry) = event.payload, !router.hasIssued(entry) { return .neverIssued }
    if case .move(let move) = event.payload, max(move.row, move.target) >= nextNodeID { return .neverIssued }
    if case .drop(let drop) = event.payload, drop.target >= nextNodeID || drop.target == 0 { return .neverIssued }
    guard let listener = listeners.find(event.node) else { return .retired }
    turn += 1
    isPerforming = true
    defer { isPerforming = false }
    return inTurn { listener.perform(event) } ? .handled : .retired
  }

  // MARK: Commits

  public func takeBatch() -> [UInt8]? {
    hasAskedForCommit = false
    CommandEncoder.discarding.reset()
    encoder.names = names
    if let batch = firstBatch {
      firstBatch = nil
      batchesTaken &+= 1
      if hasWork { askForCommit() }
      return batch
    }
    #if !hasFeature(Embedded)
    if BodyTrace.recordsAll { BodyTrace.begin(self) }
    #endif
    let actions = nextCommit
    nextCommit = []
    for action in actions { action() }
    if hasWork {
      isCommitting = true
      inTurn { settle() }
      isCommitting = false
    }
    if !nextCommit.isEmpty { askForCommit() }
    turn += 1
    #if !hasFeature(Embedded)
    if BodyTrace.recordsAll { BodyTrace.finish() }
    #endif
    if encoder.isEmpty { return nil }
    batchesTaken &+= 1
    return encoder.take()
  }

  #if !hasFeature(Embedded)
  public func draw() -> PageDrawing? {
    guard let root, let visitor else { return nil }
    // What is due becomes part of the drawing, which counts as one batch in all.
    if takeBatch() == nil { batchesTaken &+= 1 }
    let names = internedNames
    isCommitting = true
    if isMotionAnnounced {
      encoder.target(0)
      encoder.attribute(.dataWith, "motion")
    }
    let ids = inTurn { visitor.redraw(root) } + drawPageSigns()
    isCommitting = false
    let drawing = PageDrawing(body: encoder.take(), ids: ids, names: names, nextNodeID: nextNodeID)
    if hasWork { askForCommit() }
    return drawing
  }
  #endif

  public func end() {
    pageSigns.hasEnded = true
    root?.retire(self)
    root = nil
    device.page.end()
    let actions = afterCommit
    afterCommit = []
    for action in actions { action() }
    visitor = nil
    dirty = []
    animated = []
    afterCommit = []
    nextCommit = []
    search = nil
    onNeedsCommit = nil
  }

  /// Has a scope run at the next commit.
  func enqueue(_ scope: Scope) {
    if Presence.motion, Transaction.isAnimating { animate(scope) } else { dirty.append(scope) }
    askForCommit()
  }

  /// Has a marked scope's changes be animated.
  func animate(_ scope: Scope) {
    pendingMotion = Transaction.current.animation
    dirty.removeAll { $0 === scope }
    if !animated.contains(where: { $0 === scope }) { animated.append(scope) }
  }

  /// Tells the page how what changes from here on in an element is to move; nil for at once.
  func animate(_ id: UInt32, _ animation: Animation?) {
    encoder.target(id)
    encoder.attribute(.dataMotion, animation?.wire ?? "none")
  }

  public func announceMotion() -> Bool {
    isMotionAnnounced = usesMotion || kind.map { RenderCoordinator.moving.contains($0) } ?? false
    return isMotionAnnounced
  }

  /// Has an action run when the page of this commit is complete.
  func afterCommit(_ action: @escaping () -> Void) {
    afterCommit.append(action)
    askForCommit()
  }

  /// Has an action run in the commit after this one, when other pages have had their turn.
  func inNextCommit(_ action: @escaping () -> Void) {
    nextCommit.append(action)
    askForCommit()
  }

  private func askForCommit() {
    if isCommitting || isPerforming || hasAskedForCommit { return }
    hasAskedForCommit = true
    onNeedsCommit?()
  }

  /// Runs marked scopes and what waits for the commit until nothing is left to do.
  private func settle() {
    var rounds = 0
    while hasWork {
      rounds += 1
      if rounds > RenderCoordinator.roundLimit {
        Diagnostics.report(.unsettledCommit(rounds: rounds - 1))
        for scope in dirty { scope.giveUp() }
        for scope in animated { scope.giveUp() }
        dirty = []
        animated = []
        afterCommit = []
        return
      }
      runDirtyScopes()
      if Presence.motion, dirty.isEmpty { runAnimatedScopes() }
      if !dirty.isEmpty || !animated.isEmpty { continue }
      if Presence.preferences { readPreferences() }
      let actions = afterCommit
      afterCommit = []
      for action in actions { action() }
    }
  }

  private var hasWork: Bool {
    !dirty.isEmpty || !animated.isEmpty || !afterCommit.isEmpty || (preferencesMayHaveChanged && !collectors.isEmpty)
  }

  private func readPreferences() {
    guard preferencesMayHaveChanged else { return }
    preferencesMayHaveChanged = false
    for collector in collectors {
      if let action = collector.update() { afterCommit.append(action) }
    }
  }

  /// Has a collector read preferences after every change of one.
  func add(_ collector: AnyPreferenceCollector) {
    Presence.preferences = true
    collectors.append(collector)
    preferencesMayHaveChanged = true
  }

  func remove(_ collector: AnyPreferenceCollector) { collectors.removeAll { $0 === collector } }

  /// How often a commit may cause the next before it is stopped.
  static let roundLimit = 100

  private func runDirtyScopes() {
    guard let visitor else { return }
    var deepest = -1
    // What marks only deeper scopes goes down the tree and ends; anything else is a new round.
    while !dirty.isEmpty, dirty.allSatisfy({ Int($0.depth) > deepest }) {
      let marked = dirty
      dirty = []
      // Depth by depth: few depths are marked at a time, and each keeps its order.
      var next = marked.reduce(Int.max) { min($0, Int($1.depth)) }
      while next < .max {
        let depth = next
        next = .max
        for scope in marked {
          if Int(scope.depth) == depth {
            if scope.isDirty && scope.isMounted { visitor.rerun(scope) }
          } else if Int(scope.depth) > depth {
            next = min(next, Int(scope.depth))
          }
        }
        deepest = max(deepest, depth)
      }
    }
  }

  /// Runs the scopes that changed in a transaction with an animation, which the page is told first.
  private func runAnimatedScopes() {
    guard let animation = pendingMotion, !animated.isEmpty else { return }
    dirty = animated
    animated = []
    pendingMotion = nil
    if !isMotionAnnounced {
      isMotionAnnounced = true
      if let kind, !RenderCoordinator.moving.contains(kind) { RenderCoordinator.moving.append(kind) }
      encoder.target(0)
      encoder.attribute(.dataWith, "motion")
    }
    _ = intern("data-motion")
    let start = encoder.mark
    animate(0, animation)
    let told = encoder.mark
    motion = animation
    // What they mark further out belongs to the same change.
    var rounds = 0
    repeat {
      runDirtyScopes()
      rounds += 1
    } while !dirty.isEmpty && rounds < RenderCoordinator.roundLimit
    motion = nil
    if encoder.mark == told { encoder.takeBack(to: start) }
  }

  /// Tells the page to give an element the focus, or to take it away.
  func commandFocus(_ id: UInt32, isFocused: Bool) {
    encoder.target(id)
    if isFocused { encoder.focus() } else { encoder.blur() }
  }

  /// Tells the page to scroll until an element shows: how it comes to stand along either axis.
  func commandScroll(_ id: UInt32, to place: String) {
    let (attribute, behaviour) = (intern("data-scroll"), intern("scroll"))
    encoder.target(id)
    encoder.attribute(attribute, place)
    encoder.constant(.dataWith, behaviour)
  }

  // MARK: Issuing

  /// The id of the next element opened.
  func issueID() -> UInt32 {
    defer { nextNodeID += 1 }
    return nextNodeID
  }

  /// The number of the next presentation, which tells it apart on this page.
  func issuePresentation() -> Int {
    presentationsIssued += 1
    return presentationsIssued
  }

  /// The number of the next lazy list, which tells its parts from those of others on this page.
  func issueList() -> Int {
    listsIssued += 1
    return listsIssued
  }

  /// What is known of the safety of a name in markup; found out once.
  func verdict(_ name: Name, on text: StaticString) -> MarkupVerdict { names.verdict(name, on: text) }

  /// The number of a name, told to the page when it is new.
  func intern(_ text: StaticString) -> Name {
    let (name, isNew) = names.intern(text)
    if isNew { encoder.name(text) }
    return name
  }

  func countBodyRun() { bodyRuns += 1 }
}

extension CommandEncoder {
  /// The encoder every page of the process writes to in turn.
  static let shared = CommandEncoder(names: NameTable())

  /// Takes what is refused; emptied with every batch.
  static let discarding = CommandEncoder(names: NameTable())
}

/// The scope around the whole tree.
private final class RootScope<Root: View>: Scope {
  let view: Root

  init(_ view: Root, coordinator: RenderCoordinator) {
    self.view = view
    #if hasFeature(Embedded)
    super.init(coordinator: coordinator)
    #else
    super.init(coordinator: coordinator) { unsafeDowncast($0, to: RootScope<Root>.self).runView($1) }
    #endif
  }

  nonisolated deinit {}

  #if hasFeature(Embedded)
  override func run(_ visitor: Visitor) { runView(visitor) }
  #endif
  private final func runView(_ visitor: Visitor) {
    Root._visit(view, visitor)
    visitor.layer(of: coordinator.presentations)
  }

  override func retire(_ coordinator: RenderCoordinator) {
    coordinator.presentations.retire(coordinator)
    super.retire(coordinator)
  }
}

extension Visitor {
  fileprivate func mountRoot(_ scope: Scope) {
    place = Place(parent: 0, previous: 0)
    let outside = enterFresh(scope)
    scope.parent = nil
    scope.depth = 0
    inScope(scope) { scope.run(self) }
    Scope.current = nil
    #if !hasFeature(Embedded)
    recent = []
    #endif
    leave(outside)
  }
}
