import Raven

/// What a frame from the server brings a page, as recordings need it.
nonisolated enum FrameContent: Equatable {
  /// A batch's body, which begins so many bytes into the frame.
  case batch(body: [UInt8], at: Int)
  /// The whole page.
  case drawing(PageDrawing, at: Int)
  /// Nothing that is shown.
  case other

  /// Reads a frame.
  init(_ frame: [UInt8]) throws {
    var reader = WireReader(frame)
    switch ServerFrame(rawValue: try reader.byte()) {
    case .batch:
      _ = try (reader.varint(), reader.varint())
      let body = try Self.rest(&reader)
      self = .batch(body: body, at: frame.count - body.count)
    case .drawing:
      _ = try (reader.string(), reader.varint(), reader.varint())
      let next = try reader.varint()
      let names = try (0..<(try reader.varint())).map { _ in try reader.string() }
      var id: UInt32 = 0
      let ids = try (0..<(try reader.varint())).map { _ in
        let step = try reader.varint()
        id = step & 1 == 0 ? id &+ step / 2 : id &- step / 2
        return id
      }
      let body = try Self.rest(&reader)
      self = .drawing(PageDrawing(body: body, ids: ids, names: names, nextNodeID: next), at: frame.count - body.count)
    default: self = .other
    }
  }

  private static func rest(_ reader: inout WireReader) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while !reader.isAtEnd { bytes.append(try reader.byte()) }
    return bytes
  }
}
