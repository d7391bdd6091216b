/// Puts the numbers of a bundle's tables where they are named.
///
/// ```
///   const serverFrame={welcome:1,batch:2};            ─▶
///   if(kind===serverFrame.batch)                       ─▶  if(kind===2)
/// ```
/// A table that is used in no other way is left out. Names before a dot are never those of something else: a bundle's top-level
/// names differ, and no inner one hides a table's.
struct NumberTables {
  /// The tables of the runtime's `constants.js`, and that of `session.js`.
  static let names = ["command", "eventKind", "serverFrame", "clientFrame", "goneReason", "sessionLimit"]

  /// A bundle, stripped, with its tables' numbers in place.
  static func inlined(_ source: [UInt8]) -> [UInt8] {
    names.reduce(source) { NumberTables(table: $1, in: $0)?.output ?? $0 }
  }

  /// A module that is loaded by itself, stripped: the tables it imports are taken from the module of constants, also stripped.
  static func inlined(_ source: [UInt8], from constants: [UInt8]) -> [UInt8] {
    let importing = Array("import{".utf8)
    let from = Array("}from\"./constants.js\";".utf8)
    guard let end = places(of: from, in: source).first,
      let start = places(of: importing, in: Array(source[..<end])).last
    else { return source }
    let tables = source[start + importing.count..<end].split(separator: .comma).flatMap { name in
      let head = Array("const ".utf8) + name + Array("={".utf8)
      guard let place = places(of: head, in: constants).first else {
        preconditionFailure("constants.js has no table \(String(decoding: name, as: UTF8.self))")
      }
      return constants[place...].prefix { $0 != .semicolon } + [.semicolon]
    }
    return inlined(Array(source[..<start] + tables + source[(end + from.count)...]))
  }

  private let output: [UInt8]

  /// Nil if there is no table of the name.
  private init?(table name: String, in source: [UInt8]) {
    let word = Array(name.utf8)
    let head = Array("const \(name)={".utf8)
    guard let start = Self.places(of: head, in: source).first,
      let close = source[start...].firstIndex(of: .closeBrace)
    else { return nil }
    // Behind it is a semicolon.
    let end = close + 2
    let numbers = Self.numbers(in: source[start + head.count..<close])
    var (isUsed, output) = (false, source[..<start])
    var rest: [UInt8] = []
    var at = end
    for place in Self.places(of: word, in: source) where place >= end && !Self.isInside(word, at: place, source) {
      let member = source[(place + word.count + 1)...].prefix { $0.isWord }
      guard source[place + word.count] == .dot, let number = numbers[Array(member)] else {
        isUsed = true
        continue
      }
      rest += source[at..<place] + number
      at = member.endIndex
    }
    rest += source[at...]
    if isUsed || Self.places(of: word, in: Array(output)).contains(where: { !Self.isInside(word, at: $0, source) }) {
      output += source[start..<end]
    }
    self.output = Array(output) + rest
  }

  /// The numbers of a table by their names.
  private static func numbers(in text: ArraySlice<UInt8>) -> [[UInt8]: ArraySlice<UInt8>] {
    var numbers: [[UInt8]: ArraySlice<UInt8>] = [:]
    for pair in text.split(separator: .comma) {
      let parts = pair.split(separator: UInt8(ascii: ":"))
      if parts.count == 2, parts[1].allSatisfy(\.isDigit) { numbers[Array(parts[0])] = parts[1] }
    }
    return numbers
  }

  /// Where some bytes are.
  private static func places(of word: [UInt8], in source: [UInt8]) -> [Int] {
    guard source.count >= word.count else { return [] }
    return (0...source.count - word.count).filter { source[$0] == word[0] && source[$0...].starts(with: word) }
  }

  /// Whether a word is a part of a longer one, or of something's.
  private static func isInside(_ word: [UInt8], at place: Int, _ source: [UInt8]) -> Bool {
    if place > 0, source[place - 1].isWord || source[place - 1] == .dot { return true }
    let next = place + word.count
    return next < source.count && source[next].isWord
  }
}
