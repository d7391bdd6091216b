extension Visitor {
  /// Records a leaf on the resolve tape.
  func resolve<Leaf: _LeafView>(_ view: Leaf) {
    if isMounting { return appendLeaf(LeafStorage(view), Leaf._leafKind) }
    let leaf = unsafeDowncast(next().object, to: ResolvedLeaf.self)
    if !unsafeDowncast(leaf.content, to: LeafStorage<Leaf>.self).holds(view) { show(LeafStorage(view), by: leaf) }
    leaf.receive(environment, chain)
  }

  // What follows is the same for leaves of all types.

  @inline(never)
  private func appendLeaf(_ content: AnyViewStorage, _ kind: _LeafKind) {
    let leaf = ResolvedLeaf(content, kind)
    append(leaf)
    leaf.environment = environment
    leaf.chain = chain
  }

  private func append(_ leaf: ResolvedLeaf) {
    leaf.index = UInt32(passed)
    leaf.parent = block
    append(SlotHeader(kind: .block)).initialize(object: leaf)
    ContentShape.changes += 1
  }

  @inline(never)
  private func show(_ content: AnyViewStorage, by leaf: ResolvedLeaf) {
    leaf.show(content)
    // How much stands for what is not built is the container's business.
    if leaf.kind == .gap { leaf.noteChange() }
  }

  /// Records a child of a container on the resolve tape of another around it.
  func resolve(_ origin: ResolvedLeaf, resolvedIn base: EnvironmentNode?) {
    if isMounting {
      let leaf = ResolvedLeaf(origin.content, origin.kind)
      append(leaf)
      return stand(leaf, for: origin, resolvedIn: base)
    }
    let slot = next()
    let old = unsafeDowncast(slot.object, to: ResolvedLeaf.self)
    if old.origin === origin {
      if old.content !== origin.content { show(origin.content, by: old) }
      let (version, outerChain) = (origin.version, origin.chain == nil ? old.chain : old.chain?.outer)
      let isSameChain = old.originVersion == version && outerChain === chain
      old.receive(
        old.place.environment(of: origin, resolvedIn: base, at: environment),
        isSameChain ? old.chain : joined(origin.chain)
      )
      if old.originVersion != version { old.noteChange() }
      old.originVersion = version
    } else {
      old.retire(coordinator)
      let leaf = ResolvedLeaf(origin.content, origin.kind)
      leaf.index = old.index
      slot.replace(object: leaf)
      stand(leaf, for: origin, resolvedIn: base)
    }
  }

  private func stand(_ leaf: ResolvedLeaf, for origin: ResolvedLeaf, resolvedIn base: EnvironmentNode?) {
    leaf.parent = block
    leaf.stand(for: origin)
    leaf.originVersion = origin.version
    leaf.environment = leaf.place.environment(of: origin, resolvedIn: base, at: environment)
    leaf.chain = joined(origin.chain)
  }

  /// Walks a container's content into its resolve tape and returns the tape.
  ///
  /// `isLazy` says that of lists in it only what is near the window is walked.
  func resolveContent<Content: View>(_ content: Content, isLazy: Bool = false) -> Block {
    let outer = enterContent(isLazy: isLazy)
    Content._visit(content, self)
    return leaveContent(outer)
  }

  /// What walking a container's content leaves behind.
  private struct OutsideContent {
    let chain: ChainLink?
    let container: Container
    let rowBudget: Int
    let lazyLists: Int
    let tape: Block
    let outside: Outside
  }

  private func enterContent(isLazy: Bool) -> OutsideContent {
    let outer = (chain, container, rowBudget, lazyLists)
    chain = nil
    container.isResolving = true
    container.isLazy = isLazy
    rowBudget = ListWindow.initial
    let outside: Outside
    let tape: Block
    if isMounting {
      tape = Block()
      tape.index = UInt32(passed)
      append(SlotHeader(kind: .block)).initialize(object: tape)
      outside = enterFresh(tape)
    } else {
      tape = unsafeDowncast(next().object, to: Block.self)
      outside = enterExisting(tape)
    }
    return OutsideContent(
      chain: outer.0,
      container: outer.1,
      rowBudget: outer.2,
      lazyLists: outer.3,
      tape: tape,
      outside: outside
    )
  }

  private func leaveContent(_ outer: OutsideContent) -> Block {
    leave(outer.outside)
    chain = outer.chain
    container = outer.container
    rowBudget = outer.rowBudget
    lazyLists = outer.lazyLists
    return outer.tape
  }
}
