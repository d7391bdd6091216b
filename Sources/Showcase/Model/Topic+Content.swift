public import SwiftUI

extension Topic {
  /// What a topic says and shows: its description, then its items in the order in which they were written.
  public struct Content: Equatable {
    /// What the topic is about, in Markdown: all its descriptions, in order, with an empty line between.
    public private(set) var description = ""
    /// Everything else, in order.
    public private(set) var items: [TopicContentItem] = []
    private let place: Place
    private var places: SiblingPlaces

    init(at place: Place) {
      self.place = place
      places = SiblingPlaces(below: place)
    }

    /// Adds to the description.
    ///
    /// - Parameter markdown: what comes behind an empty line.
    public mutating func describe(_ markdown: String) {
      description += description.isEmpty ? markdown : "\n\n" + markdown
    }

    /// Adds an item at the end, and gives it its id.
    ///
    /// The id follows from the way to the topic and from the item's title, or from its kind where it has none; the second of
    /// the same name is numbered.
    public mutating func append(_ item: TopicContentItem) {
      var item = item
      let place = places.place(for: item.name)
      if case .topic(let topic) = item { item = .topic(topic.placed(at: place)) } else { item.take(place) }
      items.append(item)
    }

    /// The topics among the items, in order.
    public var children: [Topic] { items.compactMap { if case .topic(let topic) = $0 { topic } else { nil } } }
    /// The links among the items, in order.
    public var links: [ExternalLink] { items.compactMap { if case .link(let link) = $0 { link } else { nil } } }
    /// The blocks of code among the items, in order.
    public var codeBlocks: [CodeBlock] { items.compactMap { if case .code(let code) = $0 { code } else { nil } } }
    /// The examples among the items, those of groups too, in order.
    public var examples: [Example] {
      items.flatMap { item in
        switch item {
        case .example(let example): [example]
        case .exampleGroup(let group): group.examples
        default: [Example]()
        }
      }
    }
    /// The embeds among the items, in order.
    public var embeds: [ExternalEmbed] { items.compactMap { if case .embed(let embed) = $0 { embed } else { nil } } }

    /// Whether description and items are the same.
    public static func == (left: Content, right: Content) -> Bool {
      left.description == right.description && left.place == right.place && left.items == right.items
    }
  }
}
