extension LayoutSolver {
  /// A frame offers the lengths it was given and reports them; the others pass.
  nonisolated func fixedFrame(
    _ width: Double?,
    _ height: Double?,
    _ child: LayoutNode,
    _ proposal: LayoutProposal,
    _ stack: LayoutNode.Axis?
  ) -> LayoutSize {
    let offer = LayoutProposal(width: width ?? proposal.width, height: height ?? proposal.height)
    let inner = size(child, offer, in: stack)
    return LayoutSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  /// A flexible frame limits what it offers, and with both limits takes the limited offer itself.
  nonisolated func flexibleFrame(
    _ width: LayoutNode.Limits,
    _ height: LayoutNode.Limits,
    _ child: LayoutNode,
    _ proposal: LayoutProposal,
    _ stack: LayoutNode.Axis?
  ) -> LayoutSize {
    let offer = LayoutProposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
    let inner = size(child, offer, in: stack)
    return LayoutSize(
      width: width.length(of: inner.width, offered: proposal.width),
      height: height.length(of: inner.height, offered: proposal.height)
    )
  }

  /// Padding takes its insets from the offer and adds them to the size.
  nonisolated func padding(
    _ insets: LayoutNode.Insets,
    _ child: LayoutNode,
    _ proposal: LayoutProposal,
    _ stack: LayoutNode.Axis?
  ) -> LayoutSize {
    let inner = size(child, insets.inside(proposal), in: stack)
    return LayoutSize(
      width: max(0, inner.width + insets.leading + insets.trailing),
      height: max(0, inner.height + insets.top + insets.bottom)
    )
  }

  /// What `aspectRatio` offers: a size of the ratio that fits in the proposal, or covers it.
  nonisolated func scaled(
    _ ratio: Double?,
    _ isFill: Bool,
    _ child: LayoutNode,
    _ proposal: LayoutProposal,
    _ stack: LayoutNode.Axis?
  ) -> LayoutProposal {
    let shape: LayoutSize
    if let ratio {
      shape = LayoutSize(width: ratio, height: 1)
    } else {
      shape = size(child, LayoutProposal(width: nil, height: nil), in: stack)
    }
    let scales = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }].compactMap { $0 }
    guard let scale = isFill ? scales.max() : scales.min() else { return proposal }
    return LayoutProposal(width: shape.width * scale, height: shape.height * scale)
  }

  /// A view at a point takes what it is offered.
  nonisolated func position(_ child: LayoutNode, _ proposal: LayoutProposal, _ stack: LayoutNode.Axis?) -> LayoutSize {
    let inner = size(child, proposal, in: stack)
    return LayoutSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
  }

  /// A scrolling area takes what it is offered along its axis, and its content's size across.
  nonisolated func scroll(_ axis: LayoutNode.Axis, _ child: LayoutNode, _ proposal: LayoutProposal) -> LayoutSize {
    var offer = proposal
    offer[axis] = nil
    var size = size(child, offer, in: .vertical)
    if let length = proposal[axis] { size[axis] = length }
    return size
  }
}

extension LayoutNode.Limits {
  /// What the view inside is offered.
  nonisolated func offer(_ proposal: Double?) -> Double? { (proposal ?? ideal).map(clamped) }

  /// The frame's own length around a view.
  nonisolated func length(of child: Double, offered proposal: Double?) -> Double {
    let offer = offer(proposal)
    guard let offer else { return clamped(child) }
    switch (min, max) {
    case (_?, _?): return offer
    case (_, _) where proposal == nil: return offer
    case (let least?, nil): return Swift.max(Swift.min(offer, child), least)
    case (nil, let most?): return Swift.min(Swift.max(offer, child), most)
    case (nil, nil): return child
    }
  }

  private nonisolated func clamped(_ length: Double) -> Double {
    Swift.max(Swift.min(length, max ?? .infinity), min ?? 0)
  }
}

extension LayoutNode.Insets {
  /// What is left of a proposal inside.
  nonisolated func inside(_ proposal: LayoutProposal) -> LayoutProposal {
    LayoutProposal(
      width: proposal.width.map { max(0, $0 - leading - trailing) },
      height: proposal.height.map { max(0, $0 - top - bottom) }
    )
  }
}
