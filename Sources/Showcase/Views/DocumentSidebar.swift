import SwiftUI

/// The contents of a document, or what a search of it found.
struct DocumentSidebar: View {
  let document: Document
  let contents: Contents
  @Environment(\.pageCarrier) private var carrier

  var body: some View {
    SearchableColumn(document: document, isSearchable: carrier != .files, contents: contents) {
      WebElement("nav", ["aria-label": "Contents"]) {
        VStack(spacing: 14) {
          if contents.query == "" {
            TopicLink(title: "Overview", link: .document, contents: contents)
            ForEach(document.chapters) { ChapterSection(chapter: $0, document: document, contents: contents) }
          } else {
            SearchResults(document: document, contents: contents)
          }
        }
        .padding(.horizontal, 14)
        .padding(.bottom, 32)
        .frame(maxWidth: .infinity)
      }
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(document.title)
    .navigationDestination(for: Permalink.self, address: document.addressFormat) { link in
      DocumentPageView(document: document, link: link, contents: contents)
    }
  }
}

/// A column with a search, where somebody can answer it.
private struct SearchableColumn<Content: View>: View {
  let document: Document
  let isSearchable: Bool
  let contents: Contents
  @ViewBuilder let content: Content
  @FocusState private var isInSearch: Bool

  var body: some View {
    let query = Binding(get: { contents.query }, set: { contents.query = $0 })
    if isSearchable {
      ScrollView { content }
        .searchable(text: query, prompt: "Search")
        .searchFocused($isInSearch)
        .background { SearchKey { isInSearch = true } }
        .onChange(of: contents.query) { contents.chosen = 0 }
        // A large document takes a while to be read: before the first key, not with it.
        .onChange(of: isInSearch) { if isInSearch { _ = document.search.index(of: document) } }
    } else {
      ScrollView { content }
    }
  }
}

/// The key that starts a search, wherever the focus is.
private struct SearchKey: View {
  let action: () -> Void

  var body: some View {
    Button("Search the document", action: action)
      .keyboardShortcut("/", modifiers: [])
      // Keys reach it, and nothing else does.
      .hidden()
      .frame(width: 1, height: 1)
  }
}

/// A chapter and its topics.
private struct ChapterSection: View {
  let chapter: Chapter
  let document: Document
  let contents: Contents
  @Environment(\.pageCarrier) private var carrier
  @Environment(\.pageParts) private var parts

  var body: some View {
    let isOpen = contents.isOpen(chapter, in: document, askedFor: parts)
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        NavigationLink(value: Permalink(chapter: chapter.slug)) {
          Text(chapter.title).font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
            .frame(minWidth: 44, minHeight: 44, alignment: .leading)
        }
        Spacer()
        if carrier != .files {
          Button {
            contents.opened[chapter.id] = !isOpen
          } label: {
            Image(systemName: "chevron.right").font(.caption).rotationEffect(.degrees(isOpen ? 90 : 0))
              .frame(minWidth: 44, minHeight: 44)
              .accessibilityHidden(true)
          }
          .buttonStyle(.plain)
          .foregroundStyle(.secondary)
          .accessibilityLabel(isOpen ? "Close \(chapter.title)" : "Open \(chapter.title)")
        }
      }
      if isOpen {
        ForEach(chapter.topics) { topic in
          TopicLink(title: topic.title, link: Permalink(chapter: chapter.slug, topic: topic.slug), contents: contents)
        }
      }
    }
  }
}

/// A link to a topic, marked while the topic is read.
private struct TopicLink: View {
  let title: String
  let link: Permalink
  let contents: Contents
  @Environment(\.pageParts) private var parts

  var body: some View {
    let isCurrent = contents.current(askedFor: parts) == link
    NavigationLink(value: link) {
      Text(title)
        .foregroundStyle(isCurrent ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .fontWeight(isCurrent ? .semibold : .regular)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 10)
        .frame(minHeight: 44)
        .background(
          isCurrent ? AnyShapeStyle(.tint.opacity(0.12)) : AnyShapeStyle(.clear),
          in: RoundedRectangle(cornerRadius: 6)
        )
    }
    .accessibilityAddTraits(isCurrent ? .isSelected : [])
  }
}
