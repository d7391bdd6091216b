/// Makes a row for each element of a tree, and shows the elements under one when a person opens it.
///
/// In a list each element is a row, indented by its depth; a press on the arrow, or ArrowRight and ArrowLeft, opens and closes
/// it. Which rows are open is kept by the ids of their elements. Views of what is closed are not made.
///
/// ```swift
/// struct Folder: Identifiable { let id: String; var folders: [Folder]? }
/// List { OutlineGroup(folders, children: \.folders) { Text($0.id) } }
/// ```
/// An element whose children are nil has no arrow; one with no children has.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: Data
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
  let source: SourceLocation

  init(
    keyedBy id: @escaping (Data.Element) -> ID,
    _ data: Data,
    _ children: @escaping (Data.Element) -> Data?,
    _ content: @escaping (Data.Element) -> Leaf,
    _ source: SourceLocation
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
    self.source = source
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    OutlineRows(data: data, id: id, children: children, content: content, source: source)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes rows for a collection of trees, whose elements tell their own ids.
  @inline(__always)
  public init<DataElement>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(keyedBy: { $0.id }, data, { $0[keyPath: children] }, content, SourceLocation(fileID, line))
  }

  /// Makes rows for a collection of trees, with the ids at a key path.
  @inline(__always)
  public init<DataElement>(
    _ data: Data,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where DataElement == Data.Element {
    self.init(
      keyedBy: { $0[keyPath: id] },
      data,
      { $0[keyPath: children] },
      content,
      SourceLocation(fileID, line)
    )
  }

  /// Makes rows for one tree, whose elements tell their own ids.
  @inline(__always)
  public init<DataElement>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element, Data == [DataElement] {
    self.init(keyedBy: { $0.id }, [root], { $0[keyPath: children] }, content, SourceLocation(fileID, line))
  }

  /// Makes rows for one tree, with the ids at a key path.
  @inline(__always)
  public init<DataElement>(
    _ root: DataElement,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where DataElement == Data.Element, Data == [DataElement] {
    self.init(
      keyedBy: { $0[keyPath: id] },
      [root],
      { $0[keyPath: children] },
      content,
      SourceLocation(fileID, line)
    )
  }
}

/// What stands under a row of an outline.
public struct OutlineSubgroupChildren: View {
  public var body: Never { neverBody() }
}

/// The rows of an outline, and which of them are open.
///
/// The state is not the outline's own: beside it the optimiser for browsers does not see through the outline's key paths.
private struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
  let source: SourceLocation
  @State private var open: Set<ID> = []

  init(
    data: Data,
    id: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf,
    source: SourceLocation
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
    self.source = source
  }

  var body: some View {
    let rows = visibleRows
    let (content, open) = (content, $open)
    return ForEach(
      data: rows,
      content: {
        OutlineRow(id: $0.id, depth: $0.depth, isExpanded: $0.isExpanded, open: open, content: content($0.element))
      },
      id: { $0.id },
      source: source
    )
  }

  private var visibleRows: [OutlineElement<Data.Element, ID>] {
    var rows: [OutlineElement<Data.Element, ID>] = []
    addRows(of: data, depth: 0, &rows)
    return rows
  }

  private func addRows(of data: Data, depth: Int, _ rows: inout [OutlineElement<Data.Element, ID>]) {
    for element in data {
      let (id, children) = (id(element), children(element))
      let isOpen = children != nil && open.contains(id)
      rows.append(OutlineElement(element: element, id: id, depth: depth, isExpanded: children == nil ? nil : isOpen))
      if isOpen, let children { addRows(of: children, depth: depth + 1, &rows) }
    }
  }
}

/// An element of a tree that is shown.
private struct OutlineElement<Element, ID: Hashable> {
  let element: Element
  let id: ID
  let depth: Int
  /// Nil for an element without children.
  let isExpanded: Bool?
}

/// A row of an outline: in a list its row, elsewhere with the arrow in front.
private struct OutlineRow<ID: Hashable, Content: View>: View {
  let id: ID
  let depth: Int
  let isExpanded: Bool?
  @Binding var open: Set<ID>
  let content: Content

  var body: some View {
    let (id, open) = (id, $open)
    Presence.disclosures = true
    return DisclosedRow(
      depth: depth,
      disclosure: isExpanded.map { isExpanded in
        RowDisclosure(isExpanded: isExpanded) {
          if isExpanded { open.wrappedValue.remove(id) } else { open.wrappedValue.insert(id) }
        }
      },
      content: content
    )
  }
}

/// One view of an outline, as it stands in a list and as it stands anywhere else.
private struct DisclosedRow<Content: View>: View {
  let depth: Int
  let disclosure: RowDisclosure?
  let content: Content

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let (depth, disclosure) = (view.depth, view.disclosure)
    let isRow = visitor.makesListRows
    let outside = visitor.enterBranch(isRow ? 1 : 2)
    if isRow {
      visitor.markTree()
      visitRow(view.content, depth, disclosure, visitor)
    } else {
      visitAlone(view.content, depth, disclosure, visitor)
    }
    visitor.leave(outside)
  }

  private static func visitRow(_ content: Content, _ depth: Int, _ disclosure: RowDisclosure?, _ visitor: Visitor) {
    let row = content._containerValue {
      $0.depth += depth
      $0.disclosure = disclosure
    }
    visit(row, visitor)
  }

  private static func visitAlone(_ content: Content, _ depth: Int, _ disclosure: RowDisclosure?, _ visitor: Visitor) {
    let line = HStack {
      if let disclosure { FreeArrow(disclosure: disclosure) }
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.leading, CGFloat(depth) * 20 + (disclosure == nil ? 28 : 0))
    visit(line, visitor)
  }

  private static func visit<Row: View>(_ row: Row, _ visitor: Visitor) { Row._visit(row, visitor) }
}

/// The arrow of an outline that stands in no list.
private struct FreeArrow: _LeafView {
  let disclosure: RowDisclosure

  static func _build(_ view: Self, _ visitor: Visitor) {
    let isEnabled = EnvironmentValues(visitor.environment).isEnabled
    let element = visitor.open(.button, LayoutRule(x: .child, y: .child))
    visitor.constant("class", "arrow free")
    visitor.constant(.type, .button)
    visitor.constant("aria-label", "Contents")
    visitor.attribute(.ariaExpanded, view.disclosure.isExpanded ? "true" : "false")
    visitor.flag(.disabled, !isEnabled)
    let toggle = view.disclosure.toggle
    visitor.listen(isEnabled ? EventActions(.click) { _ in toggle() } : EventActions())
    visitor.close(element)
  }
}
