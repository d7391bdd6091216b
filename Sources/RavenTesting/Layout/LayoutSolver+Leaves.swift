extension LayoutSolver {
  /// Takes what it is offered, and the ideal length where nothing is.
  nonisolated static func filling(_ proposal: LayoutProposal) -> LayoutSize {
    LayoutSize(width: proposal.width ?? idealLength, height: proposal.height ?? idealLength)
  }

  /// As many cells a line as fit, one at least; as wide as the longest line.
  nonisolated static func text(_ cells: Int, in width: Double?) -> LayoutSize {
    guard cells > 0 else { return LayoutSize(width: 0, height: cell.height) }
    var perLine = cells
    // A width computed in several steps may miss a whole number of cells by a rounding error.
    if let width, width < Double(cells) * cell.width { perLine = max(1, Int((width + 1e-6) / cell.width)) }
    let lines = (cells + perLine - 1) / perLine
    return LayoutSize(width: Double(min(cells, perLine)) * cell.width, height: Double(lines) * cell.height)
  }

  /// Takes what it is offered along its stack, and no room across.
  nonisolated static func spacer(
    _ minLength: Double?,
    _ proposal: LayoutProposal,
    in stack: LayoutNode.Axis?
  ) -> LayoutSize {
    let least = minLength ?? usualSpacerLength
    func length(_ axis: LayoutNode.Axis) -> Double {
      stack == axis.across ? 0 : max(proposal[axis] ?? least, least)
    }
    return LayoutSize(width: length(.horizontal), height: length(.vertical))
  }

  /// One thick, and takes what it is offered across its stack; horizontal outside stacks.
  nonisolated static func divider(_ proposal: LayoutProposal, in stack: LayoutNode.Axis?) -> LayoutSize {
    stack == .horizontal
      ? LayoutSize(width: 1, height: proposal.height ?? idealLength)
      : LayoutSize(width: proposal.width ?? idealLength, height: 1)
  }
}
