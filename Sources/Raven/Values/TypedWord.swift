#if !hasFeature(Embedded)
import Foundation
#endif

/// The beginning of a word that somebody typed to find what begins with it, whatever the case and the accents.
///
/// Embedded Swift has no table of accents: they count there.
struct TypedWord {
  private let folded: String
  private let count: Int

  init(_ text: String) {
    folded = TypedWord.fold(text)
    count = text.count
  }

  /// Whether a text begins with the word.
  func begins(_ text: String) -> Bool { TypedWord.fold(String(text.prefix(count))) == folded }

  private static func fold(_ text: String) -> String {
    #if hasFeature(Embedded)
    text.lowercased()
    #else
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    #endif
  }
}
