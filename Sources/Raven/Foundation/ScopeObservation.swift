#if !hasFeature(Embedded)
internal import Observation

/// What a scope observes of `@Observable` objects.
///
/// `withObservationTracking` keeps a registration until one of its properties is written. A scope that runs again for
/// another reason would leave one behind each time. So each scope also reads a private *epoch* inside the tracked closure;
/// writing the epoch fires, and so ends, the registration.
///
/// Most bodies read no observable object and need no epoch. Whether one does is known only after its first run, so the first
/// run of a *type* goes without; it leaves at most one registration a type behind, which fires into nothing.
final class ScopeObservation {
  /// Read inside the tracking, written to end it.
  private final class Epoch: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    nonisolated init() {}
    nonisolated deinit {}
    nonisolated var current: Void { registrar.access(self, keyPath: \.current) }
    nonisolated func end() { registrar.withMutation(of: self, keyPath: \.current) {} }
  }

  /// What a registration holds instead of the scope: it may outlive it.
  private final class Ticket: @unchecked Sendable {
    nonisolated(unsafe) unowned(unsafe) var scope: Scope?
    nonisolated init(_ scope: Scope) { self.scope = scope }
    nonisolated deinit {}
  }

  private nonisolated let epoch: Epoch?
  private nonisolated let ticket: Ticket

  private nonisolated init(_ scope: Scope, hasEpoch: Bool) {
    epoch = hasEpoch ? Epoch() : nil
    ticket = Ticket(scope)
    LifetimeCount.observations += 1
  }

  nonisolated deinit {
    ticket.scope = nil
    LifetimeCount.observations -= 1
  }

  /// Ends the registration; nothing fires any more.
  func cancel() {
    ticket.scope = nil
    epoch?.end()
  }

  /// Runs a closure and marks the scope when an observable property it read is about to change.
  static func track<Result>(_ scope: Scope, _ layout: FieldLayout, _ body: () -> Result) -> Result {
    if let old = scope.observation {
      old.cancel()
      scope.observation = nil
    }
    let wasTracking = isTracking
    isTracking = true
    defer { isTracking = wasTracking }
    let observation: ScopeObservation
    if layout.isObserver {
      observation = ScopeObservation(scope, hasEpoch: true)
      scope.observation = observation
      let epoch = observation.epoch
      let ticket = observation.ticket
      return withObservationTracking {
        epoch?.current
        return body()
      } onChange: {
        fire(ticket)
      }
    }
    func found() -> @Sendable () -> Void {
      layout.isObserver = true
      let observation = ScopeObservation(scope, hasEpoch: false)
      scope.observation = observation
      let issued = observation.ticket
      return { fire(issued) }
    }
    return withObservationTracking(body, onChange: found())
  }

  /// Whether a body or the closures of rows are being run, which are tracked as a whole.
  private nonisolated(unsafe) static var isTracking = false

  /// Reads a binding of closures while elements are built, and so outside of every body, for the scope that runs.
  ///
  /// One registration does for all rows that read the same binding.
  nonisolated static func read<Value>(_ location: AnyObject, _ get: () -> Value) -> Value {
    guard !isTracking, let scope = Scope.current?.takeUnretainedValue() else { return get() }
    let id = ObjectIdentifier(location)
    if scope.readings[id] != nil { return get() }
    let observation = ScopeObservation(scope, hasEpoch: true)
    scope.readings[id] = (location, observation)
    let (epoch, ticket) = (observation.epoch, observation.ticket)
    isTracking = true
    defer { isTracking = false }
    return withObservationTracking {
      epoch?.current
      return get()
    } onChange: {
      fire(ticket)
    }
  }

  /// Marks the ticket's scope, on the main actor; a model may be written from anywhere.
  private nonisolated static func fire(_ ticket: Ticket) {
    onMainActor {
      guard let scope = ticket.scope else { return }
      if BodyTrace.isOn { BodyTrace.noteOther(for: scope) }
      scope.invalidate()
    }
  }
}

extension ViewScope {
  /// The body, with what it reads of observable objects recorded.
  func trackedBody() -> V.Body {
    if let told = coordinator.onBodyRun { told(V.self) }
    return ScopeObservation.track(self, FieldLayout.of(V.self)) { view.body }
  }
}
#endif
