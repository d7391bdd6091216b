public import SwiftUI

/// A document with its contents, a search, and a page for every chapter and topic.
///
/// ```swift
/// @main struct GuideApp: App {
///   var body: some Scene {
///     WindowGroup(guide.title) { ShowcaseDocument(guide) }
///   }
/// }
/// ```
/// Every place has an address: see `Permalink`. The browser's back and forward work, links can be shared, and without a script
/// everything can be read. On a narrow page the contents come first and a topic after them.
///
/// Building the document anew keeps what is on the page: views, their state, and how far it is scrolled.
public struct ShowcaseDocument: View {
  private let document: Document
  @State private var contents = Contents()
  @Environment(\.pageParts) private var parts

  /// Creates a view of a document.
  public init(_ document: Document) { self.document = document }

  public var body: some View {
    let isMissing = document.isMissing(parts) && contents.pagesAppeared == 0
    NavigationSplitView {
      DocumentSidebar(document: document, contents: contents)
    } detail: {
      if isMissing {
        MissingPage(document: document)
      } else {
        DocumentHome(document: document).environment(\.hasPageBar, true)
      }
    }
  }
}
