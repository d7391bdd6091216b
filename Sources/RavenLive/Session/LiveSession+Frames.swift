import Raven

extension LiveSession {
  /// A binary message has arrived.
  ///
  /// A frame that breaks the protocol ends this session and touches no other.
  public func received(
    _ frame: ArraySlice<UInt8>,
    from sender: ConnectionID,
    now: Nanoseconds,
    effects: inout [SessionEffect]
  ) {
    guard sender == connection else { return }
    do {
      try read(frame, now: now, effects: &effects)
    } catch {
      end(.violation(error), effects: &effects)
      return
    }
    if !allowance.take(now: now), !isPaused, case .live(let connection) = state {
      isPaused = true
      effects.append(.pauseReading(connection))
      effects.append(.note(id, .slowed))
    }
  }

  private func read(
    _ frame: ArraySlice<UInt8>,
    now: Nanoseconds,
    effects: inout [SessionEffect]
  ) throws(SessionViolation) {
    guard frame.count <= limits.frameBytes else { throw .frameTooLong }
    var reader = WireReader(frame)
    guard let kind = ClientFrame(rawValue: try malformed(reader.byte())) else {
      throw .malformed(.unknown)
    }
    switch (kind, state) {
    case (.hello, .greeting(let connection, _)):
      try readHello(&reader, connection: connection, now: now, effects: &effects)
    case (.hello, _): throw .helloRepeated
    case (.event, .live(let connection)):
      try readEvent(&reader, connection: connection, now: now, effects: &effects)
    case (.acknowledge, .live):
      let highest = try malformed(reader.varint())
      try malformed(reader.end())
      try acknowledge(upTo: highest)
      commitIfWaiting(now: now, effects: &effects)
    case (.sight, .live):
      let sight = try malformed(reader.byte())
      try malformed(reader.end())
      guard sight < 2 else { throw .malformed(.unknown) }
      look(isHidden: sight == 1, now: now, effects: &effects)
    case (.event, _), (.acknowledge, _), (.sight, _): throw .helloMissing
    }
  }

  private func readHello(
    _ reader: inout WireReader,
    connection: ConnectionID,
    now: Nanoseconds,
    effects: inout [SessionEffect]
  ) throws(SessionViolation) {
    guard try malformed(reader.byte()) == wireVersion else { throw .wrongVersion }
    let highest = try malformed(reader.varint())
    try malformed(reader.end())
    guard highest <= batchesSent else { throw .batchNeverSent }
    let firstKept = unacknowledged.first?.number ?? batchesSent + 1
    if mustDraw || highest + 1 < firstKept { return draw(for: connection, effects: &effects) }
    try acknowledge(upTo: highest)
    greet(connection, now: now, effects: &effects)
  }

  private func readEvent(
    _ reader: inout WireReader,
    connection: ConnectionID,
    now: Nanoseconds,
    effects: inout [SessionEffect]
  ) throws(SessionViolation) {
    let sequence = try malformed(reader.varint())
    let highest = try malformed(reader.varint())
    var event = try parseEvent(&reader)
    try acknowledge(upTo: highest)
    event.batchesBehind = batchesSent - highest
    guard sequence > eventsApplied else {
      counts.repeated &+= 1
      return sendApplied(to: connection, effects: &effects)
    }
    guard sequence - eventsApplied == 1 else { throw .eventOutOfOrder }
    try apply(event)
    eventsApplied = sequence
    if BodyTrace.recordsAll { cause = BatchCause(kind: event.kind, node: event.node) }
    if !commit(now: now, effects: &effects) { sendApplied(to: connection, effects: &effects) }
  }

  private func apply(_ event: PageEvent) throws(SessionViolation) {
    guard let page, event.node != 0, event.node < page.nextNodeID else { throw .nodeNeverIssued }
    switch page.perform(event) {
    case .handled: break
    case .retired: counts.retired &+= 1
    case .neverIssued: throw .nodeNeverIssued
    }
    counts.events &+= 1
  }

  private func acknowledge(upTo highest: UInt32) throws(SessionViolation) {
    guard highest <= batchesSent else { throw .batchNeverSent }
    guard highest > batchesAcknowledged else { return }
    batchesAcknowledged = highest
    unacknowledged.acknowledge(upTo: highest)
  }

  private func parseEvent(_ reader: inout WireReader) throws(SessionViolation) -> PageEvent {
    do throws(WireError) {
      let event = try PageEvent(from: &reader)
      try reader.end()
      return event
    } catch { throw .malformed(error) }
  }
}

/// Runs a read and turns its error into the session's.
private nonisolated func malformed<Value>(
  _ read: @autoclosure () throws(WireError) -> Value
) throws(SessionViolation) -> Value {
  do throws(WireError) { return try read() } catch { throw .malformed(error) }
}
