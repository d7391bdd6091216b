import Foundation
import SwiftUI
import Testing

@testable import FieldGuide
@testable import Showcase
@testable import Tutorial

struct `The field guide` {
  @Test func `begins with how to start and ends with whole apps`() {
    #expect(
      Guide.document.chapters.map(\.title) == [
        "Getting started", "Views", "Layout", "State", "Lists", "Navigation", "StackBoard", "Tiled", "Poet",
        "Deployment",
        "Security", "More examples",
      ]
    )
  }

  @Test func `describes the document, every chapter and every topic`() {
    #expect(!Guide.document.description.isEmpty)
    for chapter in Guide.document.chapters { #expect(!chapter.description.isEmpty, "\(chapter.title)") }
    for entry in Guide.entries { #expect(!entry.content.description.isEmpty, "\(entry)") }
  }

  @Test func `names no two topics of a chapter alike`() {
    for chapter in Guide.document.chapters {
      #expect(Set(chapter.topics.map(\.title)).count == chapter.topics.count, "\(chapter.title)")
    }
  }

  /// Pages without something to try, and why.
  private static let withoutExample = [
    "Run the examples": "what is typed at a prompt",
    "A package of your own": "a manifest",
    "Serve it": "what is typed at a prompt",
    "Why did this run?": "an option of the server, and for developers alone",
    "Behind a proxy": "a proxy’s configuration",
    "A static export": "what is typed at a prompt",
    "WebAssembly": "what is typed at a prompt",
    "What a page may load": "headers of an answer",
    "Limits": "only a forged client reaches them",
    "What is not there": "there is nothing to try",
    "Apps": "links to apps",
    "Parts": "links to apps",
  ]
  /// The pages of the tutorial, which can be tried as a whole.
  private static let tutorialPages = TutorialPage.all.map(\.title)

  @Test func `has something to try on every page, unless there is a reason`() {
    let bare = Guide.pages.filter { page in
      let inside = Guide.entries.filter { $0.path.hasPrefix(page.path) }
      return inside.allSatisfy { $0.content.examples.isEmpty }
    }
    let expected = `The field guide`.withoutExample.keys + `The field guide`.tutorialPages
    #expect(bare.map(\.topic.title).sorted() == expected.sorted())
  }

  @Test func `has the tutorial’s pages in their order, with all their texts`() throws {
    let poet = try #require(Guide.document.chapters.first { $0.title == "Poet" })
    #expect(poet.topics.map(\.title).suffix(TutorialPage.all.count) == TutorialPage.all.map(\.title)[...])
    for page in TutorialPage.all {
      let topic = try #require(poet.topics.first { $0.title == page.title })
      #expect(topic.content.items.count == page.elements.count - 1, "\(page.title)")
    }
  }
}
