#if !hasFeature(Embedded)
public import Foundation

/// What a person may do to the elements of a bound collection without any code of the app's.
///
/// ```swift
/// List($stops, editActions: [.delete, .move]) { $stop in TextField("Name", text: $stop.name) }
/// ```
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions by bit.
  public let rawValue: Int
  /// Creates a set from its bits.
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }
}

nonisolated extension EditActions where Data: RangeReplaceableCollection {
  /// Elements may be deleted.
  public static var delete: EditActions { EditActions(rawValue: 1) }
  /// Elements may be deleted and moved.
  public static var all: EditActions { EditActions(rawValue: 3) }
}

nonisolated extension EditActions where Data: MutableCollection {
  /// Elements may be moved.
  public static var move: EditActions { EditActions(rawValue: 2) }
}

nonisolated extension EditActions {
  fileprivate func has(_ bit: Int) -> Bool { rawValue & bit != 0 }
}

/// The view of an element that a person may delete or move.
public struct EditableCollectionContent<Content: View, Data: MutableCollection & RandomAccessCollection>: View {
  let content: Content
  let data: Binding<Data>
  let actions: EditActions<Data>

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let edits = visitor.object { RowEdits(in: visitor.block, isOfRow: true) }
    let (data, actions) = (view.data, view.actions)
    edits.delete = actions.has(1) ? { data.remove($0) } : nil
    edits.move = actions.has(2) ? { data.wrappedValue.move(fromOffsets: IndexSet($0), toOffset: $1) } : nil
    let rows = view.content._containerValue { values in
      values.deletion = edits
      values.moving = edits
    }
    type(of: rows)._visit(rows, visitor)
  }
}

extension Binding where Value: MutableCollection {
  fileprivate func remove(_ offsets: [Int]) {
    guard let collection = wrappedValue as? any RangeReplaceableCollection else { return }
    if let rest = collection.removing(IndexSet(offsets)) as? Value { wrappedValue = rest }
  }
}

nonisolated extension RangeReplaceableCollection {
  /// The collection without the elements at some offsets.
  fileprivate func removing(_ offsets: IndexSet) -> any RangeReplaceableCollection {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    return kept
  }
}

extension ForEach {
  /// Makes a view for a binding to each element of a bound collection, and lets elements be deleted or moved.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R,
    fileID: StaticString = #fileID,
    line: UInt = #line
  )
  where
    Data == BoundElements<C>, C.Element: Identifiable, ID == C.Element.ID, Content == EditableCollectionContent<R, C>
  {
    self.init(
      data: BoundElements(data),
      content: { EditableCollectionContent(content: content($0), data: data, actions: editActions) },
      id: { $0.wrappedValue.id },
      source: SourceLocation(fileID, line)
    )
  }

  /// Makes a view for a binding to each element of a bound collection, with the id at a key path, and lets elements be
  /// deleted or moved.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data == BoundElements<C>, Content == EditableCollectionContent<R, C> {
    self.init(
      data: BoundElements(data),
      content: { EditableCollectionContent(content: content($0), data: data, actions: editActions) },
      id: { $0.wrappedValue[keyPath: id] },
      source: SourceLocation(fileID, line)
    )
  }
}

extension List {
  /// Creates a list with a row for a binding to each element of a bound collection, of which some may be deleted or moved
  /// and one can be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<BoundElements<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with a row for a binding to each element of a bound collection, of which some may be deleted or moved
  /// and any number can be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<BoundElements<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for a binding to each element of a bound collection, of which some may be deleted or moved.
  ///
  /// ```swift
  /// List($stops, editActions: .all) { $stop in Text(stop.name) }
  /// ```
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<BoundElements<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}
#endif
