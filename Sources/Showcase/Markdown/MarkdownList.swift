import SwiftUI

/// Items with bullets or numbers before them.
struct MarkdownList: View {
  let start: Int?
  let items: [[MarkdownBlock]]
  let depth: Int
  @Environment(\.showcasePlace) private var place

  var body: some View {
    WebElement(start == nil ? "ul" : "ol", ["role": "list"]) {
      ForEach(items.indices, id: \.self) { index in
        WebElement("li") {
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(start.map { "\($0 + index)." } ?? "•").foregroundStyle(.secondary).accessibilityHidden(start == nil)
            AnyView(MarkdownBlocks(blocks: items[index], depth: depth, spacing: 6))
              .environment(\.showcasePlace, place.appending("\(index)"))
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}
