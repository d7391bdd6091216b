/// Makes a view for each element of a collection, but builds only those near the window, whatever it stands in.
///
/// In a `List` or a lazy stack, a `ForEach` does that already. Use it in a `VStack` or `HStack` that scrolls.
///
/// ```swift
/// ScrollView { VStack { Header(); LazyForEach(0..<100_000) { Text("Row \($0)") } } }
/// ```
public struct LazyForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let elements: ForEach<Data, ID, Content>

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) { visitor.lazily { visitor.list(view.elements) } }

  /// Makes a view for each element, which tells its own id.
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    elements = ForEach(data, content: content, fileID: fileID, line: line)
  }

  /// Makes a view for each element, with the id at a key path.
  @inline(__always)
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(ForEach(data, id: id, content: content, fileID: fileID, line: line))
  }

  @usableFromInline
  init(_ elements: ForEach<Data, ID, Content>) { self.elements = elements }
}

extension LazyForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(ForEach(data, content: content, fileID: fileID, line: line))
  }
}

extension LazyForEach {
  /// Makes a view for a binding to each element of a bound collection, which tells its own id.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data == BoundElements<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(ForEach(data, content: content, fileID: fileID, line: line))
  }
}
