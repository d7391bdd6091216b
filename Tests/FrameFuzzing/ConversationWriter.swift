import Raven

/// Writes conversations as an honest page has them, in the form `FuzzedConversation` reads.
struct ConversationWriter {
  private(set) var bytes: [UInt8] = []
  private var sequence: UInt32 = 0

  /// Says hello with the highest batch applied.
  mutating func hello(applied: UInt32 = 0) {
    var frame = [ClientFrame.hello.rawValue, wireVersion]
    frame.appendVarint(applied)
    append(frame)
  }

  /// Sends the next event.
  mutating func event(_ event: PageEvent, applied: UInt32 = 0) {
    sequence += 1
    var frame = [ClientFrame.event.rawValue]
    frame.appendVarint(sequence)
    frame.appendVarint(applied)
    event.write(to: &frame)
    append(frame)
  }

  /// Acknowledges batches.
  mutating func acknowledge(upTo number: UInt32) {
    var frame = [ClientFrame.acknowledge.rawValue]
    frame.appendVarint(number)
    append(frame)
  }

  /// Has something else happen.
  mutating func act(_ act: FuzzedConversation.Act) { bytes.append(act.rawValue) }

  private mutating func append(_ frame: [UInt8]) {
    if frame.count < Int(FuzzedConversation.longFrame) {
      bytes.append(UInt8(frame.count))
    } else {
      bytes += [FuzzedConversation.longFrame, UInt8(frame.count >> 8), UInt8(frame.count & 0xFF)]
    }
    bytes += frame
  }
}
