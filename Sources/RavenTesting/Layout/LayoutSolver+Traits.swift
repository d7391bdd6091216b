extension LayoutSolver {
  /// Notes what a stack has that CSS says in its own way.
  nonisolated mutating func note(
    _ stack: FittedStack,
    of children: [LayoutNode],
    _ axis: LayoutNode.Axis,
    _ proposal: LayoutProposal
  ) {
    let across = axis.across
    var fillsAcross = false
    var isLargerAcross = false
    for (index, child) in children.enumerated() {
      if proposal[axis] != nil, let share = stack.offers[index][axis], stack.sizes[index][axis] > share + 0.01,
        stretches(child, axis, stack.offers[index], in: axis)
      {
        traits.insert(.exceedsShare)
      }
      if let offer = proposal[across], stack.sizes[index][across] > offer + 0.01 { isLargerAcross = true }
      if stretches(child, across, stack.offers[index], in: axis) { fillsAcross = true }
    }
    if isLargerAcross && fillsAcross { traits.insert(.exceedsAcross) }
    if let room = proposal[axis], stack.size[axis] > room + 0.01,
      children.indices.contains(where: { stretches(children[$0], axis, stack.offers[$0], in: axis) })
    {
      traits.insert(.standsOut)
    }
  }

  /// Notes whether a view's children would stand elsewhere, had they been offered what the view was.
  nonisolated mutating func noteSecondFit(_ node: LayoutNode, _ proposal: LayoutProposal) {
    if case .zstack(_, let children) = node { notePile(children, proposal) }
    guard proposal.width == nil || proposal.height == nil else { return }
    let views: [LayoutNode]
    switch node {
    case .flexibleFrame(_, _, _, let child): views = [child]
    case .zstack(_, let children): views = children
    default: return
    }
    let own = size(node, proposal, in: nil)
    for view in views {
      var (first, second) = (LayoutSolver(), LayoutSolver())
      first.place(view, at: (0, 0), proposal, in: nil)
      second.place(view, at: (0, 0), LayoutProposal(own), in: nil)
      if first.boxes != second.boxes { traits.insert(.fitsAgain) }
    }
  }

  /// Notes whether a view of a stack that was measured without an offer across grows when it is placed, though a frame in it
  /// has a limit.
  nonisolated mutating func noteGrowth(
    of children: [LayoutNode],
    from measured: FittedStack,
    to placed: FittedStack,
    _ across: LayoutNode.Axis
  ) {
    for (index, child) in children.enumerated()
    where placed.sizes[index][across] > measured.sizes[index][across] + 0.01 && child.hasLimit(across) {
      traits.insert(.fitsAgain)
    }
  }

  /// Notes whether a pile is larger than it is offered, beside a view that fills.
  private nonisolated mutating func notePile(_ children: [LayoutNode], _ proposal: LayoutProposal) {
    let own = pile(children, proposal)
    for axis in [LayoutNode.Axis.horizontal, .vertical] {
      guard let room = proposal[axis], own[axis] > room + 0.01 else { continue }
      if children.contains(where: { stretches($0, axis, proposal, in: nil) }) { traits.insert(.standsOut) }
    }
  }

  /// Whether a view takes more when it is offered more.
  private nonisolated func stretches(
    _ child: LayoutNode,
    _ axis: LayoutNode.Axis,
    _ proposal: LayoutProposal,
    in stack: LayoutNode.Axis?
  ) -> Bool {
    var (least, most) = (proposal, proposal)
    least[axis] = 0
    most[axis] = .infinity
    return size(child, most, in: stack)[axis] > size(child, least, in: stack)[axis]
  }
}

extension LayoutNode {
  /// Whether a frame in it has a finite limit along an axis.
  fileprivate nonisolated func hasLimit(_ axis: Axis) -> Bool {
    if case .flexibleFrame(let width, let height, _, _) = self {
      if ((axis == .horizontal ? width : height).max ?? .infinity).isFinite { return true }
    }
    return children.contains { $0.hasLimit(axis) }
  }
}
