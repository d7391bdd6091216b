import SwiftUI

/// A row: one view for each kind of thing.
struct TopicRowView: View {
  let row: TopicRow

  var body: some View {
    Group {
      switch row.kind {
      case .title: TopicTitle(row: row)
      case .description(let markdown): MarkdownView(markdown)
      case .item(let item): TopicItemView(item: item)
      }
    }
    .environment(\.showcaseDepth, row.depth)
    .environment(\.showcasePlace, row.place)
  }
}
