/// A tag, attribute, style property or frequent value, by its interned number.
nonisolated struct Name: Equatable {
  let rawValue: UInt16

  init(_ rawValue: UInt16) { self.rawValue = rawValue }
}

/// The names of one page: the common table, then what the page added.
///
/// Looking up a literal costs a hash of its address; its text is compared once per page at most.
struct NameTable {
  private(set) var added: [String] = []
  /// What is known of added names as attributes.
  private var verdicts: [MarkupVerdict?] = []
  private static var commonVerdicts = [MarkupVerdict?](repeating: nil, count: WireNames.table.count)

  /// The number of a name, and whether the page has to be told of it first.
  mutating func intern(_ text: StaticString) -> (name: Name, isNew: Bool) {
    if let common = CommonNames.shared.find(text.utf8Start, text.utf8CodeUnitCount) { return (common, false) }
    var index = 0
    while index < added.count {
      if added[index].hasSameBytes(as: text) { return (Name(UInt16(WireNames.table.count + index)), false) }
      index += 1
    }
    precondition(WireNames.table.count + added.count < Int(UInt16.max), "more than 65,000 different names in one page")
    added.append(text.description)
    verdicts.append(nil)
    return (Name(UInt16(WireNames.table.count + added.count - 1)), true)
  }

  /// What is known of a name as an attribute, found out at its first use.
  mutating func verdict(_ name: Name, _ find: () -> MarkupVerdict) -> MarkupVerdict {
    let index = Int(name.rawValue)
    if index < WireNames.table.count {
      if let known = NameTable.commonVerdicts[index] { return known }
      let found = find()
      NameTable.commonVerdicts[index] = found
      return found
    }
    if let known = verdicts[index - WireNames.table.count] { return known }
    let found = find()
    verdicts[index - WireNames.table.count] = found
    return found
  }

  /// The text of a name.
  func text(_ name: Name) -> String {
    let index = Int(name.rawValue)
    return index < WireNames.table.count ? WireNames.table[index].description : added[index - WireNames.table.count]
  }
}

extension String {
  /// Compares UTF-8, without the Unicode tables that `==` needs.
  nonisolated func hasSameBytes(as other: StaticString) -> Bool {
    guard utf8.count == other.utf8CodeUnitCount else { return false }
    var start = other.utf8Start
    for byte in utf8 {
      if byte != start.pointee { return false }
      start += 1
    }
    return true
  }

  /// Compares UTF-8, without the Unicode tables that `==` needs.
  nonisolated func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var left = utf8.makeIterator()
    var right = other.utf8.makeIterator()
    while let byte = left.next() {
      if byte != right.next() { return false }
    }
    return true
  }
}

/// The common names by their text: an open-addressing table made once.
final class CommonNames {
  static let shared = CommonNames()
  private var slots: [UInt16]

  private init() {
    slots = [UInt16](repeating: .max, count: 1024)
    for index in WireNames.table.indices {
      let text = WireNames.table[index]
      var slot = CommonNames.hash(text.utf8Start, text.utf8CodeUnitCount) & 1023
      while slots[slot] != .max { slot = (slot + 1) & 1023 }
      slots[slot] = UInt16(index)
    }
  }

  nonisolated deinit {}

  func find(_ start: UnsafePointer<UInt8>, _ count: Int) -> Name? {
    var slot = CommonNames.hash(start, count) & 1023
    while slots[slot] != .max {
      let text = WireNames.table[Int(slots[slot])]
      if text.utf8CodeUnitCount == count {
        var index = 0
        while index < count, text.utf8Start[index] == start[index] { index += 1 }
        if index == count { return Name(slots[slot]) }
      }
      slot = (slot + 1) & 1023
    }
    return nil
  }

  private static func hash(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var value: UInt32 = 2_166_136_261
    for index in 0..<count { value = (value ^ UInt32(start[index])) &* 16_777_619 }
    return Int(value)
  }
}
