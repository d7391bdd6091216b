nonisolated extension PageEvent {
  /// What a person dropped or pasted between rows of a list.
  public struct Drop: Equatable, Sendable {
    /// No page sends more items at once; those that hold more say so instead.
    public static let mostItems = 64
    /// No page sends more text at once, in bytes of UTF-8, in all items together.
    public static let mostBytes = 65_536

    /// What one of the items is.
    public enum Kind: UInt8, CaseIterable, Sendable {
      case text = 0
      case link = 1
    }

    /// One of the things dropped.
    public struct Item: Equatable, Sendable {
      /// What it is.
      public let kind: Kind
      /// The text, or the link's address.
      public let text: String

      /// Creates an item.
      public init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
    }

    /// The element of the row beside which it is; that of the list for one without rows.
    public let target: UInt32
    /// Whether it is behind the row instead of before it.
    public let isBehind: Bool
    /// The things dropped, one at least.
    public let items: [Item]

    /// Creates a drop.
    public init(target: UInt32, isBehind: Bool, items: [Item]) {
      (self.target, self.isBehind, self.items) = (target, isBehind, items)
    }

    /// Writes `target · behind · count · items`.
    func write(to bytes: inout [UInt8]) {
      bytes.appendVarint(target)
      bytes.append(isBehind ? 1 : 0)
      bytes.appendVarint(UInt32(items.count))
      for item in items {
        bytes.append(item.kind.rawValue)
        bytes.appendString(item.text)
      }
    }
  }
}

nonisolated extension WireReader {
  /// Reads what was dropped.
  mutating func drop() throws(WireError) -> PageEvent.Drop {
    let target = try varint()
    let isBehind = try flag()
    let count = try varint()
    guard (1...UInt32(PageEvent.Drop.mostItems)).contains(count) else { throw .unknown }
    var items: [PageEvent.Drop.Item] = []
    var bytes = 0
    for _ in 0..<count {
      guard let kind = PageEvent.Drop.Kind(rawValue: try byte()) else { throw .unknown }
      let text = try string()
      bytes += text.utf8.count
      guard bytes <= PageEvent.Drop.mostBytes else { throw .unknown }
      items.append(PageEvent.Drop.Item(kind, text))
    }
    return PageEvent.Drop(target: target, isBehind: isBehind, items: items)
  }
}
