import Foundation

/// A few words for the customer: something, and not too much.
nonisolated struct CustomerNote: Codable, Equatable {
  /// How many characters there may be.
  static let longest = 80

  let text: String

  /// Creates a note of what was typed; nil if that is nothing, or too much.
  init?(_ typed: String) {
    text = CustomerNote.trimmed(typed)
    if text.isEmpty || text.count > Self.longest { return nil }
  }

  /// What was typed without white space around it.
  static func trimmed(_ typed: String) -> String { typed.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Whether an order may go with what was typed: a note, or nothing.
  static func isAllowed(_ typed: String) -> Bool { trimmed(typed).isEmpty || CustomerNote(typed) != nil }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let note = CustomerNote(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no note, or too long a one")
    }
    self = note
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
