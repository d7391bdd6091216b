/// What a scope gets from outside: environment, modifiers, and what it stands in.
///
/// The scope keeps it, so that a run needs nobody above. One object does for all scopes that get the same, as the rows of a
/// list do: a row keeps a word of it, and whether it gets what it had before is told by that word.
final class Surroundings {
  let environment: EnvironmentNode?
  let chain: ChainLink?
  let container: Container

  init(environment: EnvironmentNode? = nil, chain: ChainLink? = nil, container: Container = Container()) {
    self.environment = environment
    self.chain = chain
    self.container = container
    LifetimeCount.surroundings += 1
  }

  nonisolated deinit { LifetimeCount.surroundings -= 1 }
}

extension Visitor {
  /// What is handed down where the walk is: the object given last or one that is known, if it says that.
  @inline(never)
  func surroundings(as known: Surroundings? = nil) -> Surroundings {
    if let given, isHere(given) { return given }
    let here: Surroundings
    if let known, isHere(known) {
      here = known
    } else {
      here = made()
    }
    given = here
    return here
  }

  /// Those made last are looked through first: what stands at one place in each of many rows gets the same.
  ///
  /// A page alone in a browser has memory enough, and looking is not worth its bytes in a download.
  private func made() -> Surroundings {
    #if hasFeature(Embedded)
    return Surroundings(environment: environment, chain: chain, container: container)
    #else
    if let here = recent.first(where: isHere) { return here }
    let here = Surroundings(environment: environment, chain: chain, container: container)
    if recent.count == 8 { recent.removeFirst() }
    recent.append(here)
    return here
    #endif
  }

  private func isHere(_ surroundings: Surroundings) -> Bool {
    surroundings.chain === chain && isHereButForChain(surroundings)
  }

  @inline(never)
  private func isHereButForChain(_ surroundings: Surroundings) -> Bool {
    surroundings.environment === environment && surroundings.container == container
  }

  /// Has a scope keep what it gets from outside.
  @inline(never)
  func receive(_ scope: Scope) {
    scope.parent = block
    scope.surroundings = surroundings()
  }

  /// Gives a scope that is to run again what comes from outside now.
  ///
  /// A chain that has absorbed the new one stays.
  @inline(never)
  func prepare(_ scope: Scope) {
    let before = scope.environment
    let new = chain
    if ChainLink.absorb(scope.chain, new) { chain = scope.chain }
    scope.surroundings = surroundings(as: scope.surroundings)
    chain = new
    if before !== environment { scope.hasMoved() }
  }

  /// Whether nothing but its view's value could have a scope run: neither what it read nor what it gets from outside.
  @inline(never)
  func stands(_ scope: Scope) -> Bool { !isRedrawing && !scope.isDirty && standsAsBefore(scope) }

  /// Whether a scope gets what it had from outside, but for its view's value.
  func standsAsBefore(_ scope: Scope) -> Bool {
    guard let had = scope.surroundings else { return false }
    return isHereButForChain(had) && ChainLink.absorb(had.chain, chain)
  }
}
