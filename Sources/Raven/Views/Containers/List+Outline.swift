// Lists of trees: a row for each element, and for the elements under one that is open.

extension List where SelectionValue == Never {
  /// Creates a list of trees, whose elements tell their own ids.
  ///
  /// ```swift
  /// List(folders, children: \.folders) { folder in Label(folder.name, systemImage: "folder") }
  /// ```
  @inline(__always)
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    let rows = OutlineGroup(data, children: children, content: rowContent)
    self.init { rows }
  }

  /// Creates a list of trees, with the ids of their elements at a key path.
  @inline(__always)
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>> {
    let rows = OutlineGroup(data, id: id, children: children, content: rowContent)
    self.init { rows }
  }
}

extension List {
  /// Creates a list of trees, whose elements tell their own ids; one row can be chosen.
  @inline(__always)
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    let rows = OutlineGroup(data, children: children, content: rowContent)
    self.init(selection: selection) { rows }
  }

  /// Creates a list of trees, whose elements tell their own ids; any number of rows can be chosen.
  @inline(__always)
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    let rows = OutlineGroup(data, children: children, content: rowContent)
    self.init(selection: selection) { rows }
  }

  /// Creates a list of trees, with the ids of their elements at a key path; one row can be chosen.
  @inline(__always)
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>> {
    let rows = OutlineGroup(data, id: id, children: children, content: rowContent)
    self.init(selection: selection) { rows }
  }

  /// Creates a list of trees, with the ids of their elements at a key path; any number of rows can be chosen.
  @inline(__always)
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>> {
    let rows = OutlineGroup(data, id: id, children: children, content: rowContent)
    self.init(selection: selection) { rows }
  }
}
