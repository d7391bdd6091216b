/// The scope of a composite view: its value, and the tape of its body.
final class ViewScope<V: View>: Scope {
  fileprivate(set) var view: V

  init(_ view: V, coordinator: RenderCoordinator) {
    self.view = view
    #if hasFeature(Embedded)
    super.init(coordinator: coordinator)
    #else
    super.init(coordinator: coordinator) { unsafeDowncast($0, to: ViewScope<V>.self).runBody($1) }
    #endif
  }

  nonisolated deinit {}

  #if hasFeature(Embedded)
  override func run(_ visitor: Visitor) { runBody(visitor) }
  #endif

  final func runBody(_ visitor: Visitor) {
    coordinator.countBodyRun()
    #if hasFeature(Embedded)
    V.Body._visit(view.body, visitor)
    #else
    V.Body._visit(trackedBody(), visitor)
    #endif
  }
}

extension Visitor {
  /// Visits a view that has a body: makes its scope, or runs it again if anything it gets has changed.
  func composite<V: View>(_ view: V) {
    if isMounting {
      mountScope(view)
    } else {
      let scope = unsafeDowncast(next().object, to: ViewScope<V>.self)
      patchScope(scope, view)
    }
  }

  @inline(never)
  private func mountScope<V: View>(_ view: V) {
    let scope = ViewScope(view, coordinator: coordinator)
    scope.index = UInt32(passed)
    append(SlotHeader(kind: .block)).initialize(object: scope)
    mount(scope)
  }

  /// Mounts the scope of a view where the walk is.
  func mount<V: View>(_ scope: ViewScope<V>) {
    receive(scope)
    claimState(of: scope)
    let outside = enterFresh(scope)
    inScope(scope) { scope.runBody(self) }
    leave(outside)
  }

  /// Has a scope keep what it gets from outside.
  func receive(_ scope: Scope) {
    scope.parent = block
    scope.environment = environment
    scope.chain = chain
    scope.container = container
  }

  /// Gives a scope the new value of its view; the body runs only for a reason.
  func patchScope<V: View>(_ scope: ViewScope<V>, _ view: V) {
    let isChainSame = ChainLink.absorb(scope.chain, chain)
    if isChainSame, scope.environment === environment, !scope.isDirty, scope.container == container,
      isSame(scope.view, view)
    {
      skip(scope)
      return
    }
    rerun(scope, view, isChainSame: isChainSame)
  }

  @inline(never)
  private func rerun<V: View>(_ scope: ViewScope<V>, _ view: V, isChainSame: Bool) {
    if !isChainSame { scope.chain = chain }
    scope.container = container
    if scope.environment !== environment { scope.stand(in: environment) }
    scope.view = view
    relinkState(of: scope)
    let outside = enterExisting(scope)
    inScope(scope) { scope.runBody(self) }
    leave(outside)
  }

  private func claimState<V: View>(of scope: ViewScope<V>) {
    withUnsafeMutableBytes(of: &scope.view) { StateRegistry.claim(in: $0, for: scope) }
  }

  private func relinkState<V: View>(of scope: ViewScope<V>) {
    withUnsafeMutableBytes(of: &scope.view) { StateRegistry.relink(in: $0, for: scope) }
  }
}
