/// The scope of a placed leaf, which runs again by itself when the leaf shows something else.
final class Placement: Scope {
  let leaf: ResolvedLeaf
  /// Where the leaf was resolved.
  var base: EnvironmentNode?
  private var place = LeafPlace()
  /// Where else the leaf is built: a container may show a child more than once.
  private(set) unowned(unsafe) var previous: Placement?

  init(_ leaf: ResolvedLeaf, _ base: EnvironmentNode?, _ coordinator: RenderCoordinator) {
    self.leaf = leaf
    self.base = base
    #if hasFeature(Embedded)
    super.init(coordinator: coordinator)
    #else
    super.init(coordinator: coordinator) { unsafeDowncast($0, to: Placement.self).build($1) }
    #endif
    previous = leaf.placement
    leaf.placement = self
  }

  nonisolated deinit {}

  #if hasFeature(Embedded)
  override func run(_ visitor: Visitor) { build(visitor) }
  #endif

  private func build(_ visitor: Visitor) {
    let outer = (visitor.chain, visitor.environment)
    visitor.chain = visitor.joined(leaf.chain)
    visitor.environment = place.environment(of: leaf, resolvedIn: base, at: outer.1)
    leaf.content.visit(visitor)
    (visitor.chain, visitor.environment) = outer
  }

  override func retire(_ coordinator: RenderCoordinator) {
    unlink()
    super.retire(coordinator)
  }

  private func unlink() {
    if leaf.placement === self {
      leaf.placement = previous
      return
    }
    var current = leaf.placement
    while let placement = current {
      if placement.previous === self {
        placement.previous = previous
        return
      }
      current = placement.previous
    }
  }
}

/// The environment of a leaf where it is placed: made once for as long as nothing it is made of is another.
struct LeafPlace {
  private var leaf: EnvironmentNode?
  private var base: EnvironmentNode?
  private var target: EnvironmentNode?
  private var result: EnvironmentNode?

  mutating func environment(
    of leaf: ResolvedLeaf,
    resolvedIn base: EnvironmentNode?,
    at target: EnvironmentNode?
  ) -> EnvironmentNode? {
    if result == nil || self.leaf !== leaf.environment || self.base !== base || self.target !== target {
      (self.leaf, self.base, self.target) = (leaf.environment, base, target)
      result = EnvironmentNode.rebase(leaf.environment, from: base, onto: target)
    }
    return result
  }
}

/// The modifiers of a leaf, inside those of the place where it is put.
private final class JoinedLink: ChainLink {
  private let inner: ChainLink

  init(_ inner: ChainLink, outer: ChainLink?) {
    self.inner = inner
    super.init(standingFor: inner, outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) { visitor.openChain(inner) }
  override func close(_ visitor: Visitor) { visitor.closeChain(inner) }
  override var containerValueChange: ((inout ContainerValues) -> Void)? {
    var changes: [(inout ContainerValues) -> Void] = []
    forEachInner { if let change = $0.containerValueChange { changes.append(change) } }
    return changes.isEmpty ? nil : { values in for change in changes { change(&values) } }
  }

  override var containerValueChanges: Int {
    var changes = 0
    forEachInner { changes += $0.containerValueChanges }
    return changes
  }

  override func collectStageMembers(_ members: inout [StageMember]) {
    forEachInner { $0.collectStageMembers(&members) }
  }

  override func decorateOutermost(_ visitor: Visitor) { forEachInner { $0.decorateOutermost(visitor) } }
  override func describe(_ properties: inout AccessibilityProperties) { forEachInner { $0.describe(&properties) } }
  override func decorateElement(_ visitor: Visitor) { forEachInner { $0.decorateElement(visitor) } }

  private func forEachInner(_ body: (ChainLink) -> Void) {
    var link: ChainLink? = inner
    while let current = link {
      body(current)
      link = current.outer
    }
  }

  override func absorb(_ other: ChainLink) -> Bool {
    ChainLink.absorb(inner, unsafeDowncast(other, to: JoinedLink.self).inner)
  }
}

extension EnvironmentNode {
  /// The values set between two nodes, set anew on a third.
  ///
  /// The cells are the same ones, so scopes that keep the result see every change.
  static func rebase(
    _ node: EnvironmentNode?,
    from base: EnvironmentNode?,
    onto target: EnvironmentNode?
  ) -> EnvironmentNode? {
    guard let node, node !== base else { return target }
    return EnvironmentNode(copying: node, outer: rebase(node.outer, from: base, onto: target))
  }
}

extension Visitor {
  /// Builds a leaf where the walk is, inside whatever the container put around it.
  func place(_ leaf: ResolvedLeaf, resolvedIn base: EnvironmentNode?) {
    if isMounting {
      let placement = Placement(leaf, base, coordinator)
      appendScope(placement)
      receive(placement)
      return runFresh(placement)
    }
    let slot = next()
    let old = unsafeDowncast(slot.object, to: Placement.self)
    if old.leaf === leaf {
      if old.base === base, stands(old) { return skip(old) }
      old.base = base
      prepare(old)
      runExisting(old)
    } else {
      remove(old)
      let placement = Placement(leaf, base, coordinator)
      placement.index = old.index
      slot.replace(object: placement)
      receive(placement)
      runFresh(placement)
    }
  }

  /// The modifiers of a leaf inside those of the place where it is put.
  func joined(_ inner: ChainLink?) -> ChainLink? { inner.map { JoinedLink($0, outer: chain) } ?? chain }

  /// Visits something beside a leaf with the environment that the leaf itself has where it is placed.
  func standing(with leaf: ResolvedLeaf, resolvedIn base: EnvironmentNode?, _ visit: () -> Void) {
    let outer = environment
    environment = EnvironmentNode.rebase(leaf.environment, from: base, onto: outer)
    visit()
    environment = outer
  }
}
