public import SwiftUI

/// A list of links to the titles on a topic's page, in the style of `indexListStyle(_:)`.
///
/// `ShowcaseTopic` has one that follows what is being read; this one, for another place, marks the first title.
public struct ShowcaseIndexList: View {
  private let rows: [TopicRow]
  private let first: UUID?
  @Environment(\.indexListStyle) private var style

  /// Creates a list of the titles in a topic; makes its content, and that of all topics inside.
  public init(_ topic: Topic) { self.init(rows: TopicRow.rows(of: topic), first: nil) }

  init(rows: [TopicRow], first: UUID?) {
    self.rows = rows
    self.first = first
  }

  public var body: some View {
    let current = rows.first { $0.id == first }?.topic.id ?? rows.first?.id
    let entries = rows.compactMap { row -> IndexListStyleConfiguration.Entry? in
      guard case .title = row.kind else { return nil }
      return IndexListStyleConfiguration.Entry(
        id: row.id,
        depth: row.depth,
        isCurrent: row.id == current,
        link: AnyView(IndexLink(title: row.topic.title, anchor: row.anchor))
      )
    }
    WebElement("nav", ["aria-label": "On this page"]) {
      style.make(IndexListStyleConfiguration(entries: entries))
    }
  }
}

private struct IndexLink: View {
  let title: String
  let anchor: String

  var body: some View {
    if let url = URL(string: "#" + anchor) { Link(title, destination: url) }
  }
}
