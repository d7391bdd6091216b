#if hasFeature(Embedded)
/// The id of a row without its type.
nonisolated struct ErasedID: Hashable {
  private let storage: ErasedIDStorage

  fileprivate init<ID: Hashable>(_ id: ID) { storage = TypedID(id) }

  static func == (left: ErasedID, right: ErasedID) -> Bool { left.storage.isSame(as: right.storage) }
  func hash(into hasher: inout Hasher) { storage.feed(&hasher) }

  func tag(_ values: inout ContainerValues) { storage.tag(&values) }
  @MainActor func isLookedFor(by query: ViewQuery) -> Bool { storage.isLookedFor(by: query) }
}

private nonisolated class ErasedIDStorage {
  init() {}
  deinit {}
  func isSame(as other: ErasedIDStorage) -> Bool { false }
  func feed(_ hasher: inout Hasher) {}
  func tag(_ values: inout ContainerValues) {}
  @MainActor func isLookedFor(by query: ViewQuery) -> Bool { false }
}

private nonisolated final class TypedID<ID: Hashable>: ErasedIDStorage {
  private let id: ID

  init(_ id: ID) {
    self.id = id
    super.init()
  }

  deinit {}

  override func isSame(as other: ErasedIDStorage) -> Bool { hasID(of: other) }
  override func feed(_ hasher: inout Hasher) { hash(&hasher) }
  override func tag(_ values: inout ContainerValues) { setTag(&values) }
  @MainActor override func isLookedFor(by query: ViewQuery) -> Bool { matches(query) }

  // The ids of one list have one type.
  private final func hasID(of other: ErasedIDStorage) -> Bool { unsafeDowncast(other, to: Self.self).id == id }
  private final func hash(_ hasher: inout Hasher) { id.hash(into: &hasher) }
  private final func setTag(_ values: inout ContainerValues) { values.setTag(id) }
  @MainActor private final func matches(_ query: ViewQuery) -> Bool { query.matches(id) }
}

extension ForEach where Content: View {
  /// The same rows without their types: what brings rows to a list is compiled once, and not for each type of element, id
  /// and row.
  ///
  /// Rows that are scopes, those of composite views, keep their type, because thousands of them are brought to a list in one
  /// stretch.
  var erased: ForEach<Range<Int>, ErasedID, UntypedView> {
    let (data, id, content) = (data, id, content)
    let element = { (place: Int) in data[data.index(data.startIndex, offsetBy: place)] }
    return ForEach<Range<Int>, ErasedID, UntypedView>(
      data: 0..<data.count,
      content: { untyped(content(element($0))) },
      id: { ErasedID(id(element($0))) },
      source: source
    )
  }
}
#endif
