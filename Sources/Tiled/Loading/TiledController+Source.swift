#if !hasFeature(Embedded)
public import SwiftUI

extension TiledController {
  /// Creates a controller that fetches its elements from a source.
  ///
  /// Give it the elements that are to be seen first, where they can be had at once: the first page then shows them.
  ///
  /// - Parameters:
  ///   - source: where elements come from.
  ///   - items: elements that are loaded already, in order; if there are none, the last ones are fetched.
  ///   - hasOlder: whether there are elements before these.
  ///   - hasNewer: whether there are elements behind these.
  public convenience init(
    source: some TiledSource<Element, Element.ID>,
    items: [Element] = [],
    hasOlder: Bool = true,
    hasNewer: Bool = true
  ) {
    self.init(items: items)
    let pages = TiledPages(source)
    self.pages = pages
    (self.hasOlder, self.hasNewer) = (hasOlder, hasNewer)
    guard items.isEmpty, hasOlder || hasNewer else { return }
    self.hasNewer = true
    scrollTo(edge: .bottom)
  }

  /// Fetches anew what is around the reader, as when it is not known what has changed.
  public func reload() {
    guard let pages else { return }
    let reader = position.isAtEnd ? nil : position.firstVisibleID
    jump { [self] in
      var stretch: [Element] = []
      if let reader { stretch = try await pages.around(reader) }
      if stretch.isEmpty {
        let last = try await pages.older(nil)
        return { self.show(last, hasOlder: last.count >= pages.limit, hasNewer: false) }
      }
      return { self.show(stretch, hasOlder: true, hasNewer: true) }
    }
  }

  /// How older elements are fetched; nil where all are loaded.
  var older: TiledLoading? {
    guard let pages else { return nil }
    return TiledLoading(hasMore: hasOlder) { [self] end in
      fetch(end) {
        let page = try await pages.older(self.items.first)
        return { self.showOlder(page, hasMore: page.count >= pages.limit, most: pages.most) }
      }
    }
  }

  /// How newer elements are fetched; nil where all are loaded.
  var newer: TiledLoading? {
    guard let pages else { return nil }
    return TiledLoading(hasMore: hasNewer) { [self] end in
      fetch(end) {
        let page = try await pages.newer(self.items.last)
        return { self.showNewer(page, hasMore: page.count >= pages.limit, most: pages.most) }
      }
    }
  }

  /// Fetches at an end; what was fetched is left out if the reader has jumped elsewhere meanwhile.
  private func fetch(_ end: TiledEnd, _ fetched: @escaping @MainActor () async throws -> () -> Void) {
    let jumps = pages?.jumps
    beginFetch()
    Task {
      defer { endFetch() }
      do {
        let show = try await fetched()
        if jumps == pages?.jumps { show() }
        end.finish()
      } catch {
        end.fail(error.localizedDescription)
      }
    }
  }

  /// Goes where other elements are; the last of several jumps counts.
  func jump(_ fetched: @escaping @MainActor () async throws -> () -> Void) {
    guard let pages else { return }
    pages.jumps += 1
    let number = pages.jumps
    beginFetch()
    Task {
      defer { endFetch() }
      do {
        let show = try await fetched()
        if number == pages.jumps { show() }
      } catch {
        if number == pages.jumps { jumpError = error }
      }
    }
  }
}

/// Why an element could not be gone to.
public enum TiledJumpError: LocalizedError {
  /// The source has no such element.
  case isGone

  /// What to tell people.
  public var errorDescription: String? { "This is no longer there." }
}

/// A source whose type is hidden, and how much is fetched of it.
final class TiledPages<Element: Identifiable> {
  /// How many elements are fetched at once.
  let limit = 60
  /// No more elements are kept loaded.
  let most = 360
  let older: @MainActor (Element?) async throws -> [Element]
  let newer: @MainActor (Element?) async throws -> [Element]
  let around: @MainActor (Element.ID) async throws -> [Element]
  /// How often the reader has gone elsewhere.
  var jumps = 0

  init(_ source: some TiledSource<Element, Element.ID>) {
    let limit = limit
    older = { try await source.older(before: $0, limit: limit) }
    newer = { try await source.newer(after: $0, limit: limit) }
    around = { try await source.around(id: $0, limit: limit) }
  }

  nonisolated deinit {}
}
#endif
