/// Rows below one another, in sections, of which some may be chosen.
///
/// Each view is a row; custom views, `if`, `ForEach` and `Group` are seen through. With a selection, rows are chosen by a
/// click or the arrow keys: the row's `tag`, or the id of its element in a `ForEach`, is the value. Where several can be
/// chosen, a click in `editMode` adds a row or takes it back.
///
/// ```swift
/// List(songs, selection: $chosen) { song in Text(song.title) }
/// List {
///   Section("Today") { ForEach(today) { MessageRow($0) }.onDelete { today.remove(atOffsets: $0) } }
/// }
/// ```
/// Only rows near what is seen are built, sent and kept, whatever their number; typing the beginning of a row leads to it,
/// and Command or Control and A choose all where several can be chosen.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private enum Selection {
    case none
    case one(Binding<SelectionValue?>)
    case many(Binding<Set<SelectionValue>>)
  }

  private let selection: Selection
  private let content: Content
  @State private var state = RowSelectionState()
  @Environment(read: { $0.listLook }) private var look
  @Environment(read: { $0.isEditing }) private var isEditing

  private init(_ selection: Selection, _ content: Content) {
    self.selection = selection
    self.content = content
    Presence.lazyRows = true
    Presence.lists = true
  }

  /// Creates a list of which one row can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .one($0) } ?? .none, content())
  }

  /// Creates a list of which any number of rows can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .many($0) } ?? .none, content())
  }

  public var body: some View {
    RowsContainer(look: look.rows, selection: rowSelection, isEditing: isEditing, content: content)
  }

  private var rowSelection: RowSelection? {
    switch selection {
    case .none: nil
    case .one(let binding): RowSelection(binding, state)
    case .many(let binding): RowSelection(binding, state, isEditing: isEditing)
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.init(.none, content()) }

  // A binding to a collection is a collection too: the initialiser for bindings is meant then.

  /// Creates a list with a row for each element, which tells its own id.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(.none, ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, with the id at a key path.
  @inline(__always)
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    let rows = ForEach(data, id: id, content: rowContent)
    self.init { rows }
  }

  /// Creates a list with a row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(.none, ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for a binding to each element of a bound collection.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<BoundElements<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(.none, ForEach(data, content: rowContent))
  }
}
