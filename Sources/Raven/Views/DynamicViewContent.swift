#if !hasFeature(Embedded)
public import Foundation
#endif

/// Views made from the elements of a collection.
///
/// `ForEach` is one, and stays one under `onDelete`, `onMove` and `onInsert`, which can be written in any order. A view of your own is
/// one whose body is the rows of a collection.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets rows of a list be deleted: by a swipe, the Delete key, the button each row shows under the pointer, and the badge
  /// it shows while the list is edited.
  ///
  /// The action gets the offsets of the elements to remove; nil where nothing can be deleted. The Delete key on one of several chosen rows deletes all that are chosen of this collection, with one call.
  ///
  /// ```swift
  /// ForEach(todos) { TodoRow($0) }.onDelete { todos.remove(atOffsets: $0) }
  /// ```
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableElements<Self, DeleteEdit>(base: self) { edits in
      edits.delete = action.map { action in { action(IndexSet($0)) } }
    }
  }

  /// Lets rows of a list be moved among those of this collection: dragged by a mouse or after a long press, by the handle
  /// each row shows while the list is edited, and with Alt and an arrow key.
  ///
  /// The action gets the offsets of the elements to move, and that of the one they go in front of, counted before anything
  /// moved; nil where nothing can be moved. Moving one of several chosen rows moves all that are chosen of this collection, with one call.
  ///
  /// ```swift
  /// ForEach(todos) { TodoRow($0) }.onMove { todos.move(fromOffsets: $0, toOffset: $1) }
  /// ```
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableElements<Self, MoveEdit>(base: self) { edits in
      edits.move = action.map { action in { action(IndexSet($0), $1) } }
    }
  }

  /// Lets text and links from elsewhere become rows of a list: dropped between its rows, or pasted where a row has the focus.
  ///
  /// They come from this page, another window, or as files of plain text from the desktop. A line shows where they go; what is
  /// pasted goes behind the row with the focus. The action gets the offset of the element they go in front of, counted before
  /// anything is inserted, and an item provider for each. What came of it is told to screen readers.
  ///
  /// ```swift
  /// ForEach(notes) { NoteRow($0) }
  ///   .onInsert(of: [.plainText]) { offset, providers in
  ///     for provider in providers {
  ///       _ = provider.loadObject(ofClass: String.self) { text, _ in
  ///         if let text { notes.insert(Note(text), at: offset) }
  ///       }
  ///     }
  ///   }
  /// ```
  /// Where none of the list's rows takes anything, as in an empty collection, the place of the list does: what is dropped there,
  /// or pasted while the list has the focus, goes to the end of the first collection in it that takes it. An empty collection
  /// beside another one whose rows take something has no place of its own.
  ///
  /// Differs from SwiftUI: browsers give pages text and links alone, at most 64 items and 64 KiB at once; more is refused, and
  /// the person is told. Ends of lines come as a line feed each. Rows of one list are moved by `onMove`, not inserted.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: what is taken: types of text, of links, or above them, as `.item` is.
  ///   - action: inserts elements.
  /// - Returns: the same elements.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    let data = data
    return EditableElements<Self, InsertEdit>(base: self) { edits in
      let kinds = PageEvent.Drop.Kind.allCases.filter { kind in
        supportedContentTypes.contains { kind.type.conforms(to: $0) }
      }
      edits.insertion = RowInsertion(kinds: kinds, count: { data.count }) { offset, items in
        action(offset, items.map { NSItemProvider($0) })
      }
    }
  }
}

/// Tells apart what edits elements, by what it says to the container.
private protocol ElementEdit {
  static func put(_ edits: RowEdits, on values: inout ContainerValues)
}

private enum DeleteEdit: ElementEdit {
  static func put(_ edits: RowEdits, on values: inout ContainerValues) { values.deletion = edits }
}

private enum MoveEdit: ElementEdit {
  static func put(_ edits: RowEdits, on values: inout ContainerValues) { values.moving = edits }
}

private enum InsertEdit: ElementEdit {
  static func put(_ edits: RowEdits, on values: inout ContainerValues) { values.inserting = edits }
}

/// Elements of which a person may delete or move some, or insert others.
private struct EditableElements<Base: DynamicViewContent, Edit: ElementEdit>: DynamicViewContent {
  let base: Base
  let prepare: (RowEdits) -> Void

  var data: Base.Data { base.data }
  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let edits = visitor.object { RowEdits(in: visitor.block, isOfRow: false) }
    view.prepare(edits)
    if edits.insertion != nil { visitor.know(edits) }
    let rows = view.base._containerValue { Edit.put(edits, on: &$0) }
    visitor.visit(rows)
  }
}

extension Visitor {
  fileprivate func visit<Content: View>(_ view: Content) { Content._visit(view, self) }
}
