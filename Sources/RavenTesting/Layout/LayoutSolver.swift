/// SwiftUI's layout as an executable specification: a view is offered a size, chooses its own, and is placed.
///
/// `size` is what a view chooses for a proposal, `place` puts it at a point with the proposal it is to respond to. Every
/// rule is one case in each. It is written to be read and compared against, not to be fast: measuring nested stacks
/// takes time exponential in their depth.
///
/// - SeeAlso: `Documentation/Layout.md` for how the stylesheet says the same, and where it cannot.
public nonisolated struct LayoutSolver {
  /// The distance of views in a stack that was given none.
  static let usualSpacing = 8.0
  /// A spacer's least length when it was given none.
  static let usualSpacerLength = 8.0
  /// What a view that takes every offer is where nothing is offered.
  static let idealLength = 10.0
  /// A cell of text.
  static let cell = LayoutSize(width: 10, height: 20)

  /// What CSS says in its own way, when a tree has it.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Text takes several lines: CSS gives it the width it is offered, SwiftUI that of its longest line.
    public static let wrapsText = Traits(rawValue: 1)
    /// A view that could be larger takes more than its share of a stack: CSS takes it from all others, SwiftUI only
    /// from those that come later.
    public static let exceedsShare = Traits(rawValue: 2)
    /// A view of a stack is larger across than the stack is offered, beside one that fills: in CSS that one becomes as
    /// large, in SwiftUI it does not.
    public static let exceedsAcross = Traits(rawValue: 4)
    /// A stack that could be larger is longer than it is offered: CSS lets it start where it would, or shares what is
    /// missing, SwiftUI lets it stand out.
    public static let standsOut = Traits(rawValue: 8)
    /// A flexible frame or a pile chose its size without an offer and then offers it to its views: CSS keeps what they
    /// chose.
    public static let fitsAgain = Traits(rawValue: 16)
  }

  /// What the tree that was placed has.
  var traits: Traits = []
  /// The boxes of named leaves.
  var boxes: [String: LayoutBox] = [:]

  /// Offers a view an area and centres it there, as the root of a window does.
  ///
  /// - Parameters:
  ///   - root: the view.
  ///   - area: what it is offered.
  /// - Returns: the box of every named leaf, relative to the area; what stands out has negative coordinates.
  public static func boxes(of root: LayoutNode, in area: LayoutSize) -> [String: LayoutBox] {
    var solver = LayoutSolver()
    let proposal = LayoutProposal(area)
    let size = solver.size(root, proposal, in: nil)
    let corner = LayoutNode.Place.center.corner(of: size, in: area)
    solver.place(root, at: corner, proposal, in: nil)
    return solver.boxes
  }

  /// What a tree has, offered an area, that CSS says in its own way.
  public static func traits(of root: LayoutNode, in area: LayoutSize) -> Traits {
    var solver = LayoutSolver()
    solver.place(root, at: (0, 0), LayoutProposal(area), in: nil)
    return solver.traits
  }

  /// The size a view chooses for a proposal, outside any stack.
  public static func size(of node: LayoutNode, _ proposal: LayoutProposal) -> LayoutSize {
    LayoutSolver().size(node, proposal, in: nil)
  }

  /// The size a view chooses.
  ///
  /// `stack` is the axis of the nearest stack, which spacers and dividers follow.
  func size(_ node: LayoutNode, _ proposal: LayoutProposal, in stack: LayoutNode.Axis?) -> LayoutSize {
    switch node {
    case .box(_, let width, let height): LayoutSize(width: width, height: height)
    case .color: LayoutSolver.filling(proposal)
    case .image(_, let width, let height):
      LayoutSize(width: proposal.width ?? width, height: proposal.height ?? height)
    case .text(_, let cells): LayoutSolver.text(cells, in: proposal.width)
    case .spacer(let minLength): LayoutSolver.spacer(minLength, proposal, in: stack)
    case .divider: LayoutSolver.divider(proposal, in: stack)
    case .hstack(let spacing, _, let children): fit(children, spacing, .horizontal, proposal).size
    case .vstack(let spacing, _, let children): fit(children, spacing, .vertical, proposal).size
    case .zstack(_, let children): pile(children, proposal)
    case .scroll(let axis, let child): scroll(axis, child, proposal)
    case .geometry: LayoutSolver.filling(proposal)
    case .frame(let width, let height, _, let child): fixedFrame(width, height, child, proposal, stack)
    case .flexibleFrame(let width, let height, _, let child): flexibleFrame(width, height, child, proposal, stack)
    case .padding(let insets, let child): padding(insets, child, proposal, stack)
    case .background(_, _, let child), .overlay(_, _, let child), .layoutPriority(_, let child),
      .offset(_, _, let child):
      size(child, proposal, in: stack)
    case .fixedSize(let horizontal, let vertical, let child):
      size(child, proposal.dropping(horizontal: horizontal, vertical: vertical), in: stack)
    case .aspectRatio(let ratio, let isFill, let child):
      size(child, scaled(ratio, isFill, child, proposal, stack), in: stack)
    case .position(_, _, let child): position(child, proposal, stack)
    }
  }

  /// Notes what a view has that CSS says in its own way.
  mutating func note(_ node: LayoutNode, _ size: LayoutSize) {
    if case .text = node, size.height > LayoutSolver.cell.height { traits.insert(.wrapsText) }
  }

  /// Reports a leaf's box.
  mutating func report(_ id: String, at corner: (x: Double, y: Double), _ size: LayoutSize) {
    boxes[id] = LayoutBox(x: corner.x, y: corner.y, width: size.width, height: size.height)
  }
}

extension LayoutProposal {
  nonisolated func dropping(horizontal: Bool, vertical: Bool) -> LayoutProposal {
    LayoutProposal(width: horizontal ? nil : width, height: vertical ? nil : height)
  }
}
