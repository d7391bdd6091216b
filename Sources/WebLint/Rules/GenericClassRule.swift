import SwiftSyntax

/// Generic classes without a deinitialiser of their own: the compiler crashes on the one it makes for the main actor.
final class GenericClassRule: Rule {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isGeneric = node.genericParameterClause != nil || isInGeneric(Syntax(node))
    let isNonisolated = node.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
    if isGeneric, !isNonisolated, !isObservable(node),
      !node.memberBlock.members.contains(where: { $0.decl.is(DeinitializerDeclSyntax.self) })
    {
      cannot(
        node.name,
        "the compiler crashes on the generic class \(node.name.text) without a deinit of its own; "
          + "write nonisolated deinit {} in it"
      )
    }
    return .visitChildren
  }

  /// `@Observable` writes the deinitialiser, too.
  private func isObservable(_ node: ClassDeclSyntax) -> Bool {
    node.attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.lastName == "Observable" }
  }

  /// Whether something around a declaration has type parameters.
  private func isInGeneric(_ node: Syntax) -> Bool {
    sequence(first: node.parent, next: { $0?.parent }).prefix { $0 != nil }.contains { around in
      if let extended = around?.as(ExtensionDeclSyntax.self) {
        return extended.genericWhereClause != nil
          || known.types[extended.extendedType.lastName ?? ""]?.isGeneric == true
      }
      return around?.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    }
  }
}
