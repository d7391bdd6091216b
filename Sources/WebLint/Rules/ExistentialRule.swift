import SwiftSyntax

/// Values whose type is known only when the app runs: `any P`, `Any`.
///
/// Of protocols that only classes conform to they work, of errors (`ErrorLowering`), and of what reads and writes values
/// (`CodableLowering`).
final class ExistentialRule: Rule {
  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.any) else { return .skipChildren }
    if let word = cast(to: Syntax(node)) {
      let message =
        "values cannot be cast to \(node.trimmedDescription) inside the page; make it a requirement of a protocol that "
        + "all have, or cast to a class"
      // What a value is, the optimiser may find out by itself.
      if word == .is { mayNot(node, message) } else { cannot(node, message) }
    } else if let name = unbound(in: node.constraint), name != "Error", CodableLowering.existentials[name] == nil {
      cannot(node, message(about: node.trimmedDescription, name))
    }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if name == "Any", node.genericArgumentClause == nil, !known.declares(name) {
      cannot(
        node,
        "there is no Any inside the page; write the type, a type parameter, an enum, or AnyObject for classes"
      )
    } else if known.protocols[name] != nil, isTypeOfValue(Syntax(node)) {
      if !known.isClassBound(name) { cannot(node, message(about: name, name)) }
    }
    return .visitChildren
  }

  private func message(about type: String, _ name: String) -> String {
    let bound = known.protocols[name] == nil ? "" : ", or let only classes conform: protocol \(name): AnyObject"
    return "\(type) does not work inside the page; write some \(name), a type parameter or an enum\(bound)"
  }

  /// A protocol that not only classes conform to.
  private func unbound(in constraint: TypeSyntax) -> String? {
    if let composition = constraint.as(CompositionTypeSyntax.self) {
      let names = composition.elements.map { $0.type.lastName ?? $0.type.trimmedDescription }
      return names.contains(where: isBound) ? nil : names.joined(separator: " & ")
    }
    let name = constraint.lastName ?? constraint.trimmedDescription
    return isBound(name) ? nil : name
  }

  /// A class among protocols binds them as well; what the sources do not declare is taken for a protocol.
  private func isBound(_ name: String) -> Bool {
    known.isClassBound(name) || (known.types[name] != nil && known.declares(name) && known.protocols[name] == nil)
  }

  /// Whether a type is what a value is cast to, or asked to be.
  private func cast(to node: Syntax) -> Keyword? {
    guard let parent = node.parent?.as(TypeExprSyntax.self), let list = parent.parent?.as(ExprListSyntax.self),
      let index = list.index(of: ExprSyntax(parent)), index > list.startIndex
    else { return nil }
    let before = list[list.index(before: index)]
    if before.is(UnresolvedIsExprSyntax.self) { return .is }
    return before.is(UnresolvedAsExprSyntax.self) ? .as : nil
  }

  /// Whether a name stands where the type of a value is told, and means that by itself.
  private func isTypeOfValue(_ node: Syntax) -> Bool {
    var inner = node
    while let parent = inner.parent {
      switch parent.kind {
      case .typeAnnotation, .functionParameter, .returnClause, .closureParameter, .enumCaseParameter: return true
      case .arrayType, .dictionaryType, .optionalType, .implicitlyUnwrappedOptionalType, .tupleType, .tupleTypeElement,
        .tupleTypeElementList, .functionType, .attributedType:
        inner = parent
      default: return false
      }
    }
    return false
  }
}
