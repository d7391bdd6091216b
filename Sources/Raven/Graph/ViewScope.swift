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
    if standsAsBefore(scope), isSame(scope.view, view) {
      skip(scope)
    } else {
      rerun(scope, view, isChainSame: ChainLink.absorb(scope.chain, chain))
    }
  }

  /// Whether nothing but its view's value could have a scope run: neither what it read nor what it gets from outside.
  @inline(__always)
  private func standsAsBefore(_ scope: Scope) -> Bool {
    !scope.isDirty && scope.environment === environment && scope.container == container
      && (scope.chain === chain || ChainLink.absorb(scope.chain, chain))
  }

  /// Gives scopes that are rows next to one another their views' new values, which begin at `first`.
  ///
  /// Nearly all of them are passed by, and what that costs is what a list costs that runs: so nothing is copied,
  /// retained or noted for a row that stays.
  @_optimize(speed)
  func patchScopes<V: View>(_ rows: [Block], _ range: Range<Int>, _ views: [V], from first: Int) {
    let sameness = Sameness<V>()
    var passed = range.lowerBound
    rows.withUnsafeBufferPointer { rows in
      let scopes = UnsafeRawPointer(rows.baseAddress)?.assumingMemoryBound(to: Unmanaged<ViewScope<V>>.self)
      views.withUnsafeBufferPointer { views in
        for index in range {
          let row = scopes.unsafelyUnwrapped[index]
          let view = views.baseAddress.unsafelyUnwrapped + (first + index - range.lowerBound)
          let stays = row._withUnsafeGuaranteedRef { scope in
            if !standsAsBefore(scope) || !sameness.holds(&scope.view, view) { return false }
            sizing.add(scope.sizing)
            return true
          }
          if stays { continue }
          goBehind(rows[passed..<index])
          passed = index + 1
          let scope = row.takeUnretainedValue()
          rerun(scope, view.pointee, isChainSame: ChainLink.absorb(scope.chain, chain))
        }
        goBehind(rows[passed..<range.upperBound])
      }
    }
  }

  /// Has the next root stand behind the last one of some rows.
  private func goBehind(_ rows: Slice<UnsafeBufferPointer<Block>>) {
    for row in rows.reversed() {
      let last = row.lastRoot
      if last == 0 { continue }
      place.previous = last
      return
    }
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
    StateRegistry.claim(in: &scope.view, for: scope)
  }

  private func relinkState<V: View>(of scope: ViewScope<V>) {
    StateRegistry.relink(in: &scope.view, for: scope)
  }
}
