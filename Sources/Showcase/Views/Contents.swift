import SwiftUI

/// What the sidebar of a document knows: the page that is read, which chapters are open, the search.
@Observable final class Contents {
  /// The place of the page that is read; nil for the document's own.
  var current: Permalink?
  /// The chapters that somebody opened or closed.
  var opened: [UUID: Bool] = [:]
  /// What is looked for.
  var query = ""
  /// Whether somebody is searching.
  var isSearching = false
  /// Which of the results the arrow keys stand on.
  var chosen = 0
  @ObservationIgnored private var index: (document: Document, index: SearchIndex)?

  init() {}

  nonisolated deinit {}

  /// How many topics a document may have for all chapters to be open at first.
  static let openLimit = 300

  /// Whether a chapter's topics are listed.
  func isOpen(_ chapter: Chapter, in document: Document) -> Bool {
    if let told = opened[chapter.id] { return told }
    if document.chapters.reduce(0, { $0 + $1.topics.count }) <= Contents.openLimit { return true }
    return current?.chapter == chapter.slug
  }

  /// What matches what is looked for.
  ///
  /// The index is made when something is looked for first, and again when the document's chapters have changed.
  func results(in document: Document) -> [SearchResult] {
    if index == nil || index?.document.chapters.map(\.topics.count) != document.chapters.map(\.topics.count) {
      index = (document, SearchIndex(document))
    }
    return index?.index.results(for: query) ?? []
  }
}
