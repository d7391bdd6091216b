import SwiftUI

/// How much is stored of what, in bytes.
nonisolated struct Storage: Codable, Equatable {
  var photos = 2_140_000_000
  var documents = 860_000_000
  var messages = 410_000_000
  var cache = 690_000_000

  /// What there is room for.
  static let capacity = 5_000_000_000
  static let empty = Storage(photos: 0, documents: 0, messages: 0, cache: 0)

  var used: Int { photos + documents + messages + cache }

  subscript(kind: Kind) -> Int {
    switch kind {
    case .photos: photos
    case .documents: documents
    case .messages: messages
    case .cache: cache
    }
  }

  enum Kind: String, CaseIterable, Identifiable {
    case photos
    case documents
    case messages
    case cache

    var id: Self { self }
    var title: String { rawValue.capitalized }

    var color: Color {
      switch self {
      case .photos: .orange
      case .documents: .blue
      case .messages: .green
      case .cache: .gray
      }
    }
  }
}

nonisolated extension Int {
  /// A number of bytes in the unit that suits it.
  var bytes: String { formatted(.byteCount(style: .file, spellsOutZero: false)) }
}
