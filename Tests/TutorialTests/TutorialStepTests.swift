import Poet
import PoetTesting
import Testing

@testable import Tutorial

/// What is shown in each step.
struct TutorialStepTests {
  @Test func `while the pages are loaded nothing is shown and nothing can be pressed`() {
    let reading = Reading()

    let shown = DisplayStateRecorder(reading.translator).values

    #expect(
      shown == [
        "title": #""""#, "elements": "[]", "pageNumber": #""""#, "spokenPageNumber": #""""#,
        "canGoBack": "false", "canGoForward": "false", "isPageShown": "false",
      ]
    )
  }

  @Test func `the pages are asked for once, at the beginning`() {
    let reading = Reading()
    #expect(reading.evaluator.breadcrumbs.trail.isEmpty && reading.loader.inputs.count == 1)
    reading.loader.succeed(with: Reading.pages)
    reading.evaluator.viewDidAppear()
    #expect(reading.loader.inputs.count == 1)
    #expect(reading.translator.title.string == "First")
  }

  @Test(arguments: [(1, false, true), (2, true, true), (3, true, false)])
  func `each page is shown with its number and the ways there are`(number: Int, back: Bool, forward: Bool) {
    let reading = Reading(onPage: number)
    let page = Reading.pages[number - 1]
    #expect(reading.translator.title.string == page.title)
    #expect(reading.translator.elements.array == page.elements)
    #expect(reading.translator.pageNumber.string == "\(number) / 3")
    #expect(reading.translator.spokenPageNumber.string == "Page \(number) of 3")
    #expect(reading.translator.canGoBack.bool == back)
    #expect(reading.translator.canGoForward.bool == forward)
    #expect(reading.translator.isPageShown.bool)
  }

  @Test(arguments: [(nil, "First"), (2, "Second"), (0, "First"), (-5, "First"), (99, "Third")])
  func `the pages open at the bookmark, or as near to it as there is a page`(bookmark: Int?, title: String) {
    let reading = Reading(bookmark: bookmark)
    reading.load()
    #expect(reading.translator.title.string == title)
    #expect(reading.bookmark == bookmark)
  }

  @Test func `without pages it goes on loading`() {
    let reading = Reading()
    reading.load([])
    #expect(!reading.translator.isPageShown.bool)
  }

  @Test func `every step sets everything`() {
    let first = PageConfiguration(pages: Reading.pages, near: 1)!
    let last = PageConfiguration(pages: Reading.pages, near: 3)!

    let report = Completeness.check(steps: [.loading, .page(first), .page(last)]) {
      TutorialTranslator()
    }

    #expect(report.isComplete, "\(report)")
    #expect(report.unchecked == [])
  }
}
