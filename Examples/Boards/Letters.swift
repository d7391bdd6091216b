/// A kind of letter.
enum Letters: Int, Identifiable {
  case vowels
  case others

  var id: Int { rawValue }
  var title: String { self == .vowels ? "Vowels" : "Other letters" }

  /// The letters of this kind in a word, in the order in which they come.
  func found(in word: String) -> [Character] {
    word.filter { Letters.vowelSet.contains($0) == (self == .vowels) && $0 != " " }.map { $0 }
  }

  /// The kinds that are in a word, the more frequent one first.
  static func kinds(in word: String) -> [Letters] {
    let (vowels, others) = (Letters.vowels.found(in: word).count, Letters.others.found(in: word).count)
    let order: [Letters] = vowels > others ? [.vowels, .others] : [.others, .vowels]
    return order.filter { ($0 == .vowels ? vowels : others) > 0 }
  }

  private static let vowelSet: [Character] = ["a", "e", "i", "o", "u", "A", "E", "I", "O", "U"]
}
