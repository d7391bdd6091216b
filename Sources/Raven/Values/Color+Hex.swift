nonisolated extension Color {
  /// The colour as `#rrggbb`, without its opacity; named colours as they are in light appearance.
  var hex: String {
    let digits: [Character] = Array("0123456789abcdef")
    var text = "#"
    for channel in [red, green, blue] {
      text.append(digits[channel >> 4])
      text.append(digits[channel & 15])
    }
    return text
  }

  /// The colour of a text `#rrggbb`, which is how pages write one; nil for any other text.
  init?(hex: String, opacity: Double) {
    let bytes = Array(hex.utf8)
    guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else { return nil }
    var channels: [Double] = []
    for index in [1, 3, 5] {
      guard let high = Color.digit(bytes[index]), let low = Color.digit(bytes[index + 1]) else { return nil }
      channels.append(Double(high * 16 + low) / 255)
    }
    self.init(red: channels[0], green: channels[1], blue: channels[2], opacity: opacity)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private var red: Int { channel(0) }
  private var green: Int { channel(1) }
  private var blue: Int { channel(2) }

  private func channel(_ index: Int) -> Int {
    switch kind {
    case .components(let red, let green, let blue):
      let value = index == 0 ? red : index == 1 ? green : blue
      return value.isNaN ? 0 : Int((min(max(value, 0), 1) * 255).rounded())
    case .mixture(let color, let other, let share, _):
      return Int((Double(color.channel(index)) * (1 - share) + Double(other.channel(index)) * share).rounded())
    case .token(let token): return token.rgb >> (16 - 8 * index) & 0xFF
    }
  }
}

nonisolated extension Color.Token {
  /// The colour in light appearance.
  fileprivate var rgb: Int {
    switch self {
    case .primary: 0x1D1D1F
    case .secondary: 0x5F5F65
    case .accent, .blue: 0x0A7AFF
    case .red: 0xF23B31
    case .orange: 0xFF9500
    case .yellow: 0xFFC800
    case .green: 0x30B955
    case .mint: 0x14BDB1
    case .teal: 0x2FA9C0
    case .cyan: 0x28A5DC
    case .indigo: 0x5B58E0
    case .purple: 0xA850DB
    case .pink: 0xFB3360
    case .brown: 0xA0835B
    case .gray: 0x8E8E93
    case .white, .ground, .card, .raised: 0xFFFFFF
    case .grouped: 0xF2F2F7
    case .tertiary: 0x6C6C72
    case .quaternary: 0xB4B4BA
    case .separator: 0xDDDDDE
    case .fill: 0xEFEFEF
    case .strongFill: 0xE4E4E6
    case .black, .clear: 0x000000
    }
  }
}
