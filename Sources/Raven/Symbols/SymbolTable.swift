/// The names of system images and what draws each.
///
/// Inside the page it is there only if something asks whether a form of a name exists: what an element says of its image is
/// made from the name alone, and the host finds the drawing.
///
/// The table is one literal, searched by halves: it needs no memory of its own, no time at start, and no Unicode tables.
package nonisolated enum SymbolTable {
  /// What draws a name that nobody knows.
  static let unknown = "unknown"

  /// What pages call a name: its words with dashes between them, as they may stand in addresses and custom properties.
  ///
  /// What has anything else in it is no name.
  static func key(of name: String) -> String {
    var key: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case dot: key.append(UInt8(ascii: "-"))
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): key.append(byte)
      default: return unknown
      }
    }
    return key.isEmpty ? unknown : String(decoding: key, as: UTF8.self)
  }

  /// The drawing of a name; nil if there is none.
  ///
  /// Complexity: O(log *n*) in the bytes of the table.
  static func drawing(of name: String) -> String? {
    var name = name
    return name.withUTF8 { wanted in
      source.withUTF8Buffer { table in
        var low = 0
        var high = table.count
        while low < high {
          var start = (low + high) / 2
          while start > low, table[start - 1] != newline { start -= 1 }
          let line = Line(in: table, at: start)
          switch line.compare(wanted) {
          case 0: return line.drawing
          case ..<0: low = line.end + 1
          default: high = start
          }
        }
        return nil
      }
    }
  }

  /// The names nearest to one that is not there, the best first: those a typing mistake or two away, then those that
  /// begin with the same word.
  static func namesLike(_ name: String, count: Int = 3) -> [String] {
    var found: [(distance: Int, name: String)] = []
    let wanted = Array(name.utf8)
    let firstWord = wanted.prefix { $0 != dot }
    source.withUTF8Buffer { table in
      var start = 0
      while start < table.count {
        let line = Line(in: table, at: start)
        let candidate = Array(table[start..<line.nameEnd])
        var distance = editDistance(wanted, candidate)
        if distance > max(2, wanted.count / 4) {
          distance = candidate.prefix { $0 != dot }.elementsEqual(firstWord) ? 100 + distance : .max
        }
        if distance < .max { found.append((distance, String(decoding: candidate, as: UTF8.self))) }
        start = line.end + 1
      }
    }
    found.sort { $0.distance < $1.distance }
    return found.prefix(count).map(\.name)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let dot = UInt8(ascii: ".")
  private static let space = UInt8(ascii: " ")

  /// One line of the table.
  private struct Line {
    let table: UnsafeBufferPointer<UInt8>
    let start: Int
    let nameEnd: Int
    let end: Int

    init(in table: UnsafeBufferPointer<UInt8>, at start: Int) {
      self.table = table
      self.start = start
      var index = start
      while table[index] != space { index += 1 }
      nameEnd = index
      while index < table.count, table[index] != newline { index += 1 }
      end = index
    }

    var drawing: String { String(decoding: table[(nameEnd + 1)..<end], as: UTF8.self) }

    /// Below zero if the line's name comes before, above if it comes behind.
    func compare(_ other: UnsafeBufferPointer<UInt8>) -> Int {
      var index = 0
      while start + index < nameEnd, index < other.count {
        let difference = Int(table[start + index]) - Int(other[index])
        if difference != 0 { return difference }
        index += 1
      }
      return nameEnd - start - other.count
    }
  }

  /// How many letters have to be changed, added or taken out: Levenshtein's distance, O(length²).
  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, min(diagonal, row[column]) + 1)
      }
    }
    return row[right.count]
  }
}
