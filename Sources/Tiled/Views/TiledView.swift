public import SwiftUI

/// A list for what grows at both ends while somebody reads the middle: chats, logs, timelines.
///
/// Give it your array. Insert at the front, append, edit, remove, or put another array in its place: what the reader looks at stays
/// where it is. Nobody has to say what changed. Only the rows around what is seen are there, however many elements the array has.
///
/// ```swift
/// TiledView(messages) { message in Bubble(message) }
///   .tiledInitialPosition(.end)
///   .tiledFollow(.whenAtEnd)
/// ```
/// It scrolls by itself and fills what it is offered; rows are as wide as it is and stand below one another without distance. Rows
/// need stable ids: of two with one id, each is shown, told apart by their order.
///
/// Bringing in a new array costs a look at the rows that are there, wherever they are now within 500 rows of where they were; only
/// when none of those in sight is found are all ids read.
public struct TiledView<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let row: (Data.Element) -> Row
  private var options = TiledOptions<Data.Element, ID>()
  @State private var model: TiledModel<ID>
  @State private var beat = 0

  init(_ data: Data, id: @escaping (Data.Element) -> ID, row: @escaping (Data.Element) -> Row) {
    self.data = data
    self.id = id
    self.row = row
    _model = State(initialValue: TiledModel(estimatedHeight: 44))
  }

  /// Creates a list of elements that tell their own id.
  ///
  /// - Parameters:
  ///   - data: the elements, from the first to the last.
  ///   - row: what an element is shown as.
  public init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: { $0.id }, row: row)
  }

  /// Creates a list of elements with the id at a key path.
  ///
  /// - Parameters:
  ///   - data: the elements, from the first to the last.
  ///   - id: where an element has its id.
  ///   - row: what an element is shown as.
  @inline(__always)
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder row: @escaping (Data.Element) -> Row) {
    self.init(data, idOf: { $0[keyPath: id] }, row: row)
  }

  @usableFromInline
  init(_ data: Data, idOf id: @escaping (Data.Element) -> ID, row: @escaping (Data.Element) -> Row) {
    self.init(data, id: id, row: row)
  }

  public var body: some View {
    let _ = beat
    let (model, rows, options) = (model, rows, options)
    let _ = model.update(rows, from: options.start, follows: options.follow == .always)
    AnchoredScrollView(
      model.window(
        follow: options.follow.mode,
        startsAtEnd: options.start.isEnd
      ),
      role: options.start.isEnd ? .log : .feed,
      onReading: { reading in
        if model.take(reading, rows) { beat += 1 }
      },
      content: {
        ForEach(shown, id: \.key) { shown in
          AnchoredRow(key: shown.key, position: shown.index, count: data.count) { row(element(shown.index)) }
        }
      }
    )
  }

  /// The rows that are there.
  private var shown: [ShownRow] {
    model.range.enumerated().map { ShownRow(key: model.keys[$0.offset], index: $0.element) }
  }

  private var rows: TiledRows<ID> {
    let (data, id, former) = (data, id, options.former)
    func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
    return TiledRows(
      count: data.count,
      id: { id(element($0)) },
      former: { index in former.flatMap { $0(element(index)) } }
    )
  }

  private func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

  private func with(_ change: (inout TiledOptions<Data.Element, ID>) -> Void) -> Self {
    var copy = self
    change(&copy.options)
    return copy
  }
}

/// A row that is there.
private struct ShownRow {
  let key: Int
  let index: Int
}

extension TiledView {
  /// Says whether the end stays in sight when elements are appended.
  ///
  /// Following ends when the reader scrolls up, by one notch; it begins again at the end. Without this modifier a list follows when
  /// its reader is at the end.
  ///
  /// - Parameter follow: when the end stays in sight.
  /// - Returns: a list that follows so.
  public func tiledFollow(_ follow: TiledFollow) -> Self { with { $0.follow = follow } }

  /// Says where the list begins; without this modifier, at its first element.
  ///
  /// - Parameter position: what is seen first.
  /// - Returns: a list that begins there.
  public func tiledInitialPosition(_ position: TiledInitialPosition<ID>) -> Self { with { $0.start = position } }

  /// Has an element take the place of one with another id: its row stays the same, with its state, height and focus.
  ///
  /// For what is shown before it is confirmed: a message has the id the page gave it until the server gives it another.
  ///
  /// ```swift
  /// TiledView(messages) { Bubble($0) }.tiledFormerID { $0.localID }
  /// ```
  /// - Parameter former: the id an element had before; nil for none.
  /// - Returns: a list that keeps such rows.
  public func tiledFormerID(_ former: @escaping (Data.Element) -> ID?) -> Self { with { $0.former = former } }
}
