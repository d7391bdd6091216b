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
    appendScope(scope)
    mount(scope)
  }

  /// Mounts the scope of a view where the walk is.
  func mount<V: View>(_ scope: ViewScope<V>) {
    receive(scope)
    StateRegistry.claim(in: &scope.view, for: scope)
    runFresh(scope)
  }

  // What follows is the same for every type of view, and so compiled once.

  /// Appends the slot of a new scope.
  @inline(never)
  func appendScope(_ scope: Scope) {
    scope.index = UInt32(passed)
    append(SlotHeader(kind: .block)).initialize(object: scope)
  }

  /// Runs a new scope in its place.
  @inline(never)
  func runFresh(_ scope: Scope) {
    let outside = enterFresh(scope)
    inScope(scope) { scope.run(self) }
    leave(outside)
  }

  /// Runs a scope that exists, where the walk is.
  @inline(never)
  func runExisting(_ scope: Scope) {
    let outside = enterExisting(scope)
    inScope(scope) { scope.run(self) }
    leave(outside)
  }

  /// Gives a scope the new value of its view; the body runs only for a reason.
  func patchScope<V: View>(_ scope: ViewScope<V>, _ view: V) {
    if stands(scope), isSame(at: &scope.view, view) {
      skip(scope)
    } else {
      rerun(scope, view)
    }
  }

  /// Gives scopes that are rows next to one another their views' new values, which begin at `first`.
  ///
  /// Nearly all of them are passed by, and what that costs is what a list costs that runs: so nothing is copied,
  /// retained or noted for a row that stays. One that is marked because of what it read has its turn in the same commit.
  ///
  /// `shown` are the rows' views as they are, if nothing but another view could have one of them run now, and empty otherwise.
  /// Rows that have it are passed by unseen, without their sizing.
  @_optimize(speed)
  func patchScopes<V: View>(_ rows: [Block], _ range: Range<Int>, _ views: [V], from first: Int, shown: [V] = []) {
    let sameness = Sameness<V>()
    let isRedrawing = isRedrawing
    if range.isEmpty { return }
    let here = surroundings(as: unsafeDowncast(rows[range.lowerBound], to: Scope.self).surroundings)
    var passed = range.lowerBound
    rows.withUnsafeBufferPointer { rows in
      let scopes = UnsafeRawPointer(rows.baseAddress)?.assumingMemoryBound(to: Unmanaged<ViewScope<V>>.self)
      views.withUnsafeBufferPointer { views in
        shown.withUnsafeBufferPointer { shown in
          let isShown = !shown.isEmpty
          for index in range {
            let view = views.baseAddress.unsafelyUnwrapped + (first + index - range.lowerBound)
            if isShown, sameness.holds(shown.baseAddress.unsafelyUnwrapped + index, view) { continue }
            let row = scopes.unsafelyUnwrapped[index]
            let stays = row._withUnsafeGuaranteedRef { scope in
              if isRedrawing || scope.surroundings !== here && !standsAsBefore(scope) { return false }
              if !sameness.holds(&scope.view, view) { return false }
              sizing.add(scope.sizing)
              return true
            }
            if stays { continue }
            goBehind(rows[passed..<index])
            passed = index + 1
            let scope = row.takeUnretainedValue()
            rerun(scope, view.pointee)
          }
          goBehind(rows[passed..<range.upperBound])
        }
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
  private func rerun<V: View>(_ scope: ViewScope<V>, _ view: V) {
    #if !hasFeature(Embedded)
    if BodyTrace.isOn, !isSame(at: &scope.view, view) { BodyTrace.noteNewView(for: scope) }
    #endif
    scope.view = view
    prepare(scope)
    StateRegistry.relink(in: &scope.view, for: scope)
    runExisting(scope)
  }
}
