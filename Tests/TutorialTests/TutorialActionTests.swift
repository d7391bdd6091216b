import Poet
import PoetTesting
import Testing

@testable import Tutorial

/// What comes of everything a person can do.
struct TutorialActionTests {
  @Test func `forward turns to the next page`() {
    // Given
    let reading = Reading(onPage: 1)

    // When
    reading.tell(.forwardTapped)

    // Then
    #expect(reading.translator.title.string == "Second")
    #expect(reading.translator.pageNumber.string == "2 / 3")
    #expect(reading.translator.canGoBack.bool)
  }

  @Test func `back turns to the page before`() {
    let reading = Reading(onPage: 3)
    reading.tell(.backTapped)
    #expect(reading.translator.title.string == "Second")
    #expect(reading.translator.elements.array == Reading.pages[1].elements)
    #expect(reading.translator.canGoForward.bool)
  }

  @Test(arguments: [(1, TutorialEvaluator.Told.backTapped), (3, .forwardTapped)])
  func `at the ends nothing changes and nothing is said`(number: Int, told: TutorialEvaluator.Told) {
    let reading = Reading(onPage: number)
    let recorder = DisplayStateRecorder(reading.translator)
    var said: [String] = []
    let behavior = reading.translator.pageTurned.subject.sink { said.append($0) }
    reading.tell(told)
    behavior.cancel()
    #expect(recorder.changes == [])
    #expect(said == [])
    #expect(reading.bookmark == number)
  }

  @Test func `a page that is turned is said, and one that is opened is not`() {
    let reading = Reading()
    var said: [String] = []
    let behavior = reading.translator.pageTurned.subject.sink { said.append($0) }
    reading.load()
    #expect(said == [])
    reading.tell(.forwardTapped)
    reading.tell(.backTapped)
    behavior.cancel()
    #expect(said == ["Page 2 of 3: Second", "Page 1 of 3: First"])
  }

  @Test func `the bookmark follows the page, and another reading begins there`() {
    let reading = Reading(onPage: 1)
    reading.tell(.forwardTapped)
    reading.tell(.forwardTapped)
    #expect(reading.bookmark == 3)
    let later = Reading(bookmark: reading.bookmark)
    later.load()
    #expect(later.translator.title.string == "Third")
  }

  @Test func `a tapped title flashes an emoji for a second`() {
    // Given
    let reading = Reading(onPage: 1)
    let bezel = reading.translator.bezelTranslator

    // When
    reading.tell(.titleTapped)

    // Then
    #expect(bezel.character.string == "🪶")
    #expect(bezel.isShown.bool)
    reading.time.advance(by: 1)
    #expect(!bezel.isShown.bool)
  }

  @Test func `a second emoji stays its full time`() {
    let reading = Reading(onPage: 1)
    let bezel = reading.translator.bezelTranslator
    reading.tell(.titleTapped)
    reading.time.advance(by: 0.9)
    reading.tell(.titleTapped)
    #expect(bezel.character.string == "🎭")
    reading.time.advance(by: 0.9)
    #expect(bezel.isShown.bool)
    reading.time.advance(by: 0.1)
    #expect(!bezel.isShown.bool)
    #expect(reading.time.waiting == 0)
  }

  @Test func `a tapped page number asks where to go`() {
    let reading = Reading(onPage: 2)
    let recorder = DisplayStateRecorder(reading.translator)
    reading.tell(.pageNumberTapped)
    #expect(reading.alert.isShown)
    #expect(reading.alert.title.string == "Page 2 of 3")
    #expect(reading.alert.message.string == "Where would you like to go?")
    #expect(reading.alert.primaryAlertAction.action?.name == "Go to the first page")
    #expect(reading.alert.primaryAlertAction.action?.style == .default)
    #expect(reading.alert.secondaryAlertAction.action?.name == "Start over…")
    #expect(reading.alert.secondaryAlertAction.action?.style == .destructive)
    #expect(recorder.changes == [])
  }

  @Test func `the alert's first action goes to the first page`() {
    let reading = Reading(onPage: 3)
    reading.tell(.pageNumberTapped)
    reading.answer(reading.alert.primaryAlertAction)
    #expect(reading.translator.title.string == "First")
    #expect(reading.bookmark == 1)
    #expect(!reading.alert.isShown)
  }

  @Test func `the first page is not opened again`() {
    let reading = Reading(onPage: 1)
    let recorder = DisplayStateRecorder(reading.translator)
    reading.tell(.firstPageTapped)
    #expect(recorder.changes == [])
    #expect(reading.translator.pageTurned.string == nil)
  }

  @Test func `the alert's second action raises another alert`() {
    let reading = Reading(onPage: 2)
    reading.tell(.pageNumberTapped)
    let first = reading.alert.number.int
    reading.answer(reading.alert.secondaryAlertAction)
    #expect(reading.alert.isShown && reading.alert.number.int != first)
    #expect(reading.alert.title.string == "Start over?")
    #expect(
      reading.alert.message.string == "Your place in the tutorial is forgotten. What you have learned is not."
    )
    #expect(reading.alert.primaryAlertAction.action?.name == "Start over")
    #expect(reading.alert.primaryAlertAction.action?.style == .destructive)
    #expect(reading.alert.secondaryAlertAction.action?.name == "Keep my place")
    #expect(reading.alert.secondaryAlertAction.action?.style == .cancel)
    #expect(reading.translator.title.string == "Second")
  }

  @Test(arguments: [1, 2])
  func `starting over forgets the bookmark and opens the first page`(number: Int) {
    let reading = Reading(onPage: number)
    reading.tell(.startOverTapped)
    reading.answer(reading.alert.primaryAlertAction)
    #expect(reading.translator.title.string == "First")
    #expect(reading.bookmark == nil)
    #expect(!reading.alert.isShown)
  }

  @Test func `whoever keeps the place stays where they are`() {
    let reading = Reading(onPage: 2)
    reading.tell(.startOverTapped)
    reading.answer(reading.alert.secondaryAlertAction)
    #expect(reading.translator.title.string == "Second")
    #expect(reading.bookmark == 2)
    #expect(!reading.alert.isShown)
  }

  @Test func `everything that is told leaves a breadcrumb, what alerts tell too`() {
    let reading = Reading(onPage: 1)
    reading.tell(.forwardTapped)
    reading.tell(.backTapped)
    reading.tell(.titleTapped)
    reading.tell(.pageNumberTapped)
    reading.answer(reading.alert.secondaryAlertAction)
    reading.answer(reading.alert.primaryAlertAction)
    reading.tell(.pageNumberTapped)
    reading.answer(reading.alert.primaryAlertAction)
    #expect(
      reading.evaluator.breadcrumbs.trail == [
        "forwardTapped", "backTapped", "titleTapped", "pageNumberTapped", "startOverTapped", "startOverConfirmed",
        "pageNumberTapped", "firstPageTapped",
      ]
    )
  }

  @Test func `whatever is told before there are pages does nothing but leave a breadcrumb`() {
    let reading = Reading()
    let recorder = DisplayStateRecorder(reading.translator)
    let all: [TutorialEvaluator.Told] = [
      .backTapped, .forwardTapped, .titleTapped, .pageNumberTapped, .firstPageTapped, .startOverTapped,
      .startOverConfirmed,
    ]
    for told in all { reading.tell(told) }
    #expect(recorder.changes == [])
    #expect(!reading.alert.isShown)
    #expect(reading.translator.bezelTranslator.count.int == 0)
    #expect(reading.evaluator.breadcrumbs.trail.count == all.count)
  }
}
