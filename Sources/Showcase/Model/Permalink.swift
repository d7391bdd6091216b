public import SwiftUI

/// A place of a document that has a page of its own: the document, a chapter, or a topic that stands in a chapter.
///
/// ```swift
/// NavigationLink("Toggles", value: Permalink(chapter: "views", topic: "toggles"))
/// ```
/// Its address is made of slugs: `/views/toggles`. A slug is its title in lower case, everything but letters and digits a
/// hyphen; a second of the same name gets a number. So an address lasts as long as the titles on the way to it, and renaming a
/// title breaks links to it: a page that is no more answers 404 and offers a search.
public nonisolated struct Permalink: Hashable, Sendable {
  /// The chapter's slug; nil for the document.
  public let chapter: String?
  /// The topic's slug; nil for the chapter.
  public let topic: String?
  /// The place on the page to go to: the anchor of a topic inside the topic.
  public var anchor: String?

  /// The document's own page.
  public static let document = Permalink(parts: [])

  /// The page of a chapter, by its slug.
  public init(chapter: String) {
    self.chapter = chapter
    topic = nil
  }

  /// The page of a topic, and a place on it.
  ///
  /// - Parameters:
  ///   - chapter: the chapter's slug.
  ///   - topic: the topic's slug.
  ///   - anchor: the slugs of the topics inside it, from the outermost on, with dots between; nil for the top of the page.
  public init(chapter: String, topic: String, anchor: String? = nil) {
    self.chapter = chapter
    self.topic = topic
    self.anchor = anchor
  }

  init(parts: [String]) {
    chapter = parts.first
    topic = parts.count > 1 ? parts[1] : nil
  }

  /// The page that shows a place, and where on it.
  init(to place: Place) {
    self.init(parts: Array(place.slugs.prefix(2)))
    anchor = place.anchor
  }

  /// The parts of its address.
  var parts: [String] { [chapter, topic].compactMap { $0 } }
}

nonisolated extension Place {
  /// The id of its element on the page of its topic; nil for what is not inside a topic of a chapter.
  var anchor: String? {
    guard slugs.count > 2 else { return nil }
    let name = slugs[2...].joined(separator: ".")
    // The page's own elements have ids that begin so; no slug begins with a hyphen.
    return name.hasPrefix("raven") || name == ShowcaseScrollTopButton.anchor ? "-" + name : name
  }
}
