import SwiftUI

/// One thing on a topic's page: a title, a description or an item, those of topics inside in their places.
struct TopicRow: Identifiable {
  enum Kind {
    case title
    case description(String)
    case item(TopicContentItem)
  }

  let id: UUID
  let kind: Kind
  /// The topic it belongs to.
  let topic: Topic
  /// How deep that stands: 1 for the page's own.
  let depth: Int

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
    var rows = [TopicRow(id: topic.place.id, kind: .title, topic: topic, depth: depth)]
    if content.description != "" {
      let id = topic.place.appending("").id
      rows.append(TopicRow(id: id, kind: .description(content.description), topic: topic, depth: depth))
    }
    for item in content.items {
      if case .topic(let inner) = item {
        if depth < depthLimit { rows += TopicRow.rows(of: inner, depth: depth + 1) }
      } else {
        rows.append(TopicRow(id: item.id, kind: .item(item), topic: topic, depth: depth))
      }
    }
    return rows
  }
}

/// A row: one view for each kind of thing.
struct TopicRowView: View {
  let row: TopicRow

  var body: some View {
    switch row.kind {
    case .title: TopicTitle(topic: row.topic, depth: row.depth)
    case .description(let markdown): MarkdownView(markdown).environment(\.showcaseDepth, row.depth)
    case .item(let item): TopicItemView(item: item).environment(\.showcaseDepth, row.depth)
    }
  }
}

/// What shows an item.
struct TopicItemView: View {
  let item: TopicContentItem

  var body: some View {
    switch item {
    case .paragraph(let paragraph): MarkdownView(paragraph.markdown)
    case .link(let link): ShowcaseLink(link)
    case .code(let code): ShowcaseCodeBlock(code)
    case .example(let example): ShowcasePreview(example)
    case .exampleGroup(let group): ExampleGroupView(group: group)
    case .embed(let embed): ShowcaseEmbed(embed)
    case .note(let note): NoteView(note: note)
    case .list(let list):
      MarkdownList(
        start: list.style == .numbered ? 1 : nil,
        items: list.items.map { MarkdownReader.blocks(of: $0) },
        depth: 1
      )
    case .topic: EmptyView()
    case .custom(let custom): custom.make()
    }
  }
}

/// The title of a topic.
struct TopicTitle: View {
  let topic: Topic
  let depth: Int
  @Environment(\.showcaseTitleFont) private var font

  var body: some View {
    let anchor = depth == 1 ? ShowcaseScrollTopButton.anchor : topic.place.anchor ?? topic.slug
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text(topic.title)
        .font(font(depth))
        .modifier(PageHeading(level: depth))
        .accessibilityIdentifier(anchor)
      if depth > 1 {
        if let url = URL(string: "#" + anchor) {
          Link(destination: url) { Image(systemName: "link").accessibilityLabel("Link to \(topic.title)") }
            .font(.callout)
            .foregroundStyle(.secondary)
            .help("Link to this place")
        }
        ShowcaseScrollTopButton()
      }
    }
    .padding(.top, depth > 1 ? 20 : 0)
  }
}
