import Poet
import PoetTesting
import RavenTesting
import SwiftUI
import Testing

struct ScreenTests {
  /// Shows a screen or does not.
  private struct Shelf: View {
    let make: () -> PaperEvaluator
    @State private var isOpen = true

    var body: some View {
      Button("Close") { isOpen = false }
      if isOpen { PaperScreen(make: make) }
    }
  }

  @Test func `the first step is translated, and every other after it has changed`() {
    let evaluator = PaperEvaluator()
    #expect(evaluator.translator.translated == 1)
    #expect(evaluator.translator.title.string == "Loading")
    var steps: [String] = []
    let behavior = evaluator.current.subject.sink { step in
      // Who listens finds the value written and translated.
      steps.append("\(step) \(evaluator.current.step) \(evaluator.translator.number.string)")
    }
    evaluator.current.step = .page(2)
    evaluator.current.step = .page(2)
    #expect(steps == ["page(2) page(2) 2 / 3", "page(2) page(2) 2 / 3"])
    #expect(evaluator.translator.translated == 3)
    behavior.cancel()
  }

  @Test func `a step assigned while one is told is told after it`() {
    let step = PassableStep(PaperEvaluator.Step.loading)
    var (first, second): ([String], [String]) = ([], [])
    let behaviors = [
      step.subject.sink {
        first.append("\($0)")
        if case .page(1) = $0 { step.step = .page(2) }
      },
      step.subject.sink { second.append("\($0)") },
    ]
    step.step = .page(1)
    #expect(first == ["page(1)", "page(2)"] && second == first)
    #expect(behaviors.count == 2)
  }

  @Test func `a screen translates the first step of an evaluator that did not have it done`() throws {
    final class Forgetful: Evaluator {
      let current = PassableStep(PaperEvaluator.Step.page(1))
      let translator = PaperTranslator()
    }
    let page = try TestPage(Screen(Forgetful()) { _, translator in ObservingTextView(translator.number) })
    #expect(page.text == "1 / 3")
  }

  @Test func `one observable runs the one view that shows it, and the screen never again`() throws {
    var evaluator: PaperEvaluator?
    let page = try TestPage(
      PaperScreen {
        let made = PaperEvaluator()
        made.current.step = .page(1)
        evaluator = made
        return made
      }
    )
    page.clearRuns()
    try page.click(text: "Forward")
    #expect(page.runs == ["ObservingTextView"])
    #expect(page.log == ["text #\(page.document.ids(text: "2 / 3")[0]) 2 / 3"])
    page.clearRuns()
    try page.click(text: "Forward")
    #expect(page.runs.sorted() == ["Hideable<Text>", "ObservingTextView"])
    #expect(page.text.contains("The end"))
    page.clearRuns()
    // Nothing that is shown is another: nothing runs.
    let now = try #require(evaluator)
    now.current.step = now.current.step
    try page.commit()
    #expect(page.runs.isEmpty && page.lastBatch.isEmpty)
  }

  @Test func `when a screen closes, evaluator and translator go, and it was told of both`() throws {
    var gone = 0
    weak var evaluator: PaperEvaluator?
    let page = try TestPage(
      Shelf {
        let made = PaperEvaluator { gone += 1 }
        evaluator = made
        return made
      }
    )
    #expect(evaluator?.seen == [])
    try page.commit()
    #expect(evaluator?.seen == ["appeared"])
    #expect(gone == 0)
    try page.click(text: "Close")
    #expect(evaluator == nil)
    #expect(gone == 2)
  }

  @Test func `when a screen closes, what its evaluator listened to is not heard any more`() throws {
    final class Listener: Evaluator {
      let current = PassableStep(PaperEvaluator.Step.loading)
      let translator = PaperTranslator()
      private var behaviors: [Behavior] = []

      init(_ pages: PassableInt, _ heard: @escaping (Int) -> Void) {
        current.translated(by: translator)
        behaviors = [
          pages.subject.sink { [weak self] in self?.current.step = .page($0) }, pages.subject.sink { heard($0) },
        ]
      }
    }
    struct Shelf: View {
      let make: () -> Listener
      @State private var isOpen = true

      var body: some View {
        Button("Close") { isOpen = false }
        if isOpen { Screen(make()) { _, translator in ObservingTextView(translator.number) } }
      }
    }
    let pages = PassableInt()
    var heard: [Int] = []
    let page = try TestPage(Shelf { Listener(pages) { heard.append($0) } })
    pages.int = 2
    try page.commit()
    #expect(page.text == "Close2 / 3" && heard == [2])
    try page.click(text: "Close")
    pages.int = 3
    #expect(heard == [2])
  }

