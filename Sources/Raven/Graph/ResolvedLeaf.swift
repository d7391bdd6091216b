// Containers that ask what their children are resolve them first. The content is walked without going to the page: scopes,
// branches and lists keep their state in a *resolve tape*, and each leaf that is met records itself there instead of being
// built. The container then lays the leaves out, and each is built where it is placed.
//
//   ReaderScope tape:  [block: resolve tape │ leaf, scope─▶leaf, list─▶leaf leaf …] [slots of what the container makes …]
//                                                                                       └─ placement ─▶ built leaf

/// One leaf of a resolve tape: what to build, with what came down to it.
final class ResolvedLeaf: Block {
  fileprivate(set) var content: AnyViewStorage
  /// What kind of leaf it is, whatever modifiers it has.
  let kind: _LeafKind
  fileprivate(set) var environment: EnvironmentNode?
  fileprivate(set) var chain: ChainLink?
  /// The leaf of a container further in that this one stands for in an outer one.
  fileprivate(set) var origin: ResolvedLeaf?
  /// Where it is built, if it is.
  fileprivate(set) unowned(unsafe) var placement: Block?
  /// Tells leaves apart for as long as the page lives.
  let number: Int
  private static var issued = 0

  fileprivate init(_ content: AnyViewStorage, _ kind: _LeafKind) {
    self.content = content
    self.kind = kind
    ResolvedLeaf.issued += 1
    number = ResolvedLeaf.issued
    super.init()
  }

  nonisolated deinit {}

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
private final class LeafStorage<Leaf: _LeafView>: AnyViewStorage {
  let leaf: Leaf

  init(_ leaf: Leaf) {
    self.leaf = leaf
    super.init()
  }

  nonisolated deinit {}

  override func visit(_ visitor: Visitor) { build(visitor) }
  private final func build(_ visitor: Visitor) { Leaf._build(leaf, visitor) }
}

extension Visitor {
  /// Records a leaf on the resolve tape.
  func resolve<Leaf: _LeafView>(_ view: Leaf) { resolve(LeafStorage(view), Leaf._leafKind) }

  /// The same for leaves of all types.
  @inline(never)
  private func resolve(_ content: AnyViewStorage, _ kind: _LeafKind) {
    let leaf: ResolvedLeaf
    if isMounting {
      leaf = ResolvedLeaf(content, kind)
      leaf.index = UInt32(passed)
      leaf.parent = block
      append(SlotHeader(kind: .block)).initialize(object: leaf)
    } else {
      leaf = unsafeDowncast(next().object, to: ResolvedLeaf.self)
      leaf.content = content
    }
    leaf.environment = environment
    leaf.chain = chain
  }

  /// Records a child of a container on the resolve tape of another around it.
  func resolve(_ origin: ResolvedLeaf, resolvedIn base: EnvironmentNode?) {
    let leaf: ResolvedLeaf
    if isMounting {
      leaf = ResolvedLeaf(origin.content, origin.kind)
      leaf.index = UInt32(passed)
      append(SlotHeader(kind: .block)).initialize(object: leaf)
    } else {
      let slot = next()
      let old = unsafeDowncast(slot.object, to: ResolvedLeaf.self)
      if old.origin === origin {
        leaf = old
        leaf.content = origin.content
      } else {
        old.retire(coordinator)
        leaf = ResolvedLeaf(origin.content, origin.kind)
        leaf.index = old.index
        slot.replace(object: leaf)
      }
    }
    leaf.parent = block
    leaf.origin = origin
    leaf.environment = EnvironmentNode.rebase(origin.environment, from: base, onto: environment)
    if let inner = origin.chain { leaf.chain = JoinedLink(inner, outer: chain) } else { leaf.chain = chain }
  }

  /// Walks a container's content into its resolve tape and returns the tape.
  ///
  /// `isLazy` says that of lists in it only what is near the window is walked.
  func resolveContent<Content: View>(_ content: Content, isLazy: Bool = false) -> Block {
    let outer = enterContent(isLazy: isLazy)
    Content._visit(content, self)
    return leaveContent(outer)
  }

  /// What walking a container's content leaves behind.
  private struct OutsideContent {
    let chain: ChainLink?
    let container: Container
    let rowBudget: Int
    let lazyLists: Int
    let tape: Block
    let outside: Outside
  }

  private func enterContent(isLazy: Bool) -> OutsideContent {
    let outer = (chain, container, rowBudget, lazyLists)
    chain = nil
    container.isResolving = true
    container.isLazy = isLazy
    rowBudget = ListWindow.initial
    let outside: Outside
    let tape: Block
    if isMounting {
      tape = Block()
      tape.index = UInt32(passed)
      append(SlotHeader(kind: .block)).initialize(object: tape)
      outside = enterFresh(tape)
    } else {
      tape = unsafeDowncast(next().object, to: Block.self)
      outside = enterExisting(tape)
    }
    return OutsideContent(
      chain: outer.0,
      container: outer.1,
      rowBudget: outer.2,
      lazyLists: outer.3,
      tape: tape,
      outside: outside
    )
  }

