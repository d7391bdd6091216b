#if !hasFeature(Embedded)
/// What runs of a page's views while one batch is made.
///
/// ```
///   a scope runs ──▶ body of a view of the app? ──▶ a run of its own
///                      │ no: a list, a placed row, a control of the engine
///                      ├─▶ what ran has changed it, or its view has run for this batch ──▶ goes on with that run
///                      ├─▶ something is running ──▶ part of that
///                      └─▶ it runs by itself ──▶ a run of its own, as part of its view
/// ```
/// Invariant: `open` are the runs that are being written for, outermost first.
final class BodyRecording {
  private struct Run {
    let scope: Scope
    let view: String
    var reasons: [BodyRun.Reason] = []
    var count = 0
  }

  let page: RenderCoordinator
  private var runs: [Run] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var open: [Int] = []
  /// Which runs have changed what is shown in places that have yet to run.
  private var changers: [ObjectIdentifier: Int] = [:]
  private var shares = ByteShares()

  init(_ page: RenderCoordinator) { self.page = page }

  nonisolated deinit {}

  /// A scope is about to run, because of something; `change` tells what it was.
  func begin(_ scope: Scope, _ change: BodyTrace.Change) {
    defer { shares.begin(open.last ?? -1, at: page.encoder.written) }
    if let changer = changers.removeValue(forKey: ObjectIdentifier(scope)) { return open.append(changer) }
    let owner = scope.viewOfApp
    let isOwn = owner === scope
    if let owner, isOwn || open.isEmpty || places[ObjectIdentifier(owner)] != nil {
      enter(isOwn || places[ObjectIdentifier(owner)] != nil ? owner : scope, of: owner, change, isBody: isOwn)
    } else if let last = open.last {
      open.append(last)
    } else {
      enter(scope, of: nil, change, isBody: false)
    }
  }

  /// What runs has changed what is shown in a place, which is to run by itself.
  func noteShown(_ placement: Placement) {
    if let last = open.last { changers[ObjectIdentifier(placement)] = last }
  }

  private func enter(_ scope: Scope, of owner: (any TracedScope)?, _ change: BodyTrace.Change, isBody: Bool) {
    let id = ObjectIdentifier(scope)
    let place = places[id] ?? runs.count
    if place == runs.count {
      runs.append(Run(scope: scope, view: owner === scope ? scope.partName : name(of: scope, in: owner)))
      places[id] = place
    }
    // What is part of something that runs has its reason in that.
    if isBody || open.isEmpty {
      for reason in change.reasons where !runs[place].reasons.contains(where: { $0.name == reason.name }) {
        runs[place].reasons.append(reason)
      }
    }
    if isBody || owner !== scope { runs[place].count += 1 }
    open.append(place)
  }

  private func name(of scope: Scope, in owner: (any TracedScope)?) -> String {
    "\(scope.partName) in \(owner?.partName ?? "the page")"
  }

  /// The scope that began last has run.
  func end() {
    open.removeLast()
    shares.begin(open.last ?? -1, at: page.encoder.written)
  }

  /// The end of the batch was taken back.
  func takeBack(to written: ByteShares.Written) { shares.takeBack(to: written) }

  /// What ran, in the order in which it began.
  func finish() -> [BodyRun] {
    zip(runs, shares.bytes(of: runs.count, until: page.encoder.written)).map { run, bytes in
      BodyRun(
        view: run.view,
        reasons: run.reasons.map(told),
        count: run.count,
        bytes: bytes,
        nodes: Array(run.scope.shownRoots.prefix(BodyRecording.mostNodes))
      )
    }
  }

  /// A reason as it is told: a field for secrets may have been built after its value was looked at.
  private func told(_ reason: BodyRun.Reason) -> BodyRun.Reason {
    let isSecret = reason.value != nil && BodyTrace.isSecret(reason.read)
    return BodyRun.Reason(name: reason.name, value: isSecret ? BodyTrace.hidden : reason.value)
  }

  /// The most elements that are named of one view.
  private static let mostNodes = 50
}
#endif
