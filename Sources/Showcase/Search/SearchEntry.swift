import SwiftUI

/// Something of a document that a search can find: a title, prose, code.
struct SearchEntry {
  /// What kind of text it is; those that say most about their topic count most.
  enum Field: Int {
    case title, heading, example, link, note, prose, code

    /// How much a match counts.
    var weight: Int {
      switch self {
      case .title: 64
      case .heading: 32
      case .example: 16
      case .link: 8
      case .note, .prose: 4
      case .code: 2
      }
    }
  }

  let field: Field
  let text: String
}

/// A topic, chapter or topic inside a topic, with everything in it that is searched.
struct SearchSubject {
  let title: String
  /// The titles on the way to it, the document's left out.
  let path: [String]
  let link: Permalink
  let place: Place
  let entries: [SearchEntry]
}

extension Document {
  /// Everything a search can find, in the order of the document; makes the content of every topic.
  func searchSubjects() -> [SearchSubject] {
    chapters.flatMap { chapter in
      var subjects = [
        SearchSubject(
          title: chapter.title,
          path: [],
          link: Permalink(to: chapter.place),
          place: chapter.place,
          entries: [SearchEntry(field: .title, text: chapter.title)] + SearchEntry.prose(chapter.description)
        )
      ]
      for topic in chapter.topics { topic.addSubjects(to: &subjects, path: [chapter.title], depth: 1) }
      return subjects
    }
  }
}

extension Topic {
  fileprivate func addSubjects(to subjects: inout [SearchSubject], path: [String], depth: Int) {
    let content = content
    subjects.append(
      SearchSubject(
        title: title,
        path: path,
        link: Permalink(to: place),
        place: place,
        entries: [SearchEntry(field: .title, text: title)] + SearchEntry.prose(content.description)
          + content.items.flatMap(SearchEntry.of)
      )
    )
    guard depth < TopicRow.depthLimit else { return }
    for child in content.children { child.addSubjects(to: &subjects, path: path + [title], depth: depth + 1) }
  }
}

extension SearchEntry {
  /// What is searched of a text in Markdown.
  fileprivate static func prose(_ markdown: String, as field: Field = .prose) -> [SearchEntry] {
    MarkdownReader.blocks(of: markdown).map { block in
      switch block {
      case .heading: SearchEntry(field: .heading, text: block.words)
      case .code: SearchEntry(field: .code, text: block.words)
      default: SearchEntry(field: field, text: block.words)
      }
    }
  }

  fileprivate static func of(_ item: TopicContentItem) -> [SearchEntry] {
    switch item {
    case .paragraph(let paragraph): prose(paragraph.markdown)
    case .link(let link): [SearchEntry(field: .link, text: link.title)]
    case .code(let code): of(code)
    case .example(let example): of(example)
    case .exampleGroup(let group):
      (group.title.map { [SearchEntry(field: .example, text: $0)] } ?? []) + group.examples.flatMap { of($0) }
    case .embed(let embed): [SearchEntry(field: .link, text: embed.title)]
    case .note(let note): prose(note.markdown, as: .note)
    case .list(let list): list.items.flatMap { prose($0) }
    case .topic: []
    case .custom(let custom): [SearchEntry(field: .prose, text: custom.text)]
    }
  }

  private static func of(_ code: CodeBlock) -> [SearchEntry] {
    (code.title.map { [SearchEntry(field: .heading, text: $0)] } ?? []) + [SearchEntry(field: .code, text: code.code)]
  }

  private static func of(_ example: Example) -> [SearchEntry] {
    (example.title.map { [SearchEntry(field: .example, text: $0)] } ?? []) + (example.codeBlock.map { of($0) } ?? [])
  }
}
