import Raven

/// A frame with an event, taken apart.
nonisolated struct EventFrame {
  let sequence: UInt32
  let acknowledged: UInt32
  private(set) var event: PageEvent

  /// What happened, which can be changed.
  var payload: PageEvent.Payload {
    get { event.payload }
    set { event = PageEvent(node: event.node, payload: newValue) }
  }

  /// Reads a frame; nil if it holds no event.
  init?(_ frame: ArraySlice<UInt8>) {
    var reader = WireReader(frame)
    do {
      guard ClientFrame(rawValue: try reader.byte()) == .event else { return nil }
      (sequence, acknowledged) = (try reader.varint(), try reader.varint())
      event = try PageEvent(from: &reader)
      try reader.end()
    } catch { return nil }
  }

  /// The frame.
  var bytes: [UInt8] {
    var frame = [ClientFrame.event.rawValue]
    frame.appendVarint(sequence)
    frame.appendVarint(acknowledged)
    event.write(to: &frame)
    return frame
  }
}
