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
    if saysWhatItThrows(around: Syntax(node)) { return .visitChildren }
    let needsStatement = Awaiting.isIn(node.expression) || isInInitializer(Syntax(node))
    if needsStatement, !isImplicit(node.expression) {
      // In a closure nothing could be awaited, and an initializer could not say what it has initialized.
      insert("do { var _error = ", at: node.throwKeyword.bytes.lowerBound, through: node.expression.bytes.lowerBound)
      insert("; throw _thrown(&_error) }", at: node.expression.bytes.upperBound)
    } else {
      wrap(node.expression, before: beforeThrown)
    }
    return .visitChildren
  }

  /// What is given away to be thrown: `continuation.resume(throwing: error)`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if name == "resume" || name == "finish", let error = node.arguments.first(where: { $0.label?.text == "throwing" }),
      !error.expression.is(NilLiteralExprSyntax.self)
    {
      // What ends a stream may be no error at all.
      wrap(error.expression, before: "{ var _error = ")
    }
    return .visitChildren
  }

  private func wrap(_ thrown: ExprSyntax, before: String) {
    if isImplicit(thrown) { return }
    insert(before, at: thrown.bytes.lowerBound)
    insert(afterThrown, at: thrown.bytes.upperBound)
  }

  /// A name of its own, as in `throw .empty`, says that its type is written somewhere.
  private func isImplicit(_ thrown: ExprSyntax) -> Bool {
    thrown.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  private func isInInitializer(_ node: Syntax) -> Bool {
    let callable = node.ancestors.first {
      $0.is(InitializerDeclSyntax.self) || $0.is(FunctionDeclSyntax.self) || $0.is(AccessorDeclSyntax.self)
        || $0.is(ClosureExprSyntax.self)
    }
    return callable?.is(InitializerDeclSyntax.self) ?? false
  }

  private func insert(_ text: String, at place: Int, through end: Int? = nil) {
    replace(place..<(end ?? place), with: text)
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    let wanted = node.catchItems.compactMap { item in item.pattern.flatMap(Wanted.init) }
    guard !wanted.isEmpty, wanted.count == node.catchItems.count else { return .visitChildren }
    let bindings = wanted.map { $0.binding(caught("_failure", as: $0.type)) }
    // Of several, none can give the body a name that another does not give.
    guard wanted.count == 1 || wanted.allSatisfy({ !$0.bindsNames }) else { return .visitChildren }
    let conditions = zip(node.catchItems, zip(wanted, bindings)).map { item, one in
      let condition = one.0.isMatched(caught("_failure", as: one.0.type))
      guard let further = item.whereClause else { return "(\(condition))" }
      return "(\(condition) && { \(one.1) return \(further.condition.onOneLine) }())"
    }
    let lines = node.catchItems.trimmedDescription.filter(\.isNewline)
    replace(node.catchItems.bytes, with: "let _failure where \(conditions.joined(separator: " || "))\(lines)")
    if wanted.count == 1 { insert(" \(bindings[0])", at: node.body.leftBrace.bytes.upperBound) }
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
      let lines =
        (parts[index].description + type.leadingTrivia.description + parts[index - 1].trailingTrivia.description)
        .filter(\.isNewline)
      let caught = caught(parts[index - 1].trimmedDescription, as: type.trimmedDescription)
      if let word = parts[index].as(UnresolvedAsExprSyntax.self) {
        switch word.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: replace(range, with: caught + lines)
        case .exclamationMark: replace(range, with: caught + "!" + lines)
        default: break
        }
      } else if parts[index].is(UnresolvedIsExprSyntax.self) {
        replace(range, with: "(\(caught) != nil)" + lines)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, node.declName.baseName.text == "localizedDescription", base.isCaughtError {
      let lines = node.trimmedDescription.filter(\.isNewline)
      replace(node.bytes, with: "_text(of: \(thrown(base.trimmedDescription)))\(lines)")
    }
    return .visitChildren
  }

  /// Whether a type of errors is written where something that is thrown goes to.
  private func saysWhatItThrows(around node: Syntax) -> Bool {
    switch node.throwTarget {
    case .catches(let clause), .caller(let clause): clause?.writesType ?? false
    case nil: false
    }
  }
}

/// Whether something in an expression is awaited or tried.
private final class Awaiting: SyntaxVisitor {
  private var isThere = false

  static func isIn(_ expression: ExprSyntax) -> Bool {
    let visitor = Awaiting(viewMode: .sourceAccurate)
    visitor.walk(expression)
    return visitor.isThere
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isThere = true
    return .skipChildren
  }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    isThere = true
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SyntaxProtocol {
  /// What it says, without line breaks, if those mean nothing.
  fileprivate var onOneLine: String {
    let text = trimmedDescription
    return text.contains("//") ? text : text.split(whereSeparator: \.isNewline).joined(separator: " ")
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

  /// Whether the body gets names of it.
  var bindsNames: Bool {
    switch kind {
    case .cast(let name, _): name != nil
    case .case(let pattern, _): pattern.contains("let ") || pattern.contains("var ")
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
        self = .case(pattern: pattern.onOneLine, type: type)
      } else {
        return nil
      }
    } else if let expression = pattern.as(ExpressionPatternSyntax.self)?.expression,
      let type = Self.enumeration(expression)
    {
      self = .case(pattern: pattern.onOneLine, type: type)
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
