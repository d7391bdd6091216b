import Raven

/// The event that a batch answers, as the page is told of it.
nonisolated struct BatchCause: Equatable {
  let kind: EventKind
  let node: UInt32
}

extension LiveSession {
  /// The most bodies that are named of one batch; those that ran first.
  static let mostBodies = 100

  /// Shows the page which bodies ran for a batch, and why.
  ///
  /// The batch's frame has so many bytes: 0 where bodies ran and nothing came of it.
  func sendBodies(bytes: Int, to connection: ConnectionID, effects: inout [SessionEffect]) {
    guard BodyTrace.recordsAll else { return }
    let runs = BodyTrace.take()
    if bytes > 0 || !runs.isEmpty {
      effects.append(.send(Self.bodiesFrame(of: runs, bytes: bytes, cause: cause), to: connection))
    }
    cause = nil
  }

  /// Says that bodies are shown, so that there is something to look at before the first ran.
  func announceBodies(to connection: ConnectionID, effects: inout [SessionEffect]) {
    guard BodyTrace.recordsAll else { return }
    // Of a page that was drawn whole every body ran, for the same reason.
    _ = BodyTrace.take()
    effects.append(.send(Self.bodiesFrame(of: [], bytes: 0, cause: nil), to: connection))
  }

  static func bodiesFrame(of runs: [BodyRun], bytes: Int, cause: BatchCause?) -> [UInt8] {
    var frame = [ServerFrame.bodies.rawValue]
    frame.appendVarint(UInt32(bytes))
    frame.appendString(cause.map { "\($0.kind)" } ?? "")
    frame.appendVarint(cause?.node ?? 0)
    let named = runs.prefix(mostBodies)
    frame.appendVarint(UInt32(runs.count - named.count))
    frame.appendVarint(UInt32(named.count))
    for run in named { run.write(to: &frame) }
    return frame
  }
}
