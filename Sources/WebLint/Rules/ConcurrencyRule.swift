import SwiftSyntax

/// What of concurrency the page does not have: `async let`.
final class ConcurrencyRule: Rule {
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.async) {
      cannot(
        node,
        "there is no async let inside the page; write let first = Task { await load() }, and await first.value"
      )
    }
    return .visitChildren
  }
}
