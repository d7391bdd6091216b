/// Makes a view for each element of a collection, keyed by its id.
///
/// Use it for anything that repeats. An element's view keeps its state, its place on the page and its focus for as long
/// as its id lives, wherever it moves.
///
/// ```swift
/// ForEach(todos) { todo in TodoRow(todo) }
/// ForEach(names, id: \.self) { Text($0) }
/// ForEach(0..<3) { Text("\($0)") }
/// ForEach($todos) { $todo in TextField("Title", text: $todo.title) }
/// ```
/// Two elements with one id are reported, and shown; the n-th with that id keeps its own identity. Complexity: O(n) to
/// compare ids when the collection's view runs, plus O(m log m) for m ids that moved.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public internal(set) var data: Data
  /// Makes the view of one element, which it takes over: a row that keeps its element needs no copy of it.
  public let content: (consuming Data.Element) -> Content
  let id: (Data.Element) -> ID
  let source: SourceLocation
  /// Finds the elements where they are not known before the view is visited, then visits the rows.
  var resolution: ((Visitor, @escaping (Visitor) -> Void) -> Void)?
  /// The ids of all elements, where they can be read without a copy of each.
  var allIDs: ((Data) -> [ID])?
}

/// Like the data it shows; of elements and closures nothing is demanded. See decision 0009.
extension ForEach: Sendable where Data: Sendable, ID: Sendable, Content: Sendable {}

extension ForEach: View where Content: View {
  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    if let resolution = view.resolution { resolution(visitor) { $0.list(view) } } else { visitor.list(view) }
  }

  /// Makes a view for each element, which tells its own id.
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (consuming Data.Element) -> Content,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id }, source: SourceLocation(fileID, line))
    allIDs = { data in ids(of: data) { $0.id } }
  }

  /// Makes a view for each element, with the id at a key path.
  @inline(__always)
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (consuming Data.Element) -> Content,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(keyedBy: { $0[keyPath: id] }, data, content, SourceLocation(fileID, line))
  }

  @usableFromInline
  init(
    keyedBy id: @escaping (Data.Element) -> ID,
    _ data: Data,
    _ content: @escaping (consuming Data.Element) -> Content,
    _ source: SourceLocation
  ) {
    self.init(data: data, content: content, id: id, source: source)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range.
  public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(data: data, content: content, id: { $0 }, source: SourceLocation(fileID, line))
  }
}

extension ForEach where Content: View {
  /// Makes a view for a binding to each element of a bound collection, which tells its own id.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (consuming Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data == BoundElements<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(
      data: BoundElements(data),
      content: content,
      id: { $0.wrappedValue.id },
      source: SourceLocation(fileID, line)
    )
  }

  /// Makes a view for a binding to each element of a bound collection, with the id at a key path.
  @inline(__always)
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (consuming Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data == BoundElements<C> {
    self.init(
      keyedBy: { $0.wrappedValue[keyPath: id] },
      BoundElements(data),
      content,
      SourceLocation(fileID, line)
    )
  }
}

/// A bound collection as a collection of bindings to its elements.
///
/// A binding of an element that is gone by the time it is used reads the value last seen and writes nothing.
public nonisolated struct BoundElements<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
  private let base: Binding<Base>
  private let snapshot: Base

  public init(_ base: Binding<Base>) {
    self.base = base
    snapshot = base.wrappedValue
  }

  public var startIndex: Base.Index { snapshot.startIndex }
  public var endIndex: Base.Index { snapshot.endIndex }
  public func index(after index: Base.Index) -> Base.Index { snapshot.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index { snapshot.index(before: index) }

  public subscript(position: Base.Index) -> Binding<Base.Element> {
    base.element(at: position, seen: snapshot[position])
  }
}

/// The ids of all elements of a collection, whose elements are not copied for it if they lie side by side.
@inline(__always)
private func ids<Data: Collection, ID>(of data: Data, _ id: (Data.Element) -> ID) -> [ID] {
  let ids = data.withContiguousStorageIfAvailable { elements in
    [ID](unsafeUninitializedCapacity: elements.count) { ids, count in
      for index in elements.indices { ids.initializeElement(at: index, to: id(elements[index])) }
      count = elements.count
    }
  }
  return ids ?? data.map(id)
}

/// A place in the app's source, for diagnostics.
public nonisolated struct SourceLocation: Sendable {
  let fileID: StaticString
  let line: UInt

  /// Creates a location, usually from `#fileID` and `#line`.
  public init(_ fileID: StaticString, _ line: UInt) {
    self.fileID = fileID
    self.line = line
  }
}
