import Foundation
import Poet
import PoetTesting
import Testing

@testable import Tutorial

/// Whether what the pages say is so.
struct TutorialPagesTests {
  /// An excerpt of source on one of the pages.
  struct Excerpt {
    let page: String
    let code: String
    let path: String
  }

  static let elements = TutorialPage.all.flatMap(\.elements)
  static let excerpts = TutorialPage.all.flatMap { page in
    page.elements.compactMap { element -> Excerpt? in
      guard case .code(let code, from: let path) = element.kind else { return nil }
      return Excerpt(page: page.title, code: code, path: path)
    }
  }

  @Test func `every excerpt stands in its file, line by line, only further to the left`() throws {
    for excerpt in TutorialPagesTests.excerpts { try expectInItsFile(excerpt) }
  }

  private func expectInItsFile(_ excerpt: Excerpt) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = try String(contentsOf: root.appending(path: excerpt.path), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = excerpt.code.split(separator: "\n", omittingEmptySubsequences: false)
    let found = lines.indices.contains { start in
      guard start + wanted.count <= lines.count else { return false }
      let margin = String(lines[start].prefix { $0 == " " })
      return zip(lines[start...], wanted).allSatisfy { line, wanted in
        wanted.isEmpty ? line.isEmpty : line == margin + wanted
      }
    }
    #expect(found, "on \(excerpt.page):\n\(excerpt.code)\nstands nowhere in \(excerpt.path)")
  }

  @Test func `there are excerpts on the pages, and no two elements are taken for the same`() {
    #expect(TutorialPagesTests.excerpts.count > 10)
    let ids = TutorialPagesTests.elements.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `the bundled pages are there at once`() {
    var found: [TutorialPage] = []
    let behavior = BundledPages().perform(()) { result in
      switch result {
      case .success(let pages): found = pages
      }
    }
    behavior.cancel()
    #expect(found.map(\.title) == TutorialPage.all.map(\.title))
  }

  @Test func `the numbers of observables that a page tells are right`() {
    let names = DisplayStateRecorder(TutorialTranslator()).names
    #expect(names.count == 7)
    let said = TutorialPagesTests.elements.contains { $0.kind == .footnote(TutorialPage.countOfObservables) }
    #expect(said && TutorialPage.countOfObservables.hasPrefix("This app has seven observables and one passable"))
  }

  @Test func `back-ticks come in pairs`() {
    for element in TutorialPagesTests.elements {
      switch element.kind {
      case .text(let words), .quote(let words), .footnote(let words):
        #expect(words.count { $0 == "`" }.isMultiple(of: 2), "\(words)")
      default: break
      }
    }
  }

  @Test func `any emoji is one of them`() {
    for _ in 0..<50 { #expect(Emoji.all.contains(Emoji.any())) }
  }
}
