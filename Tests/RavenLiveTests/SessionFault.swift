import Raven

/// A mistake in the protocol, such as a session or a page could make: what a frame on its way is made into.
enum SessionFault: String, CaseIterable {
  /// A batch is not sent.
  case batchLost
  /// A batch is sent again as if it were the next.
  case batchSentAgain
  /// A batch has the number of the one after it.
  case batchMisnumbered
  /// A batch says that one more event is applied than is.
  case eventsOverstated
  /// A welcome names an id too high.
  case idsShifted
  /// A welcome lacks a name.
  case nameLacking
  /// A drawing has the number of the batch before it.
  case drawingMisnumbered
  /// The elements of a drawing have the ids of others.
  case drawnIDsShifted
  /// A drawing says that one more event is applied than is.
  case drawnEventsOverstated
  /// A page does not send an event, and counts on.
  case eventLost
  /// A page sends an event a second time under the next number.
  case eventRenumbered
  /// A page says that it has a batch which it has not.
  case batchesOverstated

  /// Whether the fault is the server's.
  var isServers: Bool {
    switch self {
    case .eventLost, .eventRenumbered, .batchesOverstated: false
    default: true
    }
  }

  /// What becomes of a frame, or nil if it is none that the fault is about.
  func change(_ frame: [UInt8]) -> [[UInt8]]? {
    do { return isServers ? try changeFromServer(frame) : try changeFromPage(frame) } catch { return nil }
  }

  private func changeFromServer(_ frame: [UInt8]) throws -> [[UInt8]]? {
    var reader = WireReader(frame)
    let kind = ServerFrame(rawValue: try reader.byte())
    switch (self, kind) {
    case (.batchLost, .batch): return []
    case (.batchSentAgain, .batch):
      return [frame, try Self.rewritten(frame) { $0[0] += 1 }]
    case (.batchMisnumbered, .batch): return [try Self.rewritten(frame) { $0[0] += 1 }]
    case (.eventsOverstated, .batch): return [try Self.rewritten(frame) { $0[1] += 1 }]
    case (.idsShifted, .welcome): return [try Self.rewritten(frame) { $0[1] += 1 }]
    case (.nameLacking, .welcome):
      let numbers = [try reader.varint(), try reader.varint(), try reader.varint()]
      if numbers[2] == 0 { return nil }
      let names = try (0..<numbers[2]).map { _ in try reader.string() }
      var changed = [ServerFrame.welcome.rawValue]
      for number in [numbers[0], numbers[1], numbers[2] - 1] { changed.appendVarint(number) }
      for name in names.dropLast() { changed.appendString(name) }
      return [changed]
    case (.drawingMisnumbered, .drawing), (.drawnEventsOverstated, .drawing), (.drawnIDsShifted, .drawing):
      return [try changeDrawing(&reader)]
    default: return nil
    }
  }

  private func changeDrawing(_ reader: inout WireReader) throws -> [UInt8] {
    let session = try reader.string()
    var (number, applied, next) = (try reader.varint(), try reader.varint(), try reader.varint())
    let names = try (0..<(try reader.varint())).map { _ in try reader.string() }
    var steps = try (0..<(try reader.varint())).map { _ in try reader.varint() }
    switch self {
    case .drawingMisnumbered: number -= 1
    case .drawnEventsOverstated: applied += 1
    default:
      // The last element takes the id of one that is to come.
      steps[steps.count - 1] += 2
      next += 1
    }
    var frame = [ServerFrame.drawing.rawValue]
    frame.appendString(session)
    for number in [number, applied, next, UInt32(names.count)] { frame.appendVarint(number) }
    for name in names { frame.appendString(name) }
    frame.appendVarint(UInt32(steps.count))
    for step in steps { frame.appendVarint(step) }
    while !reader.isAtEnd { frame.append(try reader.byte()) }
    return frame
  }

  private func changeFromPage(_ frame: [UInt8]) throws -> [[UInt8]]? {
    guard ClientFrame(rawValue: frame[0]) == .event else { return nil }
    switch self {
    case .eventLost: return []
    case .eventRenumbered: return [frame, try Self.rewritten(frame) { $0[0] += 1 }]
    default: return [try Self.rewritten(frame) { $0[1] += 1 }]
    }
  }

  /// A frame with its first two numbers changed.
  private static func rewritten(_ frame: [UInt8], _ change: (inout [UInt32]) -> Void) throws -> [UInt8] {
    var reader = WireReader(frame)
    let kind = try reader.byte()
    var numbers = [try reader.varint(), try reader.varint()]
    change(&numbers)
    var changed = [kind]
    for number in numbers { changed.appendVarint(number) }
    while !reader.isAtEnd { changed.append(try reader.byte()) }
    return changed
  }
}
