import SwiftUI

/// What the sidebar of a document knows: the page that is read, which chapters are open, the search.
@Observable final class Contents {
  /// The place of the page that is read; nil for the document's own.
  var current: Permalink? {
    didSet { hasAppeared = true }
  }
  /// How many pages have appeared, one after the other.
  var pagesAppeared = 0
  /// Whether a page has appeared, so that it is known which one is read.
  private(set) var hasAppeared = false
  /// The chapters that somebody opened or closed.
  var opened: [UUID: Bool] = [:]
  /// What is looked for.
  var query = ""
  /// Which of the results the arrow keys stand on.
  var chosen = 0
  @ObservationIgnored private var index: (document: Document, index: SearchIndex)?

  init() {}

  nonisolated deinit {}

  /// How many topics a document may have for all chapters to be open at first.
  static let openLimit = 300

  /// Whether a chapter's topics are listed.
  ///
  /// - Parameters:
  ///   - chapter: the chapter.
  ///   - document: the document it stands in.
  ///   - parts: the address the page was asked for.
  /// - Returns: what somebody chose; else yes in short documents, and in long ones for the chapter that is read.
  func isOpen(_ chapter: Chapter, in document: Document, askedFor parts: [String]) -> Bool {
    if let told = opened[chapter.id] { return told }
    if document.chapters.reduce(0, { $0 + $1.topics.count }) <= Contents.openLimit { return true }
    return (hasAppeared ? current?.chapter : parts.first) == chapter.slug
  }

  /// What matches what is looked for.
  ///
  /// The index is made when something is looked for first, and again when the document's chapters have changed.
  func results(in document: Document) -> [SearchResult] {
    if index == nil || index?.document.chapters.map { $0.topics.count } != document.chapters.map { $0.topics.count } {
      index = (document, SearchIndex(document))
    }
    return index?.index.results(for: query) ?? []
  }
}
