/// A part of the page that is seen as a whole or not at all, and keeps its state meanwhile: a screen of a stack, a tab.
///
/// ```
///   mounted ──▶ up: its members appear ◀──▶ down (covered, not selected): they disappear ──▶ retired with its views
/// ```
/// Whether it is up may be said at any time during a commit; its members learn of it when the page is complete, and what
/// appears does so before anything disappears. A stage that stands on another is shown only if both are up.
final class Stage: StageMember {
  private unowned(unsafe) let coordinator: RenderCoordinator
  /// Whether it is a tab view's, whose members belong to one tab or another.
  let isOfTabs: Bool
  unowned(unsafe) var first: StageMember?
  unowned(unsafe) var last: StageMember?
  var isUp = true {
    didSet { if isUp != oldValue, first != nil { settleLater() } }
  }

  init(on outer: Stage?, isOfTabs: Bool = false, _ coordinator: RenderCoordinator) {
    self.coordinator = coordinator
    self.isOfTabs = isOfTabs
    super.init()
    coordinator.hasStages = true
    stand(on: outer)
  }

  nonisolated deinit {}

  var isShown: Bool { isUp && (stage?.isShown ?? true) }

  private func settleLater() {
    let coordinator = coordinator
    if isUp { return coordinator.afterCommit { self.settle() } }
    coordinator.afterCommit { coordinator.afterCommit { self.settle() } }
  }

  override func settle() {
    var members: [StageMember] = []
    var member = first
    while let current = member {
      members.append(current)
      member = current.next
    }
    for member in members { member.settle() }
  }
}

extension Visitor {
  /// The stage that what is visited stands on; nobody depends on it, because it stays the same.
  var stage: Stage? {
    guard coordinator.hasStages else { return nil }
    var values = EnvironmentValues(environment)
    values.isAssigning = true
    return values.stage
  }
}

private nonisolated enum StageKey: EnvironmentKey {
  static var defaultValue: Stage? { nil }
}

nonisolated extension EnvironmentValues {
  /// The screen or tab that a view comes and goes with; nil for what is shown whenever it is there.
  var stage: Stage? {
    get { self[StageKey.self] }
    set { self[StageKey.self] = newValue }
  }
}
