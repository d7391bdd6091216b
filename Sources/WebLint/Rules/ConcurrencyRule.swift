import SwiftSyntax

/// What is let beside what runs where `AsyncLetLowering` cannot say what for.
final class ConcurrencyRule: Rule {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let word = node.asyncWord, !node.isWrittenOut {
      cannot(word, "inside the page what is let beside what runs has one name; write async let for each")
    }
    return .visitChildren
  }
}
