/// Keeps a page's address, its title and the browser's history in step with what the page's containers show.
///
/// ```
///   a link, a state ──▶ node changes ──▶ after the commit: a new entry, the one gone back to, or the same one
///   the browser's back ──▶ entry number ──▶ nodes go back to what they were
/// ```
/// The page's one anchor for it, `HistoryAnchor`, says all that to the browser.
final class Router {
  unowned(unsafe) let coordinator: RenderCoordinator
  /// What the page was asked for.
  let route: PageRoute
  var base: String { route.base }
  let slot = RouteSlot(in: nil)
  /// Written when what the anchor says has changed.
  let said = Source()
  /// The parts of the address that no container has taken yet.
  private(set) lazy var wanted: ArraySlice<String> = route.segments[...]
  private(set) var history: RouteHistory?
  private(set) var hasAnchor = false
  /// Where links lead, in order, on a page that is written as a file.
  var offered: [[String]]?
  private var isUpdateDue = false
  /// Whether the browser went to an entry, and the page follows.
  private var isReturning = false
  private var isMounting = true
  private var nodesIssued = 0

  init(_ route: PageRoute, _ coordinator: RenderCoordinator) {
    self.coordinator = coordinator
    self.route = route
  }

  nonisolated deinit {}

  func issueNodeNumber() -> Int {
    nodesIssued += 1
    return nodesIssued
  }

  // MARK: The address

  /// Whether the page is being made and the address says more than what is shown so far.
  var isRestoring: Bool { isMounting && !wanted.isEmpty }
  /// The parts of the address that are left, while containers ask for them.
  var rest: ArraySlice<String> { isMounting ? wanted : [] }

  /// Takes the next parts of the address.
  func take(_ count: Int) { wanted = wanted.dropFirst(count) }

  /// The page is made: what is now left of the address is not there.
  func finish() { isMounting = false }

  /// Whether there is something at the address: every part was taken, by some container.
  var outcome: RouteOutcome {
    if route.segments.isEmpty { return .found }
    if slot.node == nil { return .noSuchPage }
    return wanted.isEmpty ? .found : .partly
  }

  #if hasFeature(Embedded)
  private var isPlain: Bool { true }
  #else
  /// Whether only what the app can say inside the page stands in addresses: it is to take this page over.
  var isPlain: Bool { coordinator.context.carrier == .module }
  #endif

  func address(_ segments: [String]) -> String {
    offered?.append(segments)
    return PageRoute.address(base: base, segments)
  }

  /// What the anchor says.
  ///
  /// Inside the page the browser puts the app's own address before it: what the app says is the same in every folder.
  var url: String { PageRoute.address(base: isPlain ? "" : base, slot.node?.segments() ?? []) }
  var title: String? { slot.node?.title() }

  // MARK: History

  /// Whether a container is the first to ask, and so shows the anchor.
  func claimAnchor() -> Bool {
    if hasAnchor { return false }
    hasAnchor = true
    return true
  }

  func releaseAnchor() { hasAnchor = false }

  /// What the anchor says now.
  func say() -> RouteHistory {
    said.recordRead()
    if let history { return history }
    let first = RouteHistory(snapshot())
    history = first
    return first
  }

  /// A node shows something else, or has another title.
  func noteChange() {
    if isUpdateDue || history == nil { return }
    isUpdateDue = true
    coordinator.afterCommit { [self] in update() }
  }

  /// Whether an entry's number is one of ours.
  func hasIssued(_ entry: UInt32) -> Bool { entry != 0 && entry <= (history?.newest ?? 0) }

  /// The browser went to another entry.
  func navigate(to entry: UInt32) {
    guard let snapshot = history?.goTo(entry) else { return }
    forEachNode { node in
      if let state = snapshot.states.first(where: { $0.node == node.number })?.state { node.restore(state) }
    }
    isReturning = true
    isUpdateDue = true
    coordinator.afterCommit { [self] in update() }
  }

  private func update() {
    isUpdateDue = false
    guard slot.node != nil else { return }
    if isReturning { history?.settle(snapshot()) } else { history?.record(snapshot()) }
    isReturning = false
    said.notifyReaders()
  }

  private func snapshot() -> RouteSnapshot {
    var states: [(node: Int, state: RouteState)] = []
    forEachNode { states.append(($0.number, $0.state())) }
    return RouteSnapshot(states: states)
  }

  private func forEachNode(_ body: (RouteNode) -> Void) {
    func visit(_ slot: RouteSlot) {
      guard let node = slot.node else { return }
      body(node)
      for inner in node.slots { visit(inner) }
    }
    visit(slot)
  }
}

/// What came of the address a page was asked for.
public nonisolated enum RouteOutcome: Equatable, Sendable {
  /// Everything in it was shown.
  case found
  /// The first parts were shown; there is nothing behind them.
  case partly
  /// The app has no pages below its own.
  case noSuchPage
}
