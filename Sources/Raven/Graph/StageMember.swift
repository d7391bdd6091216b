/// What comes and goes with the stage it stands on: an appearance's actions, a task, a stage further in.
///
/// What stands on no stage appears with the commit that mounts it, and disappears when it leaves the tree.
class StageMember: Retained {
  private(set) final var stage: Stage?
  /// The neighbours on the stage, which forgets a member when it is retired.
  fileprivate(set) final unowned(unsafe) var next: StageMember?
  fileprivate final unowned(unsafe) var previous: StageMember?
  /// Whether it has appeared and not disappeared since.
  private(set) final var hasAppeared = false
  /// Whether a tab view has to find out which of its tabs it belongs to.
  fileprivate final var isUnsorted = false
  private final var isRetired = false

  override init() { super.init() }
  nonisolated deinit {}

  func appear() {}
  func disappear() {}

  /// Appears or disappears, if the stage has it otherwise by now.
  func settle() {
    let isShown = !isRetired && (stage?.isShown ?? true)
    if isShown == hasAppeared { return }
    hasAppeared = isShown
    if isShown { appear() } else { disappear() }
  }

  /// Goes to another stage; what has left the tree goes to none, though a tab view may still read of it in this commit.
  final func stand(on other: Stage?) {
    let newStage = isRetired ? nil : other
    if newStage === stage { return }
    stage?.remove(self)
    stage = newStage
    newStage?.append(self)
  }

  /// Leaves the stage; whoever overrides this says when to settle.
  override func retire(_ coordinator: RenderCoordinator) {
    isRetired = true
    stand(on: nil)
  }
}

extension Stage {
  fileprivate func append(_ member: StageMember) {
    member.previous = last
    if let last { last.next = member } else { first = member }
    last = member
  }

  fileprivate func remove(_ member: StageMember) {
    if let previous = member.previous { previous.next = member.next } else { first = member.next }
    if let next = member.next { next.previous = member.previous } else { last = member.previous }
    member.next = nil
    member.previous = nil
  }
}

extension Visitor {
  /// Visits a view with what comes and goes with it, which appears after the commit if the view is shown then.
  func visit<Content: View>(_ content: Content, with member: StageMember) {
    if isMounting { enter(member) }
    guard member.isUnsorted else { return Content._visit(content, self) }
    let outer = chain
    chain = StageMemberLink(member, outer: outer)
    Content._visit(content, self)
    chain = outer
  }

  private func enter(_ member: StageMember) {
    let stage = stage
    member.stand(on: stage)
    member.isUnsorted = container.isResolving && stage?.isOfTabs ?? false
    coordinator.afterCommit { member.settle() }
  }
}

/// A member on its way to the tab view that has to find out which tab it belongs to; it changes nothing on the page.
private final class StageMemberLink: ChainLink {
  private let member: StageMember

  init(_ member: StageMember, outer: ChainLink?) {
    self.member = member
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func collectStageMembers(_ members: inout [StageMember]) { members.append(member) }
  override func absorb(_ other: ChainLink) -> Bool { member === unsafeDowncast(other, to: StageMemberLink.self).member }
}
