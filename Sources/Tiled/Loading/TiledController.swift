public import SwiftUI

/// The elements of a list, for what changes by single steps: a stream of messages, a store that pages.
///
/// Where your own array is at hand, give it to a ``TiledView`` and change it. A controller is for those who are told of changes one
/// by one, and for elements that are too many for an array (``TiledSource``).
///
/// ```swift
/// let log = TiledController(items: lines)
/// TiledView(log) { line in Text(line.text) }
///
/// log.appendItems([Line("ready")])
/// log.scrollTo(edge: .bottom)
/// ```
/// Elements are found by their id, from the end: that takes time in proportion to how many are behind.
@Observable public final class TiledController<Element: Identifiable> {
  /// The elements that are loaded, in order.
  public private(set) var items: [Element]
  /// Whether there are elements before those that are loaded.
  public internal(set) var hasOlder = false
  /// Whether there are elements behind those that are loaded; while there are, nothing can be appended.
  public internal(set) var hasNewer = false
  /// Where the reader is.
  public var position = TiledPosition<Element.ID>()
  #if !hasFeature(Embedded)
  /// Why the last jump to an element that was not loaded failed; set it to nil when it was told.
  public var jumpError: (any Error)?
  @ObservationIgnored var pages: TiledPages<Element>?
  #endif
  /// What was appended while the page before it is being fetched.
  @ObservationIgnored private var waiting: [Element] = []
  /// How many fetches are under way.
  @ObservationIgnored private var fetches = 0

  /// Creates a controller of elements that are all loaded.
  ///
  /// - Parameter items: the elements.
  public init(items: [Element] = []) { self.items = items }

  nonisolated deinit {}

  /// Puts other elements in the place of all.
  ///
  /// - Parameter items: the elements.
  public func setItems(_ items: [Element]) { self.items = items }

  /// Puts elements before the first.
  ///
  /// - Parameter items: the elements, in order.
  public func prependItems(_ items: [Element]) { self.items.insert(contentsOf: items, at: 0) }

  /// Puts elements behind the last.
  ///
  /// While later ones are not loaded they are left out: they come with those.
  ///
  /// - Parameter items: the elements, in order.
  public func appendItems(_ items: [Element]) {
    if !hasNewer {
      self.items += items
      shed()
    } else if fetches > 0 {
      waiting += items
    }
  }

  /// Leaves out, of what can be fetched again, what is far from the reader.
  private func shed() {
    #if !hasFeature(Embedded)
    guard let pages, items.count > pages.most + pages.limit else { return }
    let reader = position.firstVisibleID.flatMap { index(of: $0) } ?? items.count
    if reader > items.count / 2 {
      items.removeFirst(items.count - pages.most)
      hasOlder = true
    } else {
      items.removeLast(items.count - pages.most)
      hasNewer = true
    }
    #endif
  }

  /// Puts an element in the place of the one with its id; does nothing if there is none.
  ///
  /// - Parameter item: the element.
  public func updateItem(_ item: Element) { updateItem(item, formerly: item.id) }

  /// Puts an element in the place of one that had another id; does nothing if there is none.
  ///
  /// Say the former id to the list, too (``TiledView/tiledFormerID(_:)``): then the row stays the same.
  ///
  /// - Parameters:
  ///   - item: the element.
  ///   - id: the id it had.
  public func updateItem(_ item: Element, formerly id: Element.ID) {
    if let index = index(of: id) { items[index] = item }
    if let index = waiting.lastIndex(where: { $0.id == id }) { waiting[index] = item }
  }

  /// Takes elements away.
  ///
  /// - Parameter ids: which; those that are not there are passed by.
  public func removeItems(ids: Set<Element.ID>) {
    if items.contains(where: { ids.contains($0.id) }) { items.removeAll { ids.contains($0.id) } }
    waiting.removeAll { ids.contains($0.id) }
  }

