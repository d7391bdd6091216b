/// One leaf of a resolve tape: what to build, with what came down to it.
final class ResolvedLeaf: Block {
  var content: AnyViewStorage
  /// What kind of leaf it is, whatever modifiers it has.
  let kind: _LeafKind
  var environment: EnvironmentNode?
  var chain: ChainLink?
  /// The leaf of a container further in that this one stands for in an outer one.
  var origin: ResolvedLeaf?
  /// The first of the leaves of outer containers that stand for this one, and the next beside this of those of its origin.
  private unowned(unsafe) var firstStandIn: ResolvedLeaf?
  private unowned(unsafe) var nextStandIn: ResolvedLeaf?
  /// The origin's version that this one stands for.
  var originVersion = 0
  var place = LeafPlace()
  /// Where it is built, if it is: the last of its placements; each knows the one before.
  unowned(unsafe) var placement: Placement?
  /// Whether a container, or what it made, has asked what it says.
  private var isHeard = false
  /// Tells leaves apart for as long as the page lives.
  let number: Int
  private static var issued = 0
  private var ownVersion = 0

  init(_ content: AnyViewStorage, _ kind: _LeafKind) {
    self.content = content
    self.kind = kind
    ResolvedLeaf.issued += 1
    number = ResolvedLeaf.issued
    super.init()
  }

  nonisolated deinit {}

  override func retire(_ coordinator: RenderCoordinator) {
    origin?.release(self)
    ContentShape.changes += 1
    super.retire(coordinator)
  }

  /// Has the leaf stand for one of a container further in.
  func stand(for origin: ResolvedLeaf) {
    self.origin = origin
    nextStandIn = origin.firstStandIn
    origin.firstStandIn = self
  }

  private func release(_ standIn: ResolvedLeaf) {
    if firstStandIn === standIn {
      firstStandIn = standIn.nextStandIn
      return
    }
    var current = firstStandIn
    while let leaf = current {
      if leaf.nextStandIn === standIn {
        leaf.nextStandIn = standIn.nextStandIn
        return
      }
      current = leaf.nextStandIn
    }
  }

  /// Has what is built of the leaf, here or in containers further out, follow it.
  func show(_ content: AnyViewStorage) {
    self.content = content
    invalidatePlacements()
    if isHeard {
      ownVersion += 1
      ContentShape.changes += 1
    }
    var standIn = firstStandIn
    while let leaf = standIn {
      leaf.show(content)
      standIn = leaf.nextStandIn
    }
  }

  private func invalidatePlacements() {
    var current = placement
    while let placement = current {
      #if !hasFeature(Embedded)
      if BodyTrace.recordsAll { BodyTrace.noteShown(placement) }
      #endif
      placement.invalidate()
      current = placement.previous
    }
  }

  /// What is built of the leaf, here or in a container further out.
  var built: Block? {
    if let placement { return placement }
    var standIn = firstStandIn
    while let leaf = standIn {
      if let built = leaf.built { return built }
      standIn = leaf.nextStandIn
    }
    return nil
  }

  private func hear() {
    isHeard = true
    origin?.hear()
  }

  /// What the leaf says; whoever asks is told when it shows something else.
  var words: String {
    hear()
    return RenderCoordinator.words(of: LeafWords(leaf: self), in: environment)
  }

  /// Takes what comes down to the leaf when it is met again.
  func receive(_ environment: EnvironmentNode?, _ chain: ChainLink?) {
    let isSameChain = ChainLink.absorb(self.chain, chain)
    if isSameChain, self.environment === environment { return }
    if !isSameChain { self.chain = chain }
    self.environment = environment
    noteChange()
  }

  /// Has the container look at the leaf again.
  func noteChange() {
    ownVersion += 1
    ContentShape.changes += 1
    invalidatePlacements()
  }

  /// Another number when something has changed that concerns the container.
  var version: Int {
    var version = ownVersion
    var link = chain
    while let current = link {
      version += current.containerValueChanges
      link = current.outer
    }
    return version
  }

  /// The values that modifiers gave the leaf for its container; outer ones win.
  var containerValues: ContainerValues { containerValues(over: ContainerValues()) }

  /// The same, with the ids of the rows the leaf stands in as tags where no modifier gave one.
  var taggedValues: ContainerValues {
    var values = ContainerValues()
    addRowTags(to: &values)
    return containerValues(over: values)
  }

  /// The elements of a lazy list it stands for, if it is a gap.
  var gap: WindowGap? {
    kind == .gap ? unsafeDowncast(origin?.content ?? content, to: LeafStorage<WindowGap>.self).leaf : nil
  }

  /// The first element of what the leaf is built as, with what its container puts around it.
  var placedRoot: UInt32 {
    guard let placement else { return 0 }
    if let row = placement.parent, row.parent?.isList == true { return row.firstRoot }
    return placement.firstRoot
  }

  #if !hasFeature(Embedded)
  /// The first element it is built as, here or in a container further out; 0 for none.
  var shownRoot: UInt32 {
    var root = placedRoot
    var standIn = firstStandIn
    while root == 0, let leaf = standIn {
      root = leaf.shownRoot
      standIn = leaf.nextStandIn
    }
    return root
  }
  #endif

  // What is in the leaf stands where it is built.
  override func find(_ query: ViewQuery) -> UInt32 { placement?.find(query) ?? 0 }
  override func reveal(_ query: ViewQuery) -> Bool { placement?.reveal(query) ?? false }
  override func addTags(at root: UInt32, to values: inout ContainerValues) {
    placement?.addTags(at: root, to: &values)
  }

  /// What modifiers put around the leaf that comes and goes with it.
  var stageMembers: [StageMember] {
    var members: [StageMember] = []
    var link = chain
    while let current = link {
      current.collectStageMembers(&members)
      link = current.outer
    }
    return members
  }

  private func addRowTags(to values: inout ContainerValues) {
    var lists: [(Block, Block)] = []
    var child: Block = self
    while let parent = child.parent, (parent as? ReaderScope)?.container.isResolving ?? true {
      lists.append((parent, child))
      child = parent
    }
    for (parent, child) in lists.reversed() { parent.addRowTag(of: child, to: &values) }
    origin?.addRowTags(to: &values)
  }

  private func containerValues(over given: ContainerValues) -> ContainerValues {
    var values = given
    var link = chain
    var changes: [(inout ContainerValues) -> Void] = []
    while let current = link {
      if let change = current.containerValueChange { changes.append(change) }
      link = current.outer
    }
    for change in changes { change(&values) }
    return values
  }
}

/// The builder of a leaf, behind a class.
final class LeafStorage<Leaf: _LeafView>: AnyViewStorage {
  /// Never written: a variable, to be compared in its place.
  private(set) var leaf: Leaf

  init(_ leaf: Leaf) {
    self.leaf = leaf
    super.init()
  }

  nonisolated deinit {}

  override func visit(_ visitor: Visitor) { build(visitor) }
  private final func build(_ visitor: Visitor) { Leaf._build(leaf, visitor) }
  final func holds(_ other: Leaf) -> Bool { isSame(at: &leaf, other) }
}

/// A leaf apart from its placements.
private struct LeafWords: View {
  let leaf: ResolvedLeaf

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    visitor.chain = view.leaf.chain
    view.leaf.content.visit(visitor)
    visitor.chain = nil
  }
}
