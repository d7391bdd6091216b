import SwiftUI

/// Links to a chapter's topics, in order.
struct TopicLinks: View {
  let chapter: Chapter

  var body: some View {
    WebElement("ul", ["role": "list"]) {
      ForEach(chapter.topics) { topic in
        WebElement("li") {
          NavigationLink(value: Permalink(chapter: chapter.slug, topic: topic.slug)) {
            Text(topic.title).frame(minWidth: 44, minHeight: 44, alignment: .leading)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}