  @Test func `a parent that runs again makes no other evaluator, and its new content is shown`() throws {
    struct Parent: View {
      let make: () -> PaperEvaluator
      @State private var count = 0

      var body: some View {
        let count = count
        Button("Again") { self.count += 1 }
        Screen(make()) { _, translator in
          ObservingTextView(translator.title)
          Text(" \(count)")
        }
      }
    }
    var made = 0
    let page = try TestPage(
      Parent {
        made += 1
        return PaperEvaluator()
      }
    )
    try page.click(text: "Again")
    #expect(page.text == "AgainLoading 1" && made == 1)
  }

  @Test func `what is read while the evaluator is made has the content run no more`() throws {
    let number = ObservableInt(1)
    let page = try TestPage(
      Screen(
        {
          let evaluator = PaperEvaluator()
          evaluator.current.step = .page(number.int)
          return evaluator
        }()
      ) { _, translator in ObservingTextView(translator.number) }
    )
    #expect(page.text == "1 / 3")
    page.clearRuns()
    number.int = 2
    try page.commit()
    #expect(!page.runs.contains("ObservingTextView") && !page.runs.contains { $0.hasPrefix("ScreenContent") })
    #expect(page.text == "1 / 3" && page.lastBatch.isEmpty)
  }

  @Test func `when a page ends, everything of it goes`() throws {
    var gone = 0
    let probe = LifetimeProbe()
    do {
      let page = try TestPage(PaperScreen { PaperEvaluator { gone += 1 } })
      page.end()
    }
    #expect(gone == 2)
    #expect(probe.blocks == 0 && probe.boxes == 0)
  }

  @Test func `actions keep no evaluator, and do nothing without one`() {
    var evaluator: PaperEvaluator? = PaperEvaluator()
    evaluator?.current.step = .page(1)
    let actions = [
      Action(WeakEvaluator(evaluator!), .forwardTapped), Action(evaluator!) { $0.evaluate(.titleTapped) }, Action(),
    ]
    for action in actions { action.evaluate() }
    #expect(evaluator?.translator.number.string == "2 / 3")
    #expect(evaluator?.translator.bezelTranslator.character.string == "🐦")
    #expect(actions.map(\.isThere) == [true, true, false])
    weak let left = evaluator
    evaluator = nil
    #expect(left == nil)
    for action in actions { action.evaluate() }
  }

  @Test func `what was told leaves breadcrumbs, the last ones`() {
    let evaluator = PaperEvaluator()
    let told = WeakEvaluator(evaluator)
    told.evaluate(.titleTapped)
    for _ in 0..<3 { told.evaluate(.forwardTapped) }
    told.evaluate(.titleTapped)
    #expect(evaluator.breadcrumbs.trail == ["forwardTapped", "forwardTapped", "titleTapped"])
  }

  @Test func `an observable can be held the older way`() throws {
    struct Older: View {
      @ObservedObject var title: ObservableString
      var body: some View { Text("<\(title.string)>") }
    }
    let title = ObservableString("a")
    let page = try TestPage(Older(title: title))
    title.string = "b"
    try page.commit()
    #expect(page.text == "<b>")
  }

  @Test func `a list keeps the views of elements that stay, and a button follows its action`() throws {
    struct Word: Identifiable, Equatable { let id: String }
    struct WordView: View {
      let word: Word
      var body: some View { Text(word.id) }
    }
    let words = ObservableArray([Word(id: "a"), Word(id: "b")])
    let button = ObservableValue<NamedAction?>(nil)
    let isEnabled = ObservableBool(true)
    var pressed = 0
    let page = try TestPage(
      VStack {
        ObservingPageView(words) { WordView(word: $0) }
        ButtonActionView(button, isEnabled: isEnabled)
      }
    )
    let b = page.document.ids(text: "b")
    page.clearRuns()
    words.array = [Word(id: "c"), Word(id: "b")]
    try page.commit()
    #expect(page.document.ids(text: "b") == b && page.text == "cb")
    #expect(page.runs.filter { $0 == "WordView" }.count == 1)
    #expect(page.document.ids(tag: "button").isEmpty)
    button.value = NamedAction("Go", Action { pressed += 1 })
    try page.commit()
    try page.click(text: "Go")
    #expect(pressed == 1)
    isEnabled.bool = false
    try page.commit()
    #expect(page.document.attribute("disabled", of: page.document.ids(tag: "button")[0]) != nil)
  }
}
