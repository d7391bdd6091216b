import SwiftUI

/// Where a reader was, to be there again after a reload.
struct TiledPlace<ID: Hashable>: Equatable {
  /// The first element in sight.
  let id: ID
  /// How far above the upper edge it started, in whole points.
  let hidden: Int
  /// Whether the end was followed: then the reader is at the end again, whatever has come.
  let isAtEnd: Bool
}

extension TiledPlace {
  /// Reads `end hidden id`; nil if that is not what it is.
  init?(_ text: String, _ restoration: (String) -> ID?) {
    let parts = text.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let hidden = Int(parts[1]), let id = restoration(String(parts[2])) else { return nil }
    self.init(id: id, hidden: hidden, isAtEnd: parts[0] == "1")
  }

  /// As `end hidden id`.
  func text(_ restoration: (ID) -> String) -> String {
    (isAtEnd ? "1 " : "0 ") + String(hidden) + " " + restoration(id)
  }
}
