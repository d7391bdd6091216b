/// The characters source text is told apart by.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backtick = UInt8(ascii: "`")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let semicolon = UInt8(ascii: ";")
  static let dot = UInt8(ascii: ".")
  static let dollar = UInt8(ascii: "$")
  static let comma = UInt8(ascii: ",")
  static let plus = UInt8(ascii: "+")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let closeParenthesis = UInt8(ascii: ")")

  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether the byte can stand in an identifier, a number or a private name.
  var isWord: Bool {
    isDigit || self >= 0x80 || self == .dollar || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "#")
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }
}
