#if !hasFeature(Embedded)
/// Where elements come from that are too many to be in memory: a database, a server.
///
/// A ``TiledController`` asks it for a page at a time, as the reader comes near what is loaded, and forgets what is far away.
///
/// ```swift
/// struct Room: TiledSource {
///   func older(before message: Message?, limit: Int) async throws -> [Message] {
///     try await database.messages(before: message?.id ?? .max, limit: limit)
///   }
///   …
/// }
/// let controller = TiledController(source: Room())
/// ```
/// Pages are in the order of the list. Less than was asked for means that there is no more on that side.
@MainActor public protocol TiledSource<Element, ID> {
  /// What the list is of.
  associatedtype Element
  /// What elements are told apart by.
  associatedtype ID: Hashable

  /// Fetches what comes before an element.
  ///
  /// - Parameters:
  ///   - element: the first of those that are loaded; nil for the last elements there are.
  ///   - limit: how many are wanted.
  /// - Returns: those directly before it, the nearest last.
  /// - Throws: why they cannot be fetched; people are told its description, and can try again.
  func older(before element: Element?, limit: Int) async throws -> [Element]

  /// Fetches what comes behind an element.
  ///
  /// - Parameters:
  ///   - element: the last of those that are loaded; nil for the first elements there are.
  ///   - limit: how many are wanted.
  /// - Returns: those directly behind it, the nearest first.
  /// - Throws: why they cannot be fetched; people are told its description, and can try again.
  func newer(after element: Element?, limit: Int) async throws -> [Element]

  /// Fetches an element with what is around it.
  ///
  /// - Parameters:
  ///   - id: the element.
  ///   - limit: how many are wanted, about half of them on either side.
  /// - Returns: the element and its neighbours; nothing if there is no such element.
  /// - Throws: why they cannot be fetched; people are told its description, and can try again.
  func around(id: ID, limit: Int) async throws -> [Element]
}
#endif
