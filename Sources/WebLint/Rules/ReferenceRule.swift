import SwiftSyntax

/// References that know when their object has gone.
final class ReferenceRule: Rule {
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    check(node.name, detail: node.detail?.detail)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSpecifierSyntax) -> SyntaxVisitorContinueKind {
    check(node.specifier, detail: node.detail)
    return .visitChildren
  }

  private func check(_ word: TokenSyntax, detail: TokenSyntax?) {
    switch word.tokenKind {
    case .keyword(.weak):
      cannot(
        word,
        "there is no weak inside the page; write a plain optional and set it to nil, "
          + "or unowned(unsafe) for what outlives the reference"
      )
    case .keyword(.unowned) where detail?.text != "unsafe":
      cannot(word, "there is no checked unowned inside the page; write unowned(unsafe) if the object outlives it")
    default: break
    }
  }
}
