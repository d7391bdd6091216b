import Foundation
import SwiftUI
import Testing

@testable import FieldGuide
@testable import Showcase

/// The guide, taken apart.
enum Guide {
  /// A topic with the titles on the way to it.
  struct Entry: CustomStringConvertible {
    let topic: Topic
    let path: String
    let content: Topic.Content
    /// Whether it has a page of its own.
    let isPage: Bool

    var description: String { path }
  }

  static let document = Document.fieldGuide
  /// All topics, those inside others too.
  static let entries = document.chapters.flatMap { chapter in
    chapter.topics.flatMap { entries(of: $0, below: chapter.title, isPage: true) }
  }
  /// The topics with a page of their own.
  static let pages = entries.filter(\.isPage)
  /// Every text in Markdown.
  static let markdown =
    [document.description] + document.chapters.map(\.description) + entries.flatMap { markdown(of: $0.content) }
  /// Every block of code, those beside examples too.
  static let codeBlocks = entries.flatMap { entry in
    entry.content.codeBlocks + entry.content.examples.compactMap(\.codeBlock)
  }

  private static func entries(of topic: Topic, below path: String, isPage: Bool) -> [Entry] {
    let entry = Entry(topic: topic, path: "\(path) > \(topic.title)", content: topic.content, isPage: isPage)
    return [entry] + entry.content.children.flatMap { entries(of: $0, below: entry.path, isPage: false) }
  }

  private static func markdown(of content: Topic.Content) -> [String] {
    [content.description]
      + content.items.flatMap { item -> [String] in
        switch item {
        case .paragraph(let paragraph): [paragraph.markdown]
        case .note(let note): [note.markdown]
        case .list(let list): list.items
        case .custom(let custom): [custom.text]
        default: []
        }
      }
  }

  /// The text of a file of the package.
  static func source(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
