import SwiftSyntax

extension ExprSyntax {
  /// Whether it is an error that has been caught: `error`, or the name in `catch let failure` or
  /// `case .failure(let failure)`.
  var isCaughtError: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return Syntax(self).ancestors.contains { node in
      if let clause = node.as(CatchClauseSyntax.self) {
        let isIn = clause.body.bytes.contains(bytes.lowerBound) || clause.catchItems.bytes.contains(bytes.lowerBound)
        return isIn && clause.nameOfError == name
      }
      if let clause = node.as(SwitchCaseSyntax.self) { return clause.label.trimmedDescription.bindsFailure(name) }
      if let branch = node.as(IfExprSyntax.self) { return branch.conditions.trimmedDescription.bindsFailure(name) }
      return false
    }
  }
}

extension CatchClauseSyntax {
  /// The name of an error of any type, or of the type the statement throws.
  fileprivate var nameOfError: String? {
    guard let pattern = catchItems.first?.pattern else { return "error" }
    return pattern.as(ValueBindingPatternSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension Syntax {
  /// What it is in, the nearest first.
  var ancestors: some Sequence<Syntax> {
    sequence(state: parent) { next in
      defer { next = next?.parent }
      return next
    }
  }
}

extension ThrowsClauseSyntax {
  /// Whether it says which errors, as `throws(LoadError)` does.
  var writesType: Bool {
    guard let type = type?.trimmedDescription else { return false }
    return type != "any Error" && type != "Error"
  }
}

extension String {
  /// Whether a pattern gives the error of a result a name.
  fileprivate func bindsFailure(_ name: String) -> Bool {
    contains(".failure(let \(name))") || contains("let .failure(\(name))")
  }
}

/// Where what is thrown at a place goes to, with what is written there of its type.
enum ThrowTarget {
  /// The catches of the statement around it.
  case catches(ThrowsClauseSyntax?)
  /// Who called the function, initializer, accessor or closure around it.
  case caller(ThrowsClauseSyntax?)
}

extension Syntax {
  /// Where what is thrown here goes to; nil outside of everything that runs.
  var throwTarget: ThrowTarget? {
    var inner = self
    for outer in ancestors {
      defer { inner = outer }
      if let closure = outer.as(ClosureExprSyntax.self) {
        return .caller(closure.signature?.effectSpecifiers?.throwsClause)
      } else if let function = outer.as(FunctionDeclSyntax.self) {
        return .caller(function.signature.effectSpecifiers?.throwsClause)
      } else if let initializer = outer.as(InitializerDeclSyntax.self) {
        return .caller(initializer.signature.effectSpecifiers?.throwsClause)
      } else if let accessor = outer.as(AccessorDeclSyntax.self) {
        return .caller(accessor.effectSpecifiers?.throwsClause)
      } else if let statement = outer.as(DoStmtSyntax.self), inner.id == Syntax(statement.body).id,
        !statement.catchClauses.isEmpty
      {
        return .catches(statement.throwsClause)
      }
    }
    return nil
  }
}
