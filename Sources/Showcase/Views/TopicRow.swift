import SwiftUI

/// One thing on a topic's page: a title, a description or an item, those of topics inside in their places.
struct TopicRow: Identifiable {
  enum Kind {
    case title
    case description(String)
    case item(TopicContentItem)
  }

  /// Where it stands: its topic's place for the title, one inside that for all others.
  let place: Place
  let kind: Kind
  /// The topic it belongs to.
  let topic: Topic
  /// How deep that stands: 1 for the page's own.
  let depth: Int

  var id: UUID { place.id }
  /// The id of its topic's title on the page.
  var anchor: String { depth == 1 ? ShowcaseScrollTopButton.anchor : topic.place.anchor ?? topic.slug }

  /// How deep topics can stand inside one another; what is deeper is not shown.
  static let depthLimit = 32

  /// All rows of a topic, in order.
  ///
  /// - Parameters:
  ///   - topic: whose rows they are; its content and that of all topics inside is made.
  ///   - depth: how deep it stands.
  /// - Returns: its title, its description, its items, each topic among them in the same way.
  static func rows(of topic: Topic, depth: Int = 1) -> [TopicRow] {
    let content = topic.content
    var rows = [TopicRow(place: topic.place, kind: .title, topic: topic, depth: depth)]
    if content.description != "" {
      // No item's slug is empty.
      let place = topic.place.appending("")
      rows.append(TopicRow(place: place, kind: .description(content.description), topic: topic, depth: depth))
    }
    for item in content.items {
      if case .topic(let inner) = item {
        if depth < depthLimit { rows += TopicRow.rows(of: inner, depth: depth + 1) }
      } else {
        rows.append(TopicRow(place: item.place, kind: .item(item), topic: topic, depth: depth))
      }
    }
    return rows
  }
}
