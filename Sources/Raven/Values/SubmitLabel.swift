/// What the Enter key of a field says, where keyboards are shown on the screen.
public nonisolated struct SubmitLabel: Equatable, Sendable {
  let hint: String
  /// "Done".
  public static let done = SubmitLabel(hint: "done")
  /// "Go".
  public static let go = SubmitLabel(hint: "go")
  /// "Send".
  public static let send = SubmitLabel(hint: "send")
  /// "Join"; pages say "Go".
  public static let join = SubmitLabel(hint: "go")
  /// "Route"; pages say "Go".
  public static let route = SubmitLabel(hint: "go")
  /// "Search".
  public static let search = SubmitLabel(hint: "search")
  /// "Return".
  public static let `return` = SubmitLabel(hint: "enter")
  /// "Next".
  public static let next = SubmitLabel(hint: "next")
  /// "Continue"; pages say "Next".
  public static let `continue` = SubmitLabel(hint: "next")
}

/// Which letters a keyboard on the screen capitalises by itself.
public nonisolated struct TextInputAutocapitalization: Equatable, Sendable {
  let name: String
  /// None.
  public static let never = TextInputAutocapitalization(name: "none")
  /// The first of every word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of every sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}
