import SwiftUI

/// What a document shows at a place.
enum DocumentPage {
  case document
  case chapter(Chapter)
  case topic(Topic, in: Chapter)
}

extension Document {
  /// What is at a place; nil if nothing is.
  func page(at link: Permalink) -> DocumentPage? {
    guard let slug = link.chapter else { return .document }
    guard let chapter = chapters.first(where: { $0.slug == slug }) else { return nil }
    guard let slug = link.topic else { return .chapter(chapter) }
    return chapter.topics.first { $0.slug == slug }.map { .topic($0, in: chapter) }
  }

  /// Whether there is nothing at an address.
  func isMissing(_ parts: [String]) -> Bool { parts.count > 2 || page(at: Permalink(parts: parts)) == nil }

  /// How permalinks stand in the page's address: only those of this document do.
  var addressFormat: AddressFormat<Permalink> {
    AddressFormat(parts: { $0.parts }) { parts in
      let link = Permalink(parts: parts)
      return parts.count <= 2 && !parts.isEmpty && page(at: link) != nil ? link : nil
    }
  }

  /// The pages before and after one, in the order of the document.
  func neighbours(of topic: Topic) -> (previous: Topic?, next: Topic?) {
    let topics = topics
    guard let index = topics.firstIndex(where: { $0.place == topic.place }) else { return (nil, nil) }
    return (index > 0 ? topics[index - 1] : nil, index + 1 < topics.count ? topics[index + 1] : nil)
  }
}
