/// What makes a part of a text anew where other conventions of language apply.
nonisolated class TextFormat: Equatable, @unchecked Sendable {
  init() {}

  /// The characters where a view stands.
  func string(in environment: EnvironmentValues) -> String {
    fatalError("TextFormat.string(in:) is for kinds of format")
  }

  /// Whether another makes the same of the same.
  func isLike(_ other: TextFormat) -> Bool { self === other }

  static func == (left: TextFormat, right: TextFormat) -> Bool { left === right || left.isLike(right) }
}
