import SwiftUI

/// The document's own page: what it is about, and all its chapters.
struct DocumentHome: View {
  let document: Document

  var body: some View {
    ReadingColumn {
      VStack(alignment: .leading, spacing: 20) {
        PageTitle(title: document.title)
        if document.description != "" { MarkdownView(document.description) }
        ForEach(document.chapters) { chapter in
          VStack(alignment: .leading, spacing: 10) {
            NavigationLink(value: Permalink(chapter: chapter.slug)) {
              Text(chapter.title)
                .font(.title3.bold())
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h2)
                .frame(minWidth: 44, minHeight: 44, alignment: .leading)
            }
            TopicLinks(chapter: chapter)
          }
        }
      }
    }
    .navigationTitle(document.title)
  }
}
