import Foundation
@testable import RavenTesting
import Testing

@testable import Raven

/// `HStackLayout` and `VStackLayout`, held against the executable specification of stacks.
struct StackFitTests {
  private nonisolated static let area = LayoutSize(width: 300, height: 200)

  @Test(arguments: 0..<300)
  func `a stack as a layout places views where the specification does`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let axis: LayoutNode.Axis = random.chance(2) ? .horizontal : .vertical
    let spacing: Double? = random.chance(2) ? nil : Double(random.below(20))
    var leaves: [LayoutNode] = (0...random.below(5)).map { leaf("\($0)", &random) }
    if random.chance(3) { leaves.insert(.spacer(minLength: nil), at: random.below(leaves.count + 1)) }
    if random.chance(3) { leaves[0] = .layoutPriority(1, leaves[0]) }

    let stack: LayoutNode
    let places: [MeasuredSubview.Place]
    if axis == .horizontal {
      let alignment = LayoutNode.Vertical.allCases[random.below(3)]
      stack = .hstack(spacing: spacing, alignment: alignment, leaves)
      let guide: [LayoutNode.Vertical: VerticalAlignment] = [.top: .top, .center: .center, .bottom: .bottom]
      places = solve(
        HStackLayout(alignment: guide[alignment] ?? .center, spacing: spacing.map { CGFloat($0) }),
        leaves,
        axis
      )
    } else {
      let alignment = LayoutNode.Horizontal.allCases[random.below(3)]
      stack = .vstack(spacing: spacing, alignment: alignment, leaves)
      let guide: [LayoutNode.Horizontal: HorizontalAlignment] = [
        .leading: .leading, .center: .center, .trailing: .trailing,
      ]
      places = solve(
        VStackLayout(alignment: guide[alignment] ?? .center, spacing: spacing.map { CGFloat($0) }),
        leaves,
        axis
      )
    }
    let expected = LayoutSolver.boxes(of: stack, in: StackFitTests.area)
    for (leaf, place) in zip(leaves, places) {
      guard let name = name(leaf), let box = expected[name] else { continue }
      let isEqual = abs(box.x - place.x) < 0.1 && abs(box.y - place.y) < 0.1
      #expect(isEqual, "seed \(seed), leaf \(name): \(box) against \(place) in \(stack)")
    }
  }

  private func leaf(_ name: String, _ random: inout SplitMix64) -> LayoutNode {
    switch random.below(4) {
    case 0: .box(id: name, width: Double(1 + random.below(80)), height: Double(1 + random.below(40)))
    case 1: .text(id: name, cells: 1 + random.below(12))
    case 2:
      .flexibleFrame(
        width: .init(min: 20, max: Double(40 + random.below(60))),
        height: .init(min: 10, max: 50),
        alignment: .center,
        .color(id: name)
      )
    default: .color(id: name)
    }
  }

  private func name(_ leaf: LayoutNode) -> String? {
    switch leaf {
    case .box(let id, _, _), .text(let id, _), .color(let id): id
    case .flexibleFrame(_, _, _, let child), .layoutPriority(_, let child): name(child)
    default: nil
    }
  }

  /// Runs a layout, answering what it asks, until it knows everything; then moves it to the middle of the area.
  private func solve<Stack: Layout>(
    _ stack: Stack,
    _ leaves: [LayoutNode],
    _ axis: LayoutNode.Axis
  )
    -> [MeasuredSubview.Place] where Stack.Cache == Void
  {
    let run = LayoutRun()
    let subviews = leaves.enumerated().map { index, leaf in
      let subview = MeasuredSubview(number: index, in: run)
      if case .layoutPriority(let priority, _) = leaf { subview.values.layoutPriority = priority }
      if case .spacer = leaf { subview.isSpacer = true }
      return subview
    }
    let views = LayoutSubviews(subviews.map { LayoutSubview(measured: $0) }, .leftToRight)
    let offer = ProposedViewSize(width: StackFitTests.area.width, height: StackFitTests.area.height)
    var cache: Void = ()
    repeat {
      run.lacksAnswers = false
      let size = stack.sizeThatFits(proposal: offer, subviews: views, cache: &cache)
      let corner = CGPoint(
        x: (StackFitTests.area.width - size.width) / 2,
        y: (StackFitTests.area.height - size.height) / 2
      )
      let bounds = CGRect(origin: corner, size: size)
      stack.placeSubviews(in: bounds, proposal: offer, subviews: views, cache: &cache)
      for (leaf, subview) in zip(leaves, subviews) { answer(subview, leaf, axis) }
    } while run.lacksAnswers
    return subviews.compactMap {
      $0.show()
      return $0.shown
    }
  }

  private func answer(_ subview: MeasuredSubview, _ leaf: LayoutNode, _ axis: LayoutNode.Axis) {
    var solver = LayoutSolver()
    for (index, question) in subview.questions.enumerated() where question.answer == nil {
      let proposal = LayoutProposal(
        width: question.proposal.width.map { Double($0) },
        height: question.proposal.height.map { Double($0) }
      )
      let size = solver.size(leaf, proposal, in: axis)
      subview.learn(CGSize(width: size.width, height: size.height), at: index)
    }
  }
}
