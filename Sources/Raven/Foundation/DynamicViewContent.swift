#if !hasFeature(Embedded)
public import Foundation

/// Views made from the elements of a collection.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  /// Lets rows of a list be deleted: by a swipe, the Delete key, or the button each row shows under the pointer and while
  /// the list is edited.
  ///
  /// ```swift
  /// ForEach(todos) { TodoRow($0) }.onDelete { todos.remove(atOffsets: $0) }
  /// ```
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    DeletableElements(elements: self, action: action)
  }

  /// Not available: rows do not move yet.
  @available(*, unavailable, message: "Rows cannot be dragged yet. Offer buttons or a menu that move an element.")
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

/// Elements whose views know how to delete them.
private struct DeletableElements<Elements: RandomAccessCollection, ID: Hashable, Content: View>: DynamicViewContent {
  let elements: ForEach<Elements, ID, Content>
  let action: ((IndexSet) -> Void)?

  var data: Elements { elements.data }
  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let deletion = visitor.object { Deletion<Elements, ID>() }
    deletion.elements = view.elements.data
    deletion.id = view.elements.id
    deletion.action = view.action
    let (content, id, isAllowed) = (view.elements.content, view.elements.id, view.action != nil)
    let rows = ForEach(
      data: view.elements.data,
      content: { element in
        let id = id(element)
        return content(element)._containerValue { $0.deletion = isAllowed ? { deletion.delete(id) } : nil }
      },
      id: id,
      source: view.elements.source
    )
    visitor.list(rows)
  }
}

/// What deleting needs of a list, as it was last seen: rows that did not run again find their element by its id.
private final class Deletion<Elements: RandomAccessCollection, ID: Hashable>: Retained {
  var elements: Elements?
  var id: ((Elements.Element) -> ID)?
  var action: ((IndexSet) -> Void)?

  nonisolated deinit {}

  func delete(_ wanted: ID) {
    guard let elements, let id, let action else { return }
    guard let offset = elements.enumerated().first(where: { id($0.element) == wanted })?.offset else { return }
    action(IndexSet(integer: offset))
  }
}

#endif
