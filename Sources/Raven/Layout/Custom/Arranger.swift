#if !hasFeature(Embedded)
import Foundation
#endif

/// Arranges the views of one layout, from what the page has measured of them.
///
/// A layout asks for sizes in the middle of its work, and only the page knows them. So it runs with what is known and
/// guesses the rest; what it asked for goes to the page as *questions*, and with the answers it runs again. What is
/// shown stays as it was until a run has needed no guess.
///
///   run ─▶ questions ─▶ page measures ─▶ report ─▶ run ─▶ … ─▶ places
///
/// Questions are numbered by *round*: a report on an older round is passed by, for the page will send another.
final class Arranger {
  /// After so many rounds guesses will do: the layout asks for something else each time.
  private static let mostRounds = 16

  private let run = LayoutRun()
  private var subviews: [MeasuredSubview] = []
  /// Where the last view was found: views mostly come in the order they had, so each search begins behind the last.
  private var lastFound = 0
  private var offer: ProposedViewSize?
  private var cache: AnyLayoutCache?
  private var round: UInt32 = 0
  private var roundsWithoutResult = 0
  /// What the page is asked, and the size of the whole once it is known.
  private(set) var questions = ""
  private(set) var size: CGSize?

  init() {}
  nonisolated deinit {}

  /// Where a view is to stand, once that is known.
  func place(of subview: Subview) -> MeasuredSubview.Place? {
    find(subview, among: subviews)?.shown
  }

  private func find(_ view: Subview, among subviews: [MeasuredSubview]) -> MeasuredSubview? {
    for step in subviews.indices {
      let index = (lastFound + 1 + step) % subviews.count
      if subviews[index].number == view.leaf.number {
        lastFound = index
        return subviews[index]
      }
    }
    return nil
  }

  /// Runs the layout with what is known.
  func arrange(_ layout: AnyLayoutStorage, _ views: SubviewsCollection, _ direction: LayoutDirection) {
    let isChanged = take(views)
    guard let offer else {
      for subview in subviews { subview.askForIdealSize() }
      if isChanged { ask() }
      return
    }
    run.lacksAnswers = false
    let asked = run.asked
    for subview in subviews {
      subview.forgetUses()
      subview.forgetPlace()
    }
    let size = arrange(layout, LayoutSubviews(subviews.map { LayoutSubview(measured: $0) }, direction), offer)
    roundsWithoutResult = run.lacksAnswers ? roundsWithoutResult + 1 : 0
    if !run.lacksAnswers || !run.mayAsk || roundsWithoutResult > Arranger.mostRounds { show(size) }
    if isChanged || run.asked != asked { ask() }
  }

  private func arrange(_ layout: AnyLayoutStorage, _ views: LayoutSubviews, _ offer: ProposedViewSize) -> CGSize {
    let cache = cache.map { layout.updated($0, views) } ?? layout.makeCache(views)
    let chosen = layout.size(offer, views, cache)
    let size = CGSize(width: Arranger.length(chosen.width), height: Arranger.length(chosen.height))
    layout.place(CGRect(origin: .zero, size: size), offer, views, cache)
    for subview in subviews { subview.placeIfForgotten(in: size, offer) }
    // What it keeps may rest on guesses.
    self.cache = run.lacksAnswers ? nil : cache
    return size
  }

  /// Takes over the page's answers, and says whether they are to what was asked last.
  func learn(_ report: PageEvent.Measurements) -> Bool {
    guard report.round == round, report.sizes.count == run.asked else { return false }
    var next = 0
    for subview in subviews {
      for index in subview.questions.indices {
        let size = report.sizes[next]
        subview.learn(CGSize(width: size.width, height: size.height), at: index)
        next += 1
      }
    }
    offer = ProposedViewSize(width: report.width.map { CGFloat($0) }, height: report.height.map { CGFloat($0) })
    return true
  }

  // MARK: Parts

  /// Takes over which views there are, in which order, and says whether that has changed.
  private func take(_ views: SubviewsCollection) -> Bool {
    let old = subviews
    subviews = views.map { view in
      let subview = find(view, among: old) ?? MeasuredSubview(number: view.leaf.number, in: run)
      subview.values = view.containerValues
      subview.isSpacer = view.leaf.kind == .spacer
      return subview
    }
    run.asked = subviews.reduce(0) { $0 + $1.questions.count }
    return round == 0 || old.map(\.number) != subviews.map(\.number)
  }

  private func show(_ size: CGSize) {
    self.size = size
    for subview in subviews { subview.show() }
    let used = subviews.reduce(0) { $0 + $1.questions.count { $0.isUsed } }
    if run.asked > 2 * used + subviews.count { for subview in subviews { subview.forgetUnused() } }
  }

  /// Writes down what the page is to measure: `round;child width height;…`, `n` for nothing offered and `i` for all.
  private func ask() {
    func text(_ length: CGFloat?) -> String { length.map { $0 == .infinity ? "i" : decimal(Double($0)) } ?? "n" }
    round &+= 1
    questions = String(round)
    for (index, subview) in subviews.enumerated() {
      for question in subview.questions {
        questions += ";" + String(index) + " " + text(question.proposal.width) + " " + text(question.proposal.height)
      }
    }
  }

  private static func length(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 1e5) : 0 }
}
