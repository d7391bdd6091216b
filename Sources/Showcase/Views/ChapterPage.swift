import SwiftUI

/// The page of a chapter: what it is about, and its topics.
struct ChapterPage: View {
  let chapter: Chapter

  var body: some View {
    ReadingColumn {
      VStack(alignment: .leading, spacing: 20) {
        PageTitle(title: chapter.title)
        if chapter.description != "" { MarkdownView(chapter.description) }
        TopicLinks(chapter: chapter)
      }
    }
    .navigationTitle(chapter.title)
  }
}
