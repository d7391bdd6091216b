import RavenTesting

/// Random trees of layout: stacks of leaves, scrolling areas and modifiers, a few levels deep.
nonisolated struct LayoutTreeGenerator {
  private var random: SplitMix64
  private var leaves = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A tree by itself.
  mutating func tree() -> LayoutNode {
    leaves = 0
    return container(depth: 3)
  }

  private mutating func node(depth: Int) -> LayoutNode {
    if depth == 0 || random.chance(3) { return modified(leaf(), depth: depth) }
    return modified(container(depth: depth), depth: depth)
  }

  private mutating func container(depth: Int) -> LayoutNode {
    let children = (0..<2 + random.below(min(depth, 2))).map { _ in node(depth: depth - 1) }
    switch random.below(8) {
    case 0...2: return .hstack(spacing: spacing(), alignment: pick(LayoutNode.Vertical.allCases), stackable(children))
    case 3...5: return .vstack(spacing: spacing(), alignment: pick(LayoutNode.Horizontal.allCases), stackable(children))
    case 6: return .zstack(alignment: place(), children)
    default: return .scroll(random.chance(2) ? .horizontal : .vertical, children[0])
    }
  }

  /// Children of a stack, some with a spacer or a divider among them.
  private mutating func stackable(_ children: [LayoutNode]) -> [LayoutNode] {
    var children = children
    if random.chance(3) {
      children.insert(.spacer(minLength: random.chance(2) ? nil : length(20)), at: random.below(children.count + 1))
    }
    if random.chance(6) { children.insert(.divider(id: name()), at: 1) }
    if random.chance(8) { children[0] = .layoutPriority(1, children[0]) }
    return children
  }

  private mutating func leaf() -> LayoutNode {
    switch random.below(8) {
    case 0...2: .box(id: name(), width: length(30), height: length(30))
    case 3...4: .text(id: name(), cells: 1 + random.below(3))
    default: .color(id: name())
    }
  }

  private mutating func modified(_ node: LayoutNode, depth: Int) -> LayoutNode {
    guard random.chance(2) else { return node }
    switch random.below(12) {
    case 0, 1:
      let inset = Double(random.below(5)) * 2
      return .padding(.init(top: inset, leading: length(8), bottom: inset, trailing: length(8)), node)
    case 2: return .frame(width: room(depth), height: room(depth), alignment: place(), node)
    case 3: return .frame(width: room(depth), height: nil, alignment: place(), node)
    case 4: return .flexibleFrame(width: .init(max: .infinity), height: .init(), alignment: place(), node)
    case 5:
      return .flexibleFrame(width: .init(max: .infinity), height: .init(max: .infinity), alignment: place(), node)
    case 6: return .flexibleFrame(width: .init(max: room(depth)), height: .init(), alignment: place(), node)
    case 7: return .background(alignment: place(), layer: .color(id: name()), node)
    case 8: return .overlay(alignment: place(), layer: leaf(), node)
    case 9: return .fixedSize(horizontal: random.chance(2), vertical: true, node)
    case 10: return .offset(x: length(10), y: -length(10), node)
    default:
      return .frame(
        width: room(depth),
        height: room(depth),
        alignment: place(),
        .aspectRatio(1 + length(2), isFill: false, node)
      )
    }
  }

  /// A length for what is so deep: most of it fits, some does not.
  private mutating func room(_ depth: Int) -> Double { 30 + Double(70 * depth) + length(40) }

  private mutating func spacing() -> Double? { random.chance(3) ? nil : length(12) }
  private mutating func length(_ most: Int) -> Double { Double(random.below(most + 1)) }
  private mutating func pick<Element>(_ all: [Element]) -> Element { all[random.below(all.count)] }

  private mutating func place() -> LayoutNode.Place {
    LayoutNode.Place(pick(LayoutNode.Horizontal.allCases), pick(LayoutNode.Vertical.allCases))
  }

  private mutating func name() -> String {
    leaves += 1
    return "n\(leaves)"
  }
}