  /// Goes to an element; one that is not loaded is fetched, with what is around it.
  ///
  /// - Parameters:
  ///   - id: the element.
  ///   - anchor: where in sight it is to be, by its vertical part.
  ///   - animated: whether the way there is shown, if it is short.
  public func scrollTo(id: Element.ID, anchor: UnitPoint = .center, animated: Bool = false) {
    #if !hasFeature(Embedded)
    if index(of: id) == nil, let pages {
      return jump { [self] in
        guard let shown = try await stretch(around: id, anchor, pages) else { throw TiledJumpError.isGone }
        return shown
      }
    }
    #endif
    position.scrollTo(id: id, anchor: anchor, animated: animated)
  }

  /// Goes where somebody was at the last visit; where that is gone, the list stays where it has begun.
  func goBack(to id: Element.ID) {
    #if !hasFeature(Embedded)
    if index(of: id) == nil, let pages {
      return jump { [self] in try await stretch(around: id, .top, pages) ?? {} }
    }
    #endif
    position.scrollTo(id: id, anchor: .top)
  }

  #if !hasFeature(Embedded)
  /// Fetches an element with what is around it; nil if it is gone.
  private func stretch(
    around id: Element.ID,
    _ anchor: UnitPoint,
    _ pages: TiledPages<Element>
  ) async throws -> (() -> Void)? {
    let stretch = try await pages.around(id)
    guard stretch.contains(where: { $0.id == id }) else { return nil }
    return {
      self.show(stretch, hasOlder: true, hasNewer: true)
      self.position.scrollTo(id: id, anchor: anchor)
    }
  }
  #endif

  /// Goes to the start or the end of all elements, which are fetched if they are not loaded.
  ///
  /// - Parameters:
  ///   - edge: which.
  ///   - animated: whether the way there is shown, if it is short.
  public func scrollTo(edge: VerticalEdge, animated: Bool = false) {
    #if !hasFeature(Embedded)
    if edge == .top ? hasOlder : hasNewer, let pages {
      return jump { [self] in
        let stretch = try await edge == .top ? pages.newer(nil) : pages.older(nil)
        let hasMore = stretch.count >= pages.limit
        return {
          self.show(stretch, hasOlder: edge == .bottom && hasMore, hasNewer: edge == .top && hasMore)
          self.position.scrollTo(edge: edge)
        }
      }
    }
    #endif
    position.scrollTo(edge: edge, animated: animated)
  }

  /// A fetch begins: what is appended from now on may come behind what it brings.
  func beginFetch() { fetches += 1 }

  /// A fetch is over.
  ///
  /// What was appended meanwhile, and did not come to be shown, comes with a later page.
  func endFetch() {
    fetches -= 1
    if fetches == 0 { waiting = [] }
  }

  /// Puts fetched elements before the first, and leaves out what is then far away.
  func showOlder(_ page: [Element], hasMore: Bool, most: Int) {
    items.insert(contentsOf: unknown(page), at: 0)
    hasOlder = hasMore
    if items.count > most {
      items.removeLast(items.count - most)
      hasNewer = true
    }
  }

  /// Puts fetched elements behind the last, and leaves out what is then far away.
  func showNewer(_ page: [Element], hasMore: Bool, most: Int) {
    items += unknown(page)
    hasNewer = hasMore
    takeWaiting()
    if items.count > most {
      items.removeFirst(items.count - most)
      hasOlder = true
    }
  }

  /// Shows another stretch of what there is.
  func show(_ stretch: [Element], hasOlder: Bool, hasNewer: Bool) {
    items = stretch
    (self.hasOlder, self.hasNewer) = (hasOlder, hasNewer)
    takeWaiting()
  }

  /// What was appended meanwhile comes behind the last page, if that is there now.
  private func takeWaiting() {
    if !hasNewer { items += unknown(waiting) }
    waiting = []
  }

  /// Those of some elements that are not there: a page and a stream may both bring one.
  private func unknown(_ page: [Element]) -> [Element] {
    let known = Set(items.map { $0.id })
    return page.filter { !known.contains($0.id) }
  }

  private func index(of id: Element.ID) -> Int? { items.lastIndex { $0.id == id } }
}
