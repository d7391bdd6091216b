import SwiftUI

/// The title of a topic.
struct TopicTitle: View {
  let row: TopicRow
  @Environment(\.showcaseTitleFont) private var font

  var body: some View {
    let (title, depth) = (row.topic.title, row.depth)
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text(title)
        .font(font(depth))
        .modifier(PageHeading(level: depth))
        .accessibilityIdentifier(row.anchor)
      if depth > 1 {
        if let url = URL(string: "#" + row.anchor) {
          Link(destination: url) { Image(systemName: "link").accessibilityLabel("Link to \(title)") }
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
