import SwiftSyntax

// Embedded Swift 6.3.1 keeps nothing but objects of classes in `any Error`, and does not find out what an error is. So
// what is thrown where no type of errors is written, and what is caught, is written out before an app is compiled for the
// page:
//
//   throw LoadError.empty           throw { () -> any Error in var _error = LoadError.empty; return _thrown(&_error) }()
//   catch is Refusal {              catch let _failure where (_caught(…_failure…, as: Refusal.self) != nil) {
//   catch let error as Refusal {    the same, and at the beginning: let error = _caught(…_failure…, as: Refusal.self)!;
//   error as? Refusal               _caught(…error…, as: Refusal.self)
//   error.localizedDescription      _text(of: …error…)
//
// A variable has the type an error has there; where it were given to a function, it would be made `any Error` for it.
// `_thrown` and the others are in Scripts/wasm/Concurrency/ThrownError.swift. With a toolchain whose Embedded Swift has
// such values, they and this file can go.

private let beforeThrown = "{ () -> any Error in var _error = "
private let afterThrown = "; return _thrown(&_error) }()"

/// Finds where errors of any type are thrown, caught and looked at.
final class ErrorLowering: Lowering {
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    if !saysWhatItThrows(around: Syntax(node)) { wrap(node.expression) }
    return .visitChildren
  }

  /// What is given away to be thrown: `continuation.resume(throwing: error)`.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.label?.text == "throwing", !node.expression.is(NilLiteralExprSyntax.self) { wrap(node.expression) }
    return .visitChildren
  }

  private func wrap(_ thrown: ExprSyntax) {
    // A name of its own, as in `throw .empty`, says that its type is written somewhere.
    if let member = thrown.as(MemberAccessExprSyntax.self), member.base == nil { return }
    let place = thrown.bytes
    replace(place.lowerBound..<place.lowerBound, with: beforeThrown)
    replace(place.upperBound..<place.upperBound, with: afterThrown)
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    guard node.catchItems.count == 1, let item = node.catchItems.first, let pattern = item.pattern,
      let wanted = Wanted(pattern)
    else { return .visitChildren }
    let caught = caught("_failure", as: wanted.type)
    var condition = wanted.isMatched(caught)
    if let further = item.whereClause {
      condition += " && { \(wanted.binding(caught)) return \(further.condition.trimmedDescription) }()"
    }
    let lines = item.trimmedDescription.filter(\.isNewline)
    replace(item.bytes, with: "let _failure where (\(condition))\(lines)")
    let body = node.body.leftBrace.bytes.upperBound
    replace(body..<body, with: " \(wanted.binding(caught))")
    // What is inside the pattern is written already.
    walk(node.body)
    return .skipChildren
  }

  private func thrown(_ error: String) -> String { beforeThrown + error + afterThrown }

  private func caught(_ error: String, as type: String) -> String {
    "_caught(\(thrown(error)), as: \(type).self)"
  }

  /// What asks a caught error of what type it is: `error as? LoadError`, `error is LoadError`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for index in parts.indices.dropFirst().dropLast() where parts[index - 1].isCaughtError {
      guard let type = parts[index + 1].as(TypeExprSyntax.self) else { continue }
      let range = parts[index - 1].bytes.lowerBound..<type.bytes.upperBound
      let caught = caught(parts[index - 1].trimmedDescription, as: type.trimmedDescription)
      if let word = parts[index].as(UnresolvedAsExprSyntax.self) {
        switch word.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: replace(range, with: caught)
        case .exclamationMark: replace(range, with: caught + "!")
        default: break
        }
      } else if parts[index].is(UnresolvedIsExprSyntax.self) {
        replace(range, with: "(\(caught) != nil)")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, node.declName.baseName.text == "localizedDescription", base.isCaughtError {
      replace(node.bytes, with: "_text(of: \(thrown(base.trimmedDescription)))")
    }
    return .visitChildren
  }

  /// Whether a type of errors is written where something that is thrown goes to.
  private func saysWhatItThrows(around node: Syntax) -> Bool {
    var inner = node
    for outer in node.ancestors {
      defer { inner = outer }
      if let closure = outer.as(ClosureExprSyntax.self) {
        return closure.signature?.effectSpecifiers?.throwsClause?.writesType ?? false
      } else if let function = outer.as(FunctionDeclSyntax.self) {
        return function.signature.effectSpecifiers?.throwsClause?.writesType ?? false
      } else if let initializer = outer.as(InitializerDeclSyntax.self) {
        return initializer.signature.effectSpecifiers?.throwsClause?.writesType ?? false
      } else if let accessor = outer.as(AccessorDeclSyntax.self) {
        return accessor.effectSpecifiers?.throwsClause?.writesType ?? false
      } else if let statement = outer.as(DoStmtSyntax.self), inner.id == Syntax(statement.body).id,
        !statement.catchClauses.isEmpty
      {
        return statement.throwsClause?.writesType ?? false
      }
    }
    return false
  }
}

/// One kind of error, as a pattern of `catch` names it.
private struct Wanted {
  enum Kind {
    /// `is LoadError`, `let error as LoadError`.
    case cast(name: String?, type: String)
    /// `LoadError.missing(let name)`.
    case `case`(pattern: String, type: String)
  }

  private let kind: Kind

  init?(_ pattern: PatternSyntax) {
    guard let kind = Kind(pattern) else { return nil }
    self.kind = kind
  }

  var type: String {
    switch kind {
    case .cast(_, let type), .case(_, let type): type
    }
  }

  func isMatched(_ caught: String) -> String {
    switch kind {
    case .cast: "\(caught) != nil"
    case .case(let pattern, _): "{ if case (\(pattern))? = \(caught) { true } else { false } }()"
    }
  }

  /// What gives the body the names of the pattern.
  func binding(_ caught: String) -> String {
    switch kind {
    case .cast(let name?, _): "let \(name) = \(caught)!;"
    case .cast(nil, _): ""
    case .case(let pattern, _): "guard case (\(pattern))? = \(caught) else { fatalError() };"
    }
  }
}

extension Wanted.Kind {
  init?(_ pattern: PatternSyntax) {
    if let test = pattern.as(IsTypePatternSyntax.self) {
      self = .cast(name: nil, type: test.type.trimmedDescription)
    } else if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      guard let expression = binding.pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
      if let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
        parts[1].is(UnresolvedAsExprSyntax.self)
      {
        self = .cast(name: parts[0].trimmedDescription, type: parts[2].trimmedDescription)
      } else if let type = Self.enumeration(expression) {
        self = .case(pattern: pattern.trimmedDescription, type: type)
      } else {
        return nil
      }
    } else if let expression = pattern.as(ExpressionPatternSyntax.self)?.expression,
      let type = Self.enumeration(expression)
    {
      self = .case(pattern: pattern.trimmedDescription, type: type)
    } else {
      return nil
    }
  }

  /// The type in `LoadError.missing` and `LoadError.missing(let name)`.
  private static func enumeration(_ expression: ExprSyntax) -> String? {
    let name = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    return name.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
  }
}
