import SwiftUI

/// The page of a place.
struct DocumentPageView: View {
  let document: Document
  let link: Permalink
  let contents: Contents
  @State private var isFirst = true
  @Environment(\.pageParts) private var parts

  var body: some View {
    // What is left of an address of which only the beginning is there.
    let isRest = isFirst && contents.pagesAppeared <= 1 && document.isMissing(parts) && parts.starts(with: link.parts)
    Group {
      switch isRest ? nil : document.page(at: link) {
      case .document: DocumentHome(document: document)
      case .chapter(let chapter): ChapterPage(chapter: chapter)
      case .topic(let topic, let chapter):
        ScrollViewReader { proxy in
          ShowcaseTopic(topic, footer: AnyView(NeighbourLinks(document: document, topic: topic)))
            .navigationTitle(topic.title)
            .toolbar { ToolbarItem(placement: .principal) { Text(chapter.title).font(.headline) } }
            .onAppear { go(to: link.anchor, in: topic, proxy) }
        }
      case nil: MissingPage(document: document)
      }
    }
    .environment(\.hasPageBar, true)
    .onAppear {
      contents.appeared(Permalink(parts: link.parts))
      isFirst = contents.pagesAppeared == 1
    }
    .onDisappear { contents.disappeared(Permalink(parts: link.parts)) }
  }

  private func go(to anchor: String?, in topic: Topic, _ proxy: ScrollViewProxy) {
    guard let anchor else { return }
    let row = TopicRow.rows(of: topic).first { $0.topic.place.anchor == anchor }
    if let row { proxy.scrollTo(row.id, anchor: .top) }
  }
}
