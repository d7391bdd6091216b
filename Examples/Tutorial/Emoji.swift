/// What a tapped title shows.
enum Emoji {
  static let all = ["📜", "🖋️", "🎭", "🐦", "📖", "🌙", "🍎", "🧵", "🎈", "🕯️", "🦉", "🌱"]

  /// Any of them.
  static func any() -> String { all.randomElement() ?? "📜" }
}
