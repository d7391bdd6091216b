/// What somebody typed as a mail address, without the spaces around it.
nonisolated struct MailAddress: Equatable {
  let text: String

  init(_ typed: String) { text = typed.trimming(\.isWhitespace) }

  /// What is wrong with it, in words; nil if mail could arrive there.
  var problem: String? {
    if text.isEmpty { return "Enter a mail address, such as ada@example.org." }
    if text.contains(where: \.isWhitespace) { return "A mail address has no spaces." }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count < 2 { return "There is an @ missing, as in ada@example.org." }
    if parts.count > 2 { return "A mail address has only one @." }
    if parts[0].isEmpty { return "There is a name missing in front of the @." }
    let domains = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    if domains.count < 2 || domains.contains("") || domains[domains.count - 1].count < 2 {
      return "What follows the @ is no domain, such as example.org."
    }
    return nil
  }
}

nonisolated extension String {
  /// The text without such characters at its ends.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    String(drop(while: isTrimmed).reversed().drop(while: isTrimmed).reversed())
  }
}
