import SwiftUI

/// What a document is searched by: made when something is looked for first, and kept by all copies of the document's value.
///
/// So one index serves every page that shows a document, and a document that is built anew has a new one.
final class DocumentSearch {
  private var index: SearchIndex?

  init() {}

  nonisolated deinit {}

  /// The index of the document this belongs to.
  func index(of document: Document) -> SearchIndex {
    if let index { return index }
    let made = SearchIndex(document)
    index = made
    return made
  }
}
