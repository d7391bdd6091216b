import SwiftUI

/// What the sidebar of a document knows: the page that is read, which chapters are open, the search.
@Observable final class Contents {
  /// The page that is read, as far as one has appeared.
  private var current = Permalink.document
  /// How many pages have appeared, one after the other; the document's own is not counted until a link leads there.
  private(set) var pagesAppeared = 0
  /// The chapters that somebody opened or closed.
  var opened: [UUID: Bool] = [:]
  /// What is looked for.
  var query = ""
  /// Which of the results the arrow keys stand on.
  var chosen = 0

  init() {}

  nonisolated deinit {}

  /// How many topics a document may have for all chapters to be open at first.
  static let openLimit = 300

  /// A page came up.
  func appeared(_ page: Permalink) {
    current = page
    pagesAppeared += 1
  }

  /// A page went away; if no other came up before, the document's own is there.
  func disappeared(_ page: Permalink) { if current == page { current = .document } }

  /// The page that is read: until one has appeared, what the page was asked for.
  func current(askedFor parts: [String]) -> Permalink { pagesAppeared > 0 ? current : Permalink(parts: parts) }

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
    return current(askedFor: parts).chapter == chapter.slug
  }
}
