extension LayoutSolver {
  /// Puts a view with its corner at a point, responding to a proposal.
  nonisolated mutating func place(
    _ node: LayoutNode,
    at corner: (x: Double, y: Double),
    _ proposal: LayoutProposal,
    in stack: LayoutNode.Axis?
  ) {
    let own = size(node, proposal, in: stack)
    note(node, own)
    noteSecondFit(node, proposal)
    switch node {
    case .box(let id, _, _), .color(let id), .image(let id, _, _), .text(let id, _), .divider(let id):
      report(id, at: corner, own)
    case .spacer: break
    case .hstack(let spacing, let alignment, let children):
      placeStack(children, spacing, .horizontal, at: corner, proposal) { alignment.offset($0) }
    case .vstack(let spacing, let alignment, let children):
      placeStack(children, spacing, .vertical, at: corner, proposal) { alignment.offset($0) }
    case .zstack(let alignment, let children):
      for child in children { place(child, alignment, in: own, at: corner, LayoutProposal(own), nil) }
    case .scroll(let axis, let child):
      var offer = proposal
      offer[axis] = nil
      let top = LayoutNode.Place(axis == .horizontal ? .leading : .center, axis == .vertical ? .top : .center)
      place(child, top, in: own, at: corner, offer, .vertical)
    case .geometry(let child):
      place(child, .init(.leading, .top), in: own, at: corner, LayoutProposal(own), nil)
    case .background(let alignment, let layer, let child):
      place(child, at: corner, proposal, in: stack)
      place(layer, alignment, in: own, at: corner, LayoutProposal(own), nil)
    case .overlay(let alignment, let layer, let child):
      place(child, at: corner, proposal, in: stack)
      place(layer, alignment, in: own, at: corner, LayoutProposal(own), nil)
    default: placeModified(node, own, at: corner, proposal, in: stack)
    }
  }

  private nonisolated mutating func placeModified(
    _ node: LayoutNode,
    _ own: LayoutSize,
    at corner: (x: Double, y: Double),
    _ proposal: LayoutProposal,
    in stack: LayoutNode.Axis?
  ) {
    switch node {
    case .frame(let width, let height, let alignment, let child):
      let offer = LayoutProposal(width: width ?? proposal.width, height: height ?? proposal.height)
      place(child, alignment, in: own, at: corner, offer, stack)
    case .flexibleFrame(_, _, let alignment, let child):
      place(child, alignment, in: own, at: corner, LayoutProposal(own), stack)
    case .padding(let insets, let child):
      let inside = (corner.x + insets.leading, corner.y + insets.top)
      place(child, at: inside, insets.inside(proposal), in: stack)
    case .fixedSize(let horizontal, let vertical, let child):
      place(child, at: corner, proposal.dropping(horizontal: horizontal, vertical: vertical), in: stack)
    case .layoutPriority(_, let child): place(child, at: corner, proposal, in: stack)
    case .aspectRatio(let ratio, let isFill, let child):
      place(child, at: corner, scaled(ratio, isFill, child, proposal, stack), in: stack)
    case .offset(let x, let y, let child): place(child, at: (corner.x + x, corner.y + y), proposal, in: stack)
    case .position(let x, let y, let child):
      let inner = size(child, proposal, in: stack)
      place(child, at: (corner.x + x - inner.width / 2, corner.y + y - inner.height / 2), proposal, in: stack)
    default: preconditionFailure("a container or a leaf is no modifier: \(node)")
    }
  }

  /// Aligns a view in an area.
  private nonisolated mutating func place(
    _ node: LayoutNode,
    _ alignment: LayoutNode.Place,
    in area: LayoutSize,
    at corner: (x: Double, y: Double),
    _ proposal: LayoutProposal,
    _ stack: LayoutNode.Axis?
  ) {
    let inner = alignment.corner(of: size(node, proposal, in: stack), in: area)
    place(node, at: (corner.x + inner.x, corner.y + inner.y), proposal, in: stack)
  }

  /// Places a stack's children one after the other.
  ///
  /// Offered nothing across, it offers its own size there: rows of the same height, dividers as long as the stack.
  private nonisolated mutating func placeStack(
    _ children: [LayoutNode],
    _ spacing: Double?,
    _ axis: LayoutNode.Axis,
    at corner: (x: Double, y: Double),
    _ proposal: LayoutProposal,
    _ offset: (Double) -> Double
  ) {
    var proposal = proposal
    let measured = fit(children, spacing, axis, proposal)
    if proposal[axis.across] == nil { proposal[axis.across] = measured.size[axis.across] }
    let stack = fit(children, spacing, axis, proposal)
    note(stack, of: children, axis, proposal)
    noteGrowth(of: children, from: measured, to: stack, axis.across)
    var along = 0.0
    for (index, child) in children.enumerated() {
      along += stack.gaps[index]
      let aside = offset(stack.size[axis.across] - stack.sizes[index][axis.across])
      let place = axis == .horizontal ? (corner.x + along, corner.y + aside) : (corner.x + aside, corner.y + along)
      self.place(child, at: place, stack.offers[index], in: axis)
      along += stack.sizes[index][axis]
    }
  }
}
