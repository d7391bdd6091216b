import Raven

extension LiveSession {
  /// The page's state changed outside an event.
  public func pageChanged(now: Nanoseconds, effects: inout [SessionEffect]) {
    if !holdChange(now: now) { commit(now: now, effects: &effects) }
  }

  /// Takes what changed and sends it as the next batch; false when no batch was sent.
  @discardableResult
  func commit(now: Nanoseconds, effects: inout [SessionEffect]) -> Bool {
    guard case .live(let connection) = state, let page,
      unacknowledged.bytesUnderWay < limits.unacknowledgedBytes
    else {
      needsCommit = true
      keepDiagnostics()
      return false
    }
    guard batchesSent < .max else {
      end(.batchesLost, effects: &effects)
      return false
    }
    needsCommit = false
    heldUntil = nil
    let taken = page.takeBatch()
    guard page.retainedBytes <= limits.pageBytes else {
      end(.pageTooLarge, effects: &effects)
      return true
    }
    sendDiagnostics(to: connection, effects: &effects)
    guard let body = taken else {
      sendBodies(bytes: 0, to: connection, effects: &effects)
      return false
    }
    batchesSent += 1
    counts.batches = batchesSent
    let frame = batchFrame(body)
    unacknowledged.append(
      .init(
        number: batchesSent,
        frame: frame,
        sentAt: now,
        nextNodeID: sentNextNodeID,
        nameCount: sentNameCount
      )
    )
    sentNextNodeID = page.nextNodeID
    sentNameCount = page.internedNames.count
    effects.append(.send(frame, to: connection))
    sendBodies(bytes: frame.count, to: connection, effects: &effects)
    return true
  }

  /// Sends what had to wait for an acknowledgement.
  func commitIfWaiting(now: Nanoseconds, effects: inout [SessionEffect]) {
    if needsCommit { commit(now: now, effects: &effects) }
  }

  /// Answers `hello`: what the page needs to know to go on, the batches it lacks, then what changed meanwhile.
  ///
  /// Next node id and names are those from before the first batch replayed, because the replay brings the rest.
  func greet(_ connection: ConnectionID, now: Nanoseconds, effects: inout [SessionEffect]) {
    guard let page else { return }
    let lacking = unacknowledged.all
    state = .live(connection)
    var welcome = [ServerFrame.welcome.rawValue]
    welcome.appendVarint(eventsApplied)
    welcome.appendVarint(lacking.first?.nextNodeID ?? sentNextNodeID)
    let names = page.internedNames.prefix(lacking.first?.nameCount ?? sentNameCount)
    welcome.appendVarint(UInt32(names.count))
    for name in names { welcome.appendString(name) }
    effects.append(.send(welcome, to: connection))
    for batch in lacking { effects.append(.send(batch.frame, to: connection)) }
    effects.append(.note(id, hasOpened ? .resumed(replayed: lacking.count) : .opened))
    hasOpened = true
    announceBodies(to: connection, effects: &effects)
    commit(now: now, effects: &effects)
  }

  /// Answers `hello` with the whole page, from which batches go on.
  ///
  /// It is not kept: a page that does not get it is sent another.
  func draw(for connection: ConnectionID, effects: inout [SessionEffect]) {
    guard batchesSent < .max, let drawing = page?.draw() else { return end(.batchesLost, effects: &effects) }
    let frame = drawingFrame(drawing, number: batchesSent + 1)
    if frame.count > limits.drawingBytes { return end(.batchesLost, effects: &effects) }
    state = .live(connection)
    mustDraw = false
    needsCommit = false
    heldUntil = nil
    unacknowledged = UnacknowledgedBatches()
    batchesSent += 1
    batchesAcknowledged = batchesSent - 1
    counts.batches = batchesSent
    sentNextNodeID = drawing.nextNodeID
    sentNameCount = page?.internedNames.count ?? 0
    effects.append(.send(frame, to: connection))
    effects.append(.note(id, hasOpened ? .redrawn : .opened))
    hasOpened = true
    announceBodies(to: connection, effects: &effects)
    sendDiagnostics(to: connection, effects: &effects)
  }

  private func drawingFrame(_ drawing: PageDrawing, number: UInt32) -> [UInt8] {
    var frame: [UInt8] = []
    frame.reserveCapacity(drawing.body.count + 2 * drawing.ids.count + 64)
    frame.append(ServerFrame.drawing.rawValue)
    frame.appendString(id.hex)
    frame.appendVarint(number)
    frame.appendVarint(eventsApplied)
    frame.appendVarint(drawing.nextNodeID)
    frame.appendVarint(UInt32(drawing.names.count))
    for name in drawing.names { frame.appendString(name) }
    frame.appendVarint(UInt32(drawing.ids.count))
    var last: UInt32 = 0
    for id in drawing.ids {
      // From one to the next it is 1 most often; what comes before is an odd number.
      frame.appendVarint(id > last ? 2 * (id - last) : 2 * (last - id) + 1)
      last = id
    }
    frame.append(contentsOf: drawing.body)
    return frame
  }

  func sendApplied(to connection: ConnectionID, effects: inout [SessionEffect]) {
    var frame = [ServerFrame.applied.rawValue]
    frame.appendVarint(eventsApplied)
    effects.append(.send(frame, to: connection))
  }

  private func batchFrame(_ body: [UInt8]) -> [UInt8] {
    var frame: [UInt8] = []
    frame.reserveCapacity(body.count + 11)
    frame.append(ServerFrame.batch.rawValue)
    frame.appendVarint(batchesSent)
    frame.appendVarint(eventsApplied)
    frame.append(contentsOf: body)
    return frame
  }
}
