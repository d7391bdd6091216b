#if !hasFeature(Embedded)
import Foundation
#endif

/// What is known of one view of a layout: its sizes as far as the page has measured them, and where it is to stand.
nonisolated final class MeasuredSubview {
  /// What identifies the view for as long as it is there.
  let number: Int
  var values = ContainerValues()
  /// A view without a distance of its own.
  var isSpacer = false
  /// Where the view stands as far as the page is told.
  private(set) var shown: Place?
  /// Every size that the page is asked for, or was told already.
  private(set) var questions: [Question] = []
  private var next: Place?
  private let run: LayoutRun

  /// A place as the page needs it.
  struct Place: Equatable {
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
  }

  /// A size that the layout wants to know.
  struct Question {
    let proposal: ProposedViewSize
    var answer: CGSize?
    /// Whether the layout asked in its last run.
    var isUsed: Bool
  }

  init(number: Int, in run: LayoutRun) { (self.number, self.run) = (number, run) }

  // MARK: Sizes

  /// The measured size, or a guess while the page is being asked.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.rounded
    let index = questions.firstIndex { $0.proposal == proposal } ?? add(proposal)
    if let index {
      questions[index].isUsed = true
      if let answer = questions[index].answer { return answer }
    }
    run.lacksAnswers = true
    let ideal = questions.first { $0.proposal == .unspecified }?.answer ?? CGSize(width: 10, height: 10)
    return CGSize(width: min(proposal.width ?? ideal.width, ideal.width), height: ideal.height)
  }

  /// Has the page asked, as long as that is not too much.
  private func add(_ proposal: ProposedViewSize) -> Int? {
    guard run.mayAsk else { return nil }
    run.asked += 1
    questions.append(Question(proposal: proposal, answer: nil, isUsed: true))
    return questions.count - 1
  }

  /// Has the page asked for the size the view likes best, which most layouts want to know.
  func askForIdealSize() { if questions.isEmpty { _ = add(.unspecified) } }

  /// Takes over what the page measured.
  func learn(_ size: CGSize, at index: Int) {
    let proposal = questions[index].proposal
    questions[index].answer = CGSize(
      width: proposal.width == .infinity && size.width >= LayoutRun.endless ? .infinity : size.width,
      height: proposal.height == .infinity && size.height >= LayoutRun.endless ? .infinity : size.height
    )
  }

  func forgetUses() { for index in questions.indices { questions[index].isUsed = false } }

  /// Forgets what the last run did not ask for.
  func forgetUnused() {
    let count = questions.count
    questions.removeAll { !$0.isUsed }
    run.asked -= count - questions.count
  }

  // MARK: Places

  /// Puts the view where the layout wants it; it is shown when all is known.
  func place(_ position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
    let size = size(proposal)
    func side(_ offered: CGFloat?, _ chosen: CGFloat) -> CGFloat {
      guard let offered, offered.isFinite else { return chosen.isFinite ? max(chosen, 0) : 0 }
      return max(offered, 0)
    }
    func start(_ point: CGFloat, _ fraction: CGFloat, _ length: CGFloat) -> CGFloat {
      let start = point - fraction * (length.isFinite ? length : 0)
      return start.isFinite ? start : 0
    }
    next = Place(
      x: start(position.x, anchor.x, size.width),
      y: start(position.y, anchor.y, size.height),
      width: side(proposal.width, size.width),
      height: side(proposal.height, size.height)
    )
  }

  /// Puts the view in the middle unless the layout has put it somewhere.
  func placeIfForgotten(in size: CGSize, _ proposal: ProposedViewSize) {
    if next == nil { place(CGPoint(x: size.width / 2, y: size.height / 2), .center, proposal) }
  }

  func forgetPlace() { next = nil }
  func show() { shown = next }
}

/// What the views of one layout have in common.
nonisolated final class LayoutRun {
  /// No more sizes than this are asked for.
  static let most = 4096
  /// From this length on a view has taken all there was: the page makes its room one point longer.
  static let endless: CGFloat = 99_999

  /// How many sizes the page is asked for.
  var asked = 0
  /// Whether a size had to be guessed.
  var lacksAnswers = false

  var mayAsk: Bool { asked < LayoutRun.most }
}
