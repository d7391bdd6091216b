/// A stack as it fits its children: what each is offered, how large each is, and how large the stack.
nonisolated struct FittedStack {
  var size = LayoutSize.zero
  var offers: [LayoutProposal] = []
  var sizes: [LayoutSize] = []
  var gaps: [Double] = []
}

extension LayoutSolver {
  /// Fits children along an axis: the least flexible first, each offered an equal share of what is left.
  ///
  /// Views of a higher priority come before all others, which are left their least lengths meanwhile.
  nonisolated func fit(
    _ children: [LayoutNode],
    _ spacing: Double?,
    _ axis: LayoutNode.Axis,
    _ proposal: LayoutProposal
  ) -> FittedStack {
    var stack = FittedStack()
    stack.gaps = LayoutSolver.gaps(between: children, spacing)
    stack.offers = Array(repeating: proposal, count: children.count)
    stack.sizes = Array(repeating: .zero, count: children.count)
    if let room = proposal[axis] {
      share(room - stack.gaps.reduce(0, +), among: children, axis, &stack)
    } else {
      for (index, child) in children.enumerated() { stack.sizes[index] = size(child, proposal, in: axis) }
    }
    for size in stack.sizes {
      stack.size[axis] += size[axis]
      stack.size[axis.across] = max(stack.size[axis.across], size[axis.across])
    }
    stack.size[axis] += stack.gaps.reduce(0, +)
    return stack
  }

  private nonisolated func share(
    _ room: Double,
    among children: [LayoutNode],
    _ axis: LayoutNode.Axis,
    _ stack: inout FittedStack
  ) {
    let ranges = children.indices.map { range(of: children[$0], axis, stack.offers[$0]) }
    let priorities = children.map(LayoutSolver.priority)
    var left = room
    for (index, priority) in priorities.enumerated() where priority < priorities.max() ?? 0 {
      left -= ranges[index].lowerBound
    }
    for (number, priority) in Set(priorities).sorted(by: >).enumerated() {
      let group = children.indices.filter { priorities[$0] == priority }
      if number > 0 { for index in group { left += ranges[index].lowerBound } }
      let order = group.sorted {
        (LayoutSolver.flexibility(ranges[$0]), $0) < (LayoutSolver.flexibility(ranges[$1]), $1)
      }
      for (done, index) in order.enumerated() {
        stack.offers[index][axis] = max(0, left / Double(order.count - done))
        stack.sizes[index] = size(children[index], stack.offers[index], in: axis)
        if left.isFinite { left -= stack.sizes[index][axis] }
      }
    }
  }

  /// The lengths a view takes when it is offered nothing and everything.
  private nonisolated func range(
    of child: LayoutNode,
    _ axis: LayoutNode.Axis,
    _ proposal: LayoutProposal
  ) -> ClosedRange<Double> {
    var offer = proposal
    offer[axis] = 0
    let least = size(child, offer, in: axis)[axis]
    offer[axis] = .infinity
    return least...max(least, size(child, offer, in: axis)[axis])
  }

  private nonisolated static func flexibility(_ range: ClosedRange<Double>) -> Double {
    range.upperBound - range.lowerBound
  }

  /// The distance before each child: the usual one is not kept beside a spacer.
  private nonisolated static func gaps(between children: [LayoutNode], _ spacing: Double?) -> [Double] {
    children.indices.map { index in
      if index == 0 { return 0 }
      if let spacing { return spacing }
      return children[index].isSpacer || children[index - 1].isSpacer ? 0 : usualSpacing
    }
  }

  /// The priority of a view, which passes through its modifiers.
  nonisolated static func priority(_ node: LayoutNode) -> Double {
    switch node {
    case .layoutPriority(let value, _): value
    case .spacer: -.infinity
    case .frame(_, _, _, let child), .flexibleFrame(_, _, _, let child), .padding(_, let child),
      .background(_, _, let child), .overlay(_, _, let child), .fixedSize(_, _, let child),
      .aspectRatio(_, _, let child), .offset(_, _, let child), .position(_, _, let child):
      priority(child)
    default: 0
    }
  }

  /// A pile is as large as its views of the highest priority.
  nonisolated func pile(_ children: [LayoutNode], _ proposal: LayoutProposal) -> LayoutSize {
    let highest = children.map(LayoutSolver.priority).max()
    var union = LayoutSize.zero
    for child in children where LayoutSolver.priority(child) == highest {
      union = union.union(size(child, proposal, in: nil))
    }
    return union
  }
}

extension LayoutNode {
  fileprivate nonisolated var isSpacer: Bool {
    if case .spacer = self { return true }
    return false
  }
}
