extension View {
  /// Ties the identity of a view to a value: when the value changes, the view starts anew, with fresh state.
  ///
  /// ```swift
  /// Editor(document).id(document.id)
  /// ```
  public func id<ID: Hashable>(_ id: ID) -> some View { _IdentifiedView(content: self, id: id) }
}

/// A view with an identity of the app's own.
public struct _IdentifiedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let outside = visitor.enterIdentified(view.id)
    Content._visit(view.content, visitor)
    visitor.leave(outside)
  }
}

/// The block of an identified view, which remembers the id.
final class IdentifiedBlock<ID: Hashable>: Block {
  let id: ID

  init(_ id: ID) {
    self.id = id
    super.init()
  }

  nonisolated deinit {}

  override func find(_ query: ViewQuery) -> UInt32 {
    if !Presence.scrollTargets { return 0 }
    return query.matches(id) ? firstRoot : super.find(query)
  }

  override func addTags(at root: UInt32, to values: inout ContainerValues) {
    if !Presence.scrollTargets { return }
    if firstRoot == root { values.setTag(id) }
    super.addTags(at: root, to: &values)
  }
}

extension Visitor {
  fileprivate func enterIdentified<ID: Hashable>(_ id: ID) -> Outside {
    if isMounting {
      let block = IdentifiedBlock(id)
      block.index = UInt32(passed)
      append(SlotHeader(kind: .block)).initialize(object: block)
      return enterFresh(block)
    }
    let slot = next()
    let old = unsafeDowncast(slot.object, to: IdentifiedBlock<ID>.self)
    if old.id == id { return enterExisting(old) }
    remove(old)
    let block = IdentifiedBlock(id)
    block.index = old.index
    slot.replace(object: block)
    return enterFresh(block)
  }
}
