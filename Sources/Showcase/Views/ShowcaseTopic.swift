public import SwiftUI

/// A topic with all there is to say and show about it, on a page that scrolls.
///
/// ```swift
/// ShowcaseTopic(Topic("Toggles") { Example { TogglePreview() } })
/// ```
/// What is on the page stands beside it where there is room, and follows what is being read.
public struct ShowcaseTopic: View {
  private let topic: Topic
  private let footer: AnyView?
  @State private var first: UUID?
  @Environment(\.showcaseContentStyle) private var style

  /// Creates a view of a topic.
  public init(_ topic: Topic) {
    self.topic = topic
    footer = nil
  }

  init(_ topic: Topic, footer: AnyView) {
    self.topic = topic
    self.footer = footer
  }

  public var body: some View {
    let rows = TopicRow.rows(of: topic)
    let hasIndex = rows.contains { $0.depth > 1 }
    return style.make(
      ShowcaseContentStyleConfiguration(
        content: AnyView(TopicRows(rows: rows, footer: footer)),
        index: hasIndex ? AnyView(ShowcaseIndexList(rows: rows, first: first)) : nil
      )
    )
    .scrollPosition(id: $first, anchor: .top)
  }
}

/// The rows of a page, one below the other.
private struct TopicRows: View {
  let rows: [TopicRow]
  let footer: AnyView?

  var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      VStack(alignment: .leading, spacing: 18) {
        ForEach(rows) { TopicRowView(row: $0) }
      }
      .scrollTargetLayout()
      if let footer { footer }
    }
  }
}
