import SwiftSyntax

/// Types, functions and attributes that are not there.
///
/// What the sources declare themselves under the same name is.
final class NameRule: Rule {
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    check(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // `shelf.Task` is something of the shelf's.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { check(node.baseName) }
    return .visitChildren
  }

  private func check(_ name: TokenSyntax) {
    guard let instead = Names.missing[name.text], !known.declares(name.text), !known.functions.contains(name.text)
    else { return }
    cannot(name, "there is no \(name.text) inside the page; \(instead)")
  }
}