  private func leaveContent(_ outer: OutsideContent) -> Block {
    leave(outer.outside)
    chain = outer.chain
    container = outer.container
    rowBudget = outer.rowBudget
    lazyLists = outer.lazyLists
    return outer.tape
  }

  /// Builds a leaf where the walk is, inside whatever the container put around it.
  func place(_ leaf: ResolvedLeaf, resolvedIn base: EnvironmentNode?) {
    let outside: Outside
    if isMounting {
      let placement = Placement(leaf)
      placement.index = UInt32(passed)
      append(SlotHeader(kind: .block)).initialize(object: placement)
      outside = enterFresh(placement)
    } else {
      let slot = next()
      let old = unsafeDowncast(slot.object, to: Placement.self)
      if old.leaf === leaf {
        outside = enterExisting(old)
      } else {
        remove(old)
        let placement = Placement(leaf)
        placement.index = old.index
        slot.replace(object: placement)
        outside = enterFresh(placement)
      }
    }
    let outer = (chain, environment)
    if let inner = leaf.chain { chain = JoinedLink(inner, outer: outer.0) }
    environment = EnvironmentNode.rebase(leaf.environment, from: base, onto: outer.1)
    leaf.content.visit(self)
    (chain, environment) = outer
    leave(outside)
  }
}

extension Visitor {
  /// Visits something beside a leaf with the environment that the leaf itself has where it is placed.
  func standing(with leaf: ResolvedLeaf, resolvedIn base: EnvironmentNode?, _ visit: () -> Void) {
    let outer = environment
    environment = EnvironmentNode.rebase(leaf.environment, from: base, onto: outer)
    visit()
    environment = outer
  }
}

/// The block of a placed leaf.
private final class Placement: Block {
  let leaf: ResolvedLeaf

  init(_ leaf: ResolvedLeaf) {
    self.leaf = leaf
    super.init()
    leaf.placement = self
  }

  nonisolated deinit {}

  override func retire(_ coordinator: RenderCoordinator) {
    if leaf.placement === self { leaf.placement = nil }
    super.retire(coordinator)
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
  fileprivate static func rebase(
    _ node: EnvironmentNode?,
    from base: EnvironmentNode?,
    onto target: EnvironmentNode?
  ) -> EnvironmentNode? {
    guard let node, node !== base else { return target }
    return EnvironmentNode(copying: node, outer: rebase(node.outer, from: base, onto: target))
  }
}

extension Block {
  /// Where the slots of what is seen from outside begin: those of a container that resolves its own content come behind
  /// its resolve tape.
  private var firstOfResult: Int { self is ReaderScope ? 1 : 0 }

  /// The leaves of a resolve tape, in document order.
  func collectLeaves(_ leaves: inout [ResolvedLeaf]) {
    var index = firstOfResult
    while index < Int(slotCount) {
      let slot = slot(index)
      if slot.kind == .block, slot.isPresent {
        if let leaf = slot.object as? ResolvedLeaf {
          leaves.append(leaf)
        } else {
          unsafeDowncast(slot.object, to: Block.self).forEachInner { $0.collectLeaves(&leaves) }
        }
      }
      index += 1
    }
  }

  /// The sections of a resolve tape, and between them the leaves that stand in none.
  func collectSections(_ parts: inout [ResolvedPart]) {
    var index = firstOfResult
    while index < Int(slotCount) {
      let slot = slot(index)
      if slot.kind == .block, slot.isPresent {
        if let leaf = slot.object as? ResolvedLeaf {
          parts.append(.leaf(leaf))
        } else if let section = slot.object as? SectionBlock {
          parts.append(.section(section))
        } else {
          unsafeDowncast(slot.object, to: Block.self).forEachInner { $0.collectSections(&parts) }
        }
      }
      index += 1
    }
  }
}

/// A part of resolved content.
enum ResolvedPart {
  case leaf(ResolvedLeaf)
  case section(SectionBlock)
}

/// The block of a section on a resolve tape: three child blocks, for header, content and footer.
final class SectionBlock: Block {
  /// Whether the content shows, of a section that can be closed.
  var isExpanded: Binding<Bool>?
  /// Tells sections apart for as long as the page lives.
  let number: Int
  private static var issued = 0

  override init() {
    SectionBlock.issued += 1
    number = SectionBlock.issued
    super.init()
  }

  nonisolated deinit {}

  /// The header (0), the content (1) or the footer (2), if it shows.
  func part(_ index: Int) -> Block? {
    let slot = slot(index)
    return slot.isPresent ? unsafeDowncast(slot.object, to: Block.self) : nil
  }

  /// The leaves of a part.
  func leaves(_ index: Int) -> [ResolvedLeaf] {
    var leaves: [ResolvedLeaf] = []
    part(index)?.collectLeaves(&leaves)
    return leaves
  }
}

/// The scope of a container that asks what its children are.
///
/// Runs again when anything in the resolve tape has.
class ReaderScope: Scope {
  nonisolated deinit {}
}

extension Block {
  /// The container that resolved this block's content.
  var reader: ReaderScope? {
    var block: Block? = self
    while let current = block {
      if let reader = current as? ReaderScope { return reader }
      block = current.parent
    }
    return nil
  }
}
