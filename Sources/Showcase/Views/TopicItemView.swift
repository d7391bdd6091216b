import SwiftUI

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
