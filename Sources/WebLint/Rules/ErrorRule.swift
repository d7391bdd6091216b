import SwiftSyntax

/// Errors of a type that is written, where errors of any type are thrown on: the page cannot make the one of the other.
///
/// And errors that are asked for a protocol.
final class ErrorRule: Rule {
  /// What errors are not asked for: `error as? LocalizedError`, `error as NSError`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for index in parts.indices.dropFirst().dropLast() where parts[index - 1].isCaughtError {
      guard parts[index].is(UnresolvedAsExprSyntax.self) || parts[index].is(UnresolvedIsExprSyntax.self),
        let type = parts[index + 1].as(TypeExprSyntax.self)?.type,
        let name = (type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type).lastName, Self.wide.contains(name)
      else { continue }
      cannot(type, Self.onlyTypes)
    }
    return .visitChildren
  }

  /// What the patterns of a catch cannot be: `let error as LocalizedError`, several of which one gives a name.
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    let patterns = node.catchItems.compactMap(\.pattern)
    for pattern in patterns {
      if Self.wide.contains(where: {
        pattern.trimmedDescription.hasSuffix("as \($0)") || pattern.trimmedDescription == "is \($0)"
      }) {
        cannot(pattern, Self.onlyTypes)
      }
      if patterns.count > 1, pattern.trimmedDescription.contains("let ") {
        cannot(pattern, "errors are not given names by several patterns inside the page; write a catch for each")
      }
    }
    return .visitChildren
  }

  /// What errors are not gone through with: `switch error { case LoadError.empty: … }`.
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if node.subject.isCaughtError {
      mayNot(
        node.subject,
        "an error of any type cannot be switched over inside the page; write a pattern for each catch, or "
          + "if let error = error as? LoadError"
      )
    }
    return .visitChildren
  }

  private static let onlyTypes =
    "an error can be asked only for a struct, an enum or a class inside the page; write error.localizedDescription, "
    + "which is the errorDescription of a LocalizedError"
  private static let wide: Set<String> = [
    "LocalizedError", "CustomStringConvertible", "CustomNSError", "RecoverableError", "NSError",
  ]

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil, throwsOnAnything(Syntax(node)) {
      let calls = Calls(viewMode: .sourceAccurate)
      calls.walk(node.expression)
      for name in calls.names {
        guard let type = known.thrown[name.text] else { continue }
        mayNot(
          name,
          "\(name.text) throws \(type), which inside the page cannot become an error of any type; write throws(\(type)) here "
            + "too, catch it here, or leave the type out there"
        )
      }
    }
    return .visitChildren
  }

  /// Whether what is thrown leaves a function that says only that it throws.
  private func throwsOnAnything(_ node: Syntax) -> Bool {
    if case .caller(let clause?) = node.throwTarget { !clause.writesType } else { false }
  }
}

/// The names of what is called.
private final class Calls: SyntaxVisitor {
  private(set) var names: [TokenSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
      names.append(name)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      names.append(member.declName.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
