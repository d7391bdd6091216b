import Raven
import RavenLive

/// What a browser does, written from the description of the wire: numbers its events, keeps them until they are
/// applied, applies each batch once and acknowledges it.
struct ModelClient {
  enum Answer: Equatable {
    case none
    /// A batch is missing, so the connection is of no use.
    case close
  }

  private(set) var document = ModelDocument()
  private(set) var batchesApplied: UInt32 = 0
  private(set) var gone: GoneReason?
  /// The session that has drawn the page last.
  private(set) var session: String?
  private(set) var issued: [PageEvent] = []
  private(set) var welcomes = 0
  private(set) var drawings = 0
  private var pending: [(sequence: UInt32, event: PageEvent)] = []
  private var lastSequence: UInt32 = 0
  private var isWelcome = false

  var isSettled: Bool { pending.isEmpty && isWelcome }

  /// A page that was loaded anew, which nobody has done anything to: what was done before had been applied.
  static func reloaded(after applied: [PageEvent]) -> ModelClient {
    var client = ModelClient()
    client.issued = applied
    client.lastSequence = UInt32(applied.count)
    return client
  }

  /// The first frame of a connection.
  mutating func hello() -> [UInt8] {
    isWelcome = false
    var frame = [ClientFrame.hello.rawValue, wireVersion]
    frame.appendVarint(batchesApplied)
    return frame
  }

  /// A person does something; the frame is nil while there is no connection to send it on.
  mutating func act(_ event: PageEvent) -> [UInt8]? {
    lastSequence += 1
    issued.append(event)
    pending.append((lastSequence, event))
    return isWelcome ? frame(lastSequence, event) : nil
  }

  func acknowledgement() -> [UInt8]? {
    guard isWelcome else { return nil }
    var frame = [ClientFrame.acknowledge.rawValue]
    frame.appendVarint(batchesApplied)
    return frame
  }

  /// A frame has arrived; `replies` are sent in order.
  mutating func receive(_ frame: [UInt8], replies: inout [[UInt8]]) throws -> Answer {
    var reader = WireReader(frame)
    switch ServerFrame(rawValue: try reader.byte()) {
    case .welcome:
      welcomes += 1
      isWelcome = true
      try settle(upTo: try reader.varint())
      document.nextID = try reader.varint()
      document.names = try (0..<(try reader.varint())).map { _ in try reader.string() }
      replies += pending.map { self.frame($0.sequence, $0.event) }
    case .drawing:
      drawings += 1
      isWelcome = true
      session = try reader.string()
      batchesApplied = try reader.varint()
      try settle(upTo: try reader.varint())
      try document.draw(&reader)
      replies += pending.map { self.frame($0.sequence, $0.event) }
    case .batch:
      let number = try reader.varint()
      try settle(upTo: try reader.varint())
      if number > batchesApplied + 1 { return .close }
      if number == batchesApplied + 1 {
        try document.apply(&reader)
        batchesApplied = number
      }
    case .applied: try settle(upTo: try reader.varint())
    case .gone: gone = GoneReason(rawValue: try reader.byte())
    case .diagnostic, .bodies, nil: throw WireError.unknown
    }
    return .none
  }

  private mutating func settle(upTo sequence: UInt32) throws {
    // The server cannot have applied what was never sent.
    guard sequence <= lastSequence else { throw WireError.unknown }
    pending.removeAll { $0.sequence <= sequence }
  }

  private func frame(_ sequence: UInt32, _ event: PageEvent) -> [UInt8] {
    var frame = [ClientFrame.event.rawValue]
    frame.appendVarint(sequence)
    frame.appendVarint(batchesApplied)
    event.write(to: &frame)
    return frame
  }
}
