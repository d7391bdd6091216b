public import SwiftUI

/// A document with its contents, a search, and a page for every chapter and topic.
///
/// ```swift
/// @main struct GuideApp: App {
///   var body: some Scene {
///     WindowGroup(guide.title) { ShowcaseDocument(guide) }
///   }
/// }
/// ```
/// Every place has an address: see `Permalink`. The browser's back and forward work, links can be shared, and without a script
/// everything can be read. On a narrow page the contents come first and a topic after them.
///
/// Building the document anew keeps what is on the page: views, their state, and how far it is scrolled.
public struct ShowcaseDocument: View {
  private let document: Document
  @State private var contents = Contents()
  @Environment(\.pageParts) private var parts

  /// Creates a view of a document.
  public init(_ document: Document) { self.document = document }

  public var body: some View {
    let isMissing = document.isMissing(parts) && contents.pagesAppeared == 0
    NavigationSplitView {
      DocumentSidebar(document: document, contents: contents)
    } detail: {
      if isMissing {
        MissingPage(document: document)
      } else {
        DocumentHome(document: document).environment(\.hasPageBar, true)
      }
    }
  }
}

extension Document {
  /// Whether there is nothing at an address.
  func isMissing(_ parts: [String]) -> Bool { parts.count > 2 || page(at: Permalink(parts: parts)) == nil }
}

/// The document's own page: what it is about, and all its chapters.
struct DocumentHome: View {
  let document: Document

  var body: some View {
    ReadingColumn {
      PageTitle(title: document.title)
      if document.description != "" { MarkdownView(document.description) }
      ForEach(document.chapters) { chapter in
        VStack(alignment: .leading, spacing: 10) {
          NavigationLink(value: Permalink(chapter: chapter.slug)) {
            Text(chapter.title).font(.title3.bold()).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
          }
          TopicLinks(chapter: chapter)
        }
      }
    }
    .navigationTitle(document.title)
  }
}

/// The page of a chapter: what it is about, and its topics.
struct ChapterPage: View {
  let chapter: Chapter

  var body: some View {
    ReadingColumn {
      PageTitle(title: chapter.title)
      if chapter.description != "" { MarkdownView(chapter.description) }
      TopicLinks(chapter: chapter)
    }
    .navigationTitle(chapter.title)
  }
}

/// A page of which there is nothing.
struct MissingPage: View {
  let document: Document

  var body: some View {
    ContentUnavailableView {
      Label("Nothing here", systemImage: "questionmark.folder")
    } description: {
      Text("This document has no page at this address. It may have another title now: try the search.")
    }
    .navigationTitle(document.title)
  }
}

/// The page of a place.
struct DocumentPageView: View {
  let document: Document
  let link: Permalink
  let contents: Contents
  @State private var number = 0
  @Environment(\.pageParts) private var parts

  var body: some View {
    // What is left of an address of which only the beginning is there.
    let isRest = contents.pagesAppeared <= number && document.isMissing(parts) && parts.starts(with: link.parts)
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
      contents.current = Permalink(parts: link.parts)
      contents.pagesAppeared += 1
      number = contents.pagesAppeared == 1 ? 1 : 0
    }
    .onDisappear { if contents.current?.parts == link.parts { contents.current = nil } }
  }

  private func go(to anchor: String?, in topic: Topic, _ proxy: ScrollViewProxy) {
    guard let anchor else { return }
    let row = TopicRow.rows(of: topic).first { $0.topic.place.anchor == anchor }
    if let row { proxy.scrollTo(row.id, anchor: .top) }
  }
}

/// Links to a chapter's topics, in order.
private struct TopicLinks: View {
  let chapter: Chapter

  var body: some View {
    WebElement("ul", ["role": "list"]) {
      ForEach(chapter.topics) { topic in
        WebElement("li") {
          NavigationLink(topic.title, value: Permalink(chapter: chapter.slug, topic: topic.slug))
            .padding(.vertical, 3)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}

/// Links to the topics before and after one.
private struct NeighbourLinks: View {
  let document: Document
  let topic: Topic

  var body: some View {
    let (previous, next) = document.neighbours(of: topic)
    WebElement("nav", ["aria-label": "Next and previous topic"]) {
      VStack(spacing: 16) {
        Divider()
        HStack {
          if let previous {
            NavigationLink(value: Permalink(to: previous.place)) { Label(previous.title, systemImage: "chevron.left") }
              .accessibilityLabel("Previous: \(previous.title)")
          }
          Spacer()
          if let next {
            NavigationLink(value: Permalink(to: next.place)) {
              HStack(spacing: 4) {
                Text(next.title)
                Image(systemName: "chevron.right")
              }
            }
            .accessibilityLabel("Next: \(next.title)")
          }
        }
      }
    }
  }
}

/// The title of a page.
private struct PageTitle: View {
  let title: String
  @Environment(\.showcaseTitleFont) private var font

  var body: some View {
    Text(title)
      .font(font(1))
      .modifier(PageHeading(level: 1))
      .accessibilityIdentifier(ShowcaseScrollTopButton.anchor)
  }
}

/// A column that is easy to read.
private struct ReadingColumn<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) { content }
        .frame(maxWidth: 720, alignment: .leading)
        .padding(.horizontal, 20)
        .padding(.top, 16)
        .padding(.bottom, 64)
        .frame(maxWidth: .infinity)
    }
  }
}
