import Poet
import PoetTesting
import SwiftUI

@testable import Tutorial

/// Somebody who reads three short pages, with all that is random or slow in a test's hands.
final class Reading {
  static let pages = [
    TutorialPage("First", [.text("One")]),
    TutorialPage("Second", [.quote("Two"), .footnote("Two and a half")]),
    TutorialPage("Third", [.code("three()", from: "Three.swift")]),
  ]

  let loader = MockPerformer<Void, [TutorialPage], Never>()
  let time = ManualClock()
  /// What the next titles that are tapped show.
  var emoji = ["🪶", "🎭"]
  /// What the browser has kept.
  var bookmark: Int?
  private(set) lazy var evaluator = TutorialEvaluator(
    loader: loader,
    bookmark: Binding(get: { self.bookmark }, set: { self.bookmark = $0 }),
    chooseEmoji: { self.emoji.removeFirst() },
    clock: time.clock
  )

  /// Begins before anything is loaded.
  init(bookmark: Int? = nil) { self.bookmark = bookmark }

  /// Begins on a page.
  init(onPage number: Int) {
    bookmark = number
    load()
  }

  /// Has the pages come that were asked for.
  func load(_ pages: [TutorialPage] = Reading.pages) {
    _ = evaluator
    loader.succeed(with: pages)
  }

  var translator: TutorialTranslator { evaluator.translator }
  var alert: AlertTranslator { translator.alertTranslator }

  /// Does what a tap on the screen does.
  func tell(_ told: TutorialEvaluator.Told) { Action(WeakEvaluator(evaluator), told).evaluate() }

  /// Presses a button of the alert that is shown.
  func answer(_ action: ObservableAlertAction) {
    let number = alert.number.int
    action.action?.action.evaluate()
    alert.dismiss(number)
  }
}
