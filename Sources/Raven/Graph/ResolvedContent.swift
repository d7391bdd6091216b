// Containers that ask what their children are resolve them first. The content is walked without going to the page: scopes,
// branches and lists keep their state in a *resolve tape*, and each leaf that is met records itself there instead of being
// built. The container then lays the leaves out, and each is built where it is placed.
//
//   ReaderScope tape:  [block: resolve tape │ leaf, scope─▶leaf, list─▶leaf leaf …] [slots of what the container makes …]
//                                                                                       └─ placement ─▶ built leaf
//
// What changes in the content without changing its *shape* (which leaves there are, in which order, and what they say to
// their container) is no matter of the container's: the placements of the leaves run again, each by itself.

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

  override func retire(_ coordinator: RenderCoordinator) {
    ContentShape.changes += 1
    super.retire(coordinator)
  }

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
/// Runs again when what stands in the resolve tape has another shape.
class ReaderScope: Scope {
  nonisolated deinit {}
}

extension Block {
  /// The container on whose resolve tape this block stands.
  ///
  /// What a container made of its own children may stand on the tape of one further out.
  var reader: ReaderScope? {
    var child = self
    while let parent = child.parent {
      if let reader = parent as? ReaderScope, child.index == 0 { return reader }
      child = parent
    }
    return nil
  }

  /// The nearest container around that has resolved anything.
  var enclosingReader: ReaderScope? {
    var block = parent
    while let current = block {
      if let reader = current as? ReaderScope { return reader }
      block = current.parent
    }
    return nil
  }
}

/// The shape of resolved contents: which leaves and sections there are, in which order, and what they say to containers.
enum ContentShape {
  /// Counts what changes the shape of any content.
  static var changes = 0
}
