/// The whole of a page as it stands: what a browser's page is brought to that has nothing of it, or something too old for batches.
///
/// The body is a batch that builds everything, written as for an empty page. Its elements have the ids they have had all along, so
/// events and later batches name them as before.
public nonisolated struct PageDrawing: Equatable, Sendable {
  /// The commands, as a batch's body.
  public let body: [UInt8]
  /// The ids of the elements the body opens, in that order.
  public let ids: [UInt32]
  /// The names interned beyond the common table that the body takes for known.
  public let names: [String]
  /// The id the next new element will have.
  public let nextNodeID: UInt32

  /// Creates a drawing.
  public init(body: [UInt8], ids: [UInt32], names: [String], nextNodeID: UInt32) {
    self.body = body
    self.ids = ids
    self.names = names
    self.nextNodeID = nextNodeID
  }
}
