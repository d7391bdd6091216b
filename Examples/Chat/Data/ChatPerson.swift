/// Somebody who writes messages.
nonisolated struct ChatPerson: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String

  static let all = ["Ada", "Bruno", "Clara", "Emil", "Frida", "Hugo", "Nora", "Zeno"].enumerated().map {
    ChatPerson(id: $0.offset, name: $0.element)
  }

  /// The person with an id; the first for an id nobody has.
  static func with(_ id: Int) -> ChatPerson { all.indices.contains(id) ? all[id] : all[0] }
}
