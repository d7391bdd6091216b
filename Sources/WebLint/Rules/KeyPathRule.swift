import SwiftSyntax

/// Key paths that the optimiser cannot remove: the page has only those that are read where they are written.
final class KeyPathRule: Rule {
  private static let instead = "write a closure: { $0.name }"
  private static let types: Set<String> = [
    "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath",
  ]

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    for component in node.components {
      if case .subscript(let part) = component.component, !part.arguments.isEmpty {
        cannot(node, "the compiler crashes on a key path with a subscript inside the page; \(Self.instead)")
      }
    }
    if isKept(Syntax(node)) {
      mayNot(
        node,
        "a key path that is kept does not link inside the page unless the optimiser removes it; \(Self.instead)"
      )
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.types.contains(node.name.text), !known.declares(node.name.text) else { return .visitChildren }
    if let function = functionTaking(Syntax(node)) {
      if !isInlined(function) {
        mayNot(
          node,
          "a key path given to a function does not link inside the page unless the function is @inline(__always); "
            + "write that before it, or take a closure"
        )
      }
    } else if isStored(Syntax(node)) {
      mayNot(
        node,
        "a key path that is kept does not link inside the page unless the optimiser removes it; "
          + "keep a closure: (Value) -> Property"
      )
    }
    return .visitChildren
  }

  /// `let path = \Row.name`, `[\Row.name, \Row.other]`, `condition ? \Row.name : \Row.other`.
  private func isKept(_ node: Syntax) -> Bool {
    switch node.parent?.kind {
    case .initializerClause, .arrayElement, .dictionaryElement, .ternaryExpr, .unresolvedTernaryExpr: true
    case .exprList: node.parent?.parent?.is(SequenceExprSyntax.self) == true
    default: false
    }
  }

  private func isStored(_ node: Syntax) -> Bool {
    var inner = node
    while let parent = inner.parent {
      if let annotation = parent.as(TypeAnnotationSyntax.self) {
        return annotation.parent?.as(PatternBindingSyntax.self)?.accessorBlock == nil
      }
      if parent.is(EnumCaseParameterSyntax.self) { return true }
      guard parent.is(TypeSyntax.self) || parent.is(ArrayElementSyntax.self) else { return false }
      inner = parent
    }
    return false
  }

  private func functionTaking(_ node: Syntax) -> Syntax? {
    var inner = node.parent
    while let parent = inner, parent.is(TypeSyntax.self) { inner = parent.parent }
    guard let parameter = inner?.as(FunctionParameterSyntax.self) else { return nil }
    return sequence(first: Syntax(parameter), next: \.parent).first {
      $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) || $0.is(SubscriptDeclSyntax.self)
    }
  }

  private func isInlined(_ function: Syntax) -> Bool {
    let getter = function.as(SubscriptDeclSyntax.self)?.accessorBlock?.trimmedDescription ?? ""
    let attributes = function.asProtocol((any WithAttributesSyntax).self)?.attributes.trimmedDescription ?? ""
    return (attributes + getter).filter { !$0.isWhitespace }.contains("@inline(__always)")
  }
}
