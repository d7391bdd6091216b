#if !hasFeature(Embedded)
/// The scope of a view, whatever its type.
protocol TracedScope: Scope {
  var tracedView: Any { get }
  var viewType: Any.Type { get }
}

extension ViewScope: TracedScope {
  var tracedView: Any { view }
  var viewType: Any.Type { V.self }
}

extension Scope {
  /// The nearest scope of a view that is not the engine's own: this one, or one around.
  var viewOfApp: (any TracedScope)? { nearestView { !BodyTrace.isEngine($0.viewType) } }

  /// The nearest scope around that has a view.
  var viewAround: (any TracedScope)? { placeAround?.nearestView { _ in true } }

  /// What to call it in a sentence about the view it is part of.
  var partName: String {
    if let view = self as? any TracedScope { return BodyTrace.clipped("\(view.viewType)", 60) }
    return self is ElementList ? "ForEach" : "part"
  }

  /// The elements it shows, the outermost ones; of what stands in a container that places its children, where they are placed.
  var shownRoots: [UInt32] {
    var roots: [UInt32] = []
    if container.isResolving, !(self is Placement) {
      var leaves: [ResolvedLeaf] = []
      forEachInner { $0.collectLeaves(&leaves) }
      roots = leaves.map(\.shownRoot).filter { $0 != 0 }
    } else {
      forEachRoot { roots.append($0) }
    }
    return roots
  }
}

extension Block {
  /// What it was made in: a placed leaf where its container's content says it.
  fileprivate var placeAround: Block? {
    guard var leaf = (self as? Placement)?.leaf else { return parent }
    while let origin = leaf.origin { leaf = origin }
    return leaf.isMounted ? leaf.parent : parent
  }

  fileprivate func nearestView(_ isRight: (any TracedScope) -> Bool) -> (any TracedScope)? {
    var block: Block? = self
    while let current = block {
      if let view = current as? any TracedScope, isRight(view) { return view }
      block = current.placeAround
    }
    return nil
  }
}
#endif
