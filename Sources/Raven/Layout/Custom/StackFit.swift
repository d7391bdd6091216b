#if !hasFeature(Embedded)
import Foundation
#endif

/// How a stack fits its views: what each is offered, and how large it is then.
///
/// The least flexible first, each offered an equal share of what is left; views of a higher priority before all others,
/// which are left their least lengths meanwhile. Cost: three sizes for each view.
nonisolated struct StackFit {
  private let subviews: LayoutSubviews
  private let axis: Axis
  private var gaps: [CGFloat] = []
  private var offers: [ProposedViewSize]
  private var sizes: [ViewDimensions?]

  init(_ subviews: LayoutSubviews, _ axis: Axis, _ spacing: CGFloat?, _ proposal: ProposedViewSize) {
    (self.subviews, self.axis) = (subviews, axis)
    offers = subviews.map { _ in proposal }
    sizes = subviews.map { _ in nil }
    for index in subviews.indices.dropFirst() {
      let usual = subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
      gaps.append(spacing ?? usual)
    }
    if let room = proposal[axis] {
      share(room - gaps.reduce(0, +))
    } else {
      for index in subviews.indices { fit(index) }
    }
  }

  private mutating func fit(_ index: Int) { sizes[index] = subviews[index].dimensions(in: offers[index]) }

  private mutating func share(_ room: CGFloat) {
    let ranges = subviews.indices.map { range(of: $0) }
    let priorities = subviews.map { $0.measured.isSpacer ? -.infinity : $0.priority }
    let highest = priorities.max() ?? 0
    var left = room
    for index in ranges.indices where priorities[index] < highest { left -= ranges[index].least }
    var groups: [Double] = []
    for priority in priorities.sorted(by: >) where groups.last != priority { groups.append(priority) }
    for priority in groups {
      let group = ranges.indices.filter { priorities[$0] == priority }
      if priority < highest { for index in group { left += ranges[index].least } }
      let order = group.sorted { (ranges[$0].flexibility, $0) < (ranges[$1].flexibility, $1) }
      for (done, index) in order.enumerated() {
        offers[index][axis] = max(0, left / CGFloat(order.count - done))
        fit(index)
        if left.isFinite { left -= length(index) }
      }
    }
  }

  /// The least length of a view, and how much longer it can be.
  private func range(of index: Int) -> (least: CGFloat, flexibility: CGFloat) {
    var offer = offers[index]
    offer[axis] = 0
    let least = subviews[index].sizeThatFits(offer)[axis]
    offer[axis] = .infinity
    return (least, max(0, subviews[index].sizeThatFits(offer)[axis] - least))
  }

  private func length(_ index: Int) -> CGFloat {
    guard let size = sizes[index] else { return 0 }
    return axis == .horizontal ? size.width : size.height
  }

  /// The size of the stack, with the guide that its views are aligned by.
  func size(alignedBy guide: (ViewDimensions) -> CGFloat) -> CGSize {
    let along = sizes.indices.reduce(0) { $0 + length($1) } + gaps.reduce(0, +)
    let across = line(guide).length
    return axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// Puts the views one behind the other, their guides on one line.
  func place(in bounds: CGRect, alignedBy guide: (ViewDimensions) -> CGFloat) {
    let line = line(guide).position
    var start: CGFloat = 0
    for index in subviews.indices {
      let across = line - (sizes[index].map(guide) ?? 0)
      let (x, y) = axis == .horizontal ? (start, across) : (across, start)
      let position = CGPoint(x: bounds.origin.x + x, y: bounds.origin.y + y)
      subviews[index].place(at: position, proposal: offers[index])
      start += length(index) + (gaps.indices.contains(index) ? gaps[index] : 0)
    }
  }

  /// Where the guides lie across the stack, and how much room the views take around that.
  private func line(_ guide: (ViewDimensions) -> CGFloat) -> (position: CGFloat, length: CGFloat) {
    var (before, behind): (CGFloat, CGFloat) = (0, 0)
    for case let size? in sizes {
      let position = guide(size)
      before = max(before, position)
      behind = max(behind, (axis == .horizontal ? size.height : size.width) - position)
    }
    return (before, before + behind)
  }
}

extension ProposedViewSize {
  fileprivate nonisolated subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  fileprivate nonisolated subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
