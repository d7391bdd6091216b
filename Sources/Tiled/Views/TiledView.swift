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
  private let read: () -> Data
  private let id: (Data.Element) -> ID
  private let row: (Data.Element) -> Row
  private var options = TiledOptions<Data.Element, ID>()
  @State private var model = TiledModel<ID>(estimatedHeight: 44)
  @State private var ends = TiledEnds()
  @State private var ownPosition = TiledPosition<ID>()
  /// Where the reader was at the last visit, if that is kept.
  @AppStorage("tiled") private var kept = ""
  @State private var beat = 0

  init(_ read: @escaping () -> Data, id: @escaping (Data.Element) -> ID, row: @escaping (Data.Element) -> Row) {
    self.read = read
    self.id = id
    self.row = row
  }

  /// Creates a list of elements that tell their own id.
  ///
  /// - Parameters:
  ///   - data: the elements, from the first to the last.
  ///   - row: what an element is shown as.
  public init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init({ data }, id: { $0.id }, row: row)
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
    self.init({ data }, id: id, row: row)
  }

  /// Creates a list of what a controller has.
  ///
  /// - Parameters:
  ///   - controller: what has the elements.
  ///   - row: what an element is shown as.
  public init<Element: Identifiable>(
    _ controller: TiledController<Element>,
    @ViewBuilder row: @escaping (Element) -> Row
  ) where Data == [Element], ID == Element.ID {
    self.init({ controller.items }, id: { $0.id }, row: row)
    options.position = Binding(get: { controller.position }, set: { controller.position = $0 })
    options.goBack = { controller.goBack(to: $0) }
    options.goToEnd = { controller.scrollTo(edge: .bottom) }
    #if !hasFeature(Embedded)
    options.loading = { (controller.older, controller.newer) }
    #endif
  }

  public var body: some View {
    let _ = beat
    let data = read()
    let (model, ends, options, position) = (model, ends, options, options.position ?? $ownPosition)
    let rows = rows(of: data)
    let loading = options.loading()
    let _ = model.update(
      rows,
      from: options.start,
      place: place,
      follows: options.follow == .always,
      goal: position.wrappedValue.goal
    )
    AnchoredScrollView(
      model.window(
        follow: options.prompt == nil ? options.follow.mode : .never,
        startsAtEnd: options.start.isEnd,
        isOpen: (loading.older?.hasMore == true, loading.newer?.hasMore == true),
        prompt: options.prompt
      ),
      role: options.isLog ? .log : .feed,
      isBusy: ends.isLoading,
      onReading: { reading in
        let signs = self.signs(rows)
        if model.take(reading, rows, comes: ends.comes(loading)) || self.signs(rows) != signs { beat += 1 }
        ends.read(model, loading)
        if let missed = model.takeMissed() { options.goBack?(missed) } else { tell() }
      },
      content: {
        if model.range.lowerBound == 0 {
          TiledStartView(header: options.header, end: ends.start, loading: loading.older, count: data.count)
        }
        link(Text("Earlier"), model.range.lowerBound > 0 || loading.older?.hasMore == true, model.ids.first)
        if options.sections == nil {
          ForEach(shown(model.range), id: \.key) { shown in tile(shown, data) }
        } else {
          ForEach(model.groups.groups, id: \.key) { group in
            AnchoredSection(header: header(of: group, data)) {
              ForEach(shown(group.range), id: \.key) { shown in tile(shown, data) }
            }
          }
        }
        link(Text("Later"), model.range.upperBound < data.count || loading.newer?.hasMore == true, model.ids.last)
        if model.range.upperBound == data.count {
          TiledTailView(typing: options.typing, end: ends.end, loading: loading.newer, count: data.count)
        }
      }
    )
    .overlay(alignment: .top) {
      if let marker = options.marker, signs(rows).isMarkerAbove {
        TiledJumpButton(symbol: "arrow.up", title: marker.jump) {
          position.wrappedValue.scrollTo(id: marker.id, anchor: .top)
        }
        // Below the header that stays there.
        .padding(.top, options.sections == nil ? 0 : 36)
      }
    }
    .overlay(alignment: .bottomTrailing) {
      if signs(rows).isFarFromEnd {
        TiledJumpButton(symbol: "arrow.down", title: nil) {
          if let goToEnd = options.goToEnd { goToEnd() } else { position.wrappedValue.scrollTo(edge: .bottom) }
        }
      }
    }
  }

  // MARK: Rows

  /// A row, with what stands before it.
  @ViewBuilder private func tile(_ shown: ShownRow, _ data: Data) -> some View {
    let element = element(shown.index, data)
    if let marker = options.marker, marker.id == id(element) { marker.view }
    AnchoredRow(key: shown.key, position: shown.index, count: isWhole ? data.count : nil) {
      row(element).environment(\.tiledRow, model.memory(of: id(element)))
    }
  }

  /// A way on for those whose browser runs no script.
  @ViewBuilder private func link(_ title: Text, _ isNeeded: Bool, _ id: ID?) -> some View {
    if isNeeded, let link = options.link, let url = id.flatMap({ link($0) }) {
      AnchoredWithoutScript { Link(destination: url) { title }.padding(12) }
    }
  }

  /// The rows of a part of the window.
  private func shown(_ range: Range<Int>) -> [ShownRow] {
    range.map { ShownRow(key: model.keys[$0 - model.range.lowerBound], index: $0, stretch: model.stretch) }
  }

  private func header(of group: TiledGroup, _ data: Data) -> AnyView? {
    options.sections.map { $0.header(element(group.range.lowerBound, data)) }
  }

  private func rows(of data: Data) -> TiledRows<ID> {
    let (id, options) = (id, options)
    func element(_ index: Int) -> Data.Element { self.element(index, data) }
    var rows = TiledRows<ID>(
      count: data.count,
      id: { id(element($0)) },
      former: { index in options.former.flatMap { $0(element(index)) } }
    )
    if let sortKey = options.sortKey { rows.sortKey = { sortKey(element($0)) } }
    if let height = options.itemHeight { rows.height = { height(element($0), $1) } }
    if let isSame = options.sections?.isSame { rows.continues = { isSame(element($0 - 1), element($0)) } }
    return rows
  }

  private func element(_ index: Int, _ data: Data) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  // MARK: What is seen

  /// What is to be offered to the reader.
  private struct Signs: Equatable {
    var isMarkerAbove = false
    var isFarFromEnd = false
  }

  private func signs(_ rows: TiledRows<ID>) -> Signs {
    guard let seen = model.sighted else { return Signs() }
    var signs = Signs()
    if let marker = options.marker {
      // Far above it is not looked for: a reader who is that far has seen more than a marker.
      let near = max(0, seen.first - 2_000)..<seen.first
      signs.isMarkerAbove = near.contains { rows.id($0) == marker.id }
    }
    let isOffered = options.endButton == .visible || (options.endButton == .automatic && options.isLog)
    signs.isFarFromEnd = isOffered && (seen.below > model.reading.height || options.loading().newer?.hasMore == true)
    return signs
  }

  /// Where the reader was at the last visit; nil once the list has begun, and where it is to begin at an element.
  private var place: TiledPlace<ID>? {
    guard let restoration = options.restoration, model.ids.isEmpty, !options.start.isElement else { return nil }
    return TiledPlace(kept, restoration.id)
  }

  /// Writes where the reader is.
  private func tell() {
    guard let seen = model.sighted else { return }
    if let restoration = options.restoration {
      let id = model.ids[seen.first - model.range.lowerBound]
      let place = TiledPlace(id: id, hidden: Int(model.reading.hidden), isAtEnd: model.reading.isFollowing)
      kept = place.text(restoration.text)
    }
    guard let position = options.position else { return }
    var told = position.wrappedValue
    told.firstVisibleID = model.ids[seen.first - model.range.lowerBound]
    (told.distanceFromStart, told.distanceFromEnd) = (seen.above, seen.below)
    told.isAtEnd = model.reading.isFollowing || seen.below < 4
    if told != position.wrappedValue { position.wrappedValue = told }
  }

  /// Whether all elements there are are here.
  private var isWhole: Bool {
    let loading = options.loading()
    return loading.older?.hasMore != true && loading.newer?.hasMore != true
  }

  /// Keeps where the reader is under a name.
  func restoring(_ name: String, _ restoration: TiledOptions<Data.Element, ID>.Restoration) -> Self {
    var copy = with { $0.restoration = restoration }
    copy._kept = AppStorage(wrappedValue: "", "tiled." + name)
    return copy
  }

  func with(_ change: (inout TiledOptions<Data.Element, ID>) -> Void) -> Self {
    var copy = self
    change(&copy.options)
    return copy
  }
}

/// A row that is there.
private struct ShownRow {
  let key: Int
  let index: Int
  /// Of another stretch it is another row, also where it has the same place.
  let stretch: Int
}
