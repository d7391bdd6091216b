import SwiftSyntax

/// What the syntax tells of a value, as far as it matters here.
enum ValueKind: Equatable {
  case text
  case optional
  case collection
  case tuple
  /// Of a type that the sources declare.
  case named(String)
}

extension Declarations {
  /// What kind of value an expression is; nil if only types could tell.
  func kind(of expression: ExprSyntax) -> ValueKind? {
    if expression.is(StringLiteralExprSyntax.self) { return .text }
    if expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self) { return .collection }
    if let tuple = expression.as(TupleExprSyntax.self) {
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return .tuple }
      return kind(of: only.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
      if name == "String" { return .text }
      return types[name] != nil && declares(name) && !functions.contains(name) ? .named(name) : nil
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return kind(ofMember: member) }
    guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return nil }
    return kind(ofVariable: reference.baseName.text, seenFrom: Syntax(reference))
  }

  /// The kind of values of a type as it is written.
  func kind(of type: TypeSyntax) -> ValueKind? {
    if type.is(OptionalTypeSyntax.self) { return .optional }
    if type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self) { return .collection }
    if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.count > 1 ? .tuple : nil }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.text else { return nil }
    switch name {
    case "String", "Substring": return .text
    case "Optional": return .optional
    case "Array", "Set", "Dictionary": return .collection
    default: return declares(name) && types[name] != nil ? .named(name) : nil
    }
  }

  private func kind(ofMember member: MemberAccessExprSyntax) -> ValueKind? {
    guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    let name = member.declName.baseName.text
    if base == "self" { return kind(ofPropertyOfTypeAround: Syntax(member), name) }
    guard declares(base) else { return nil }
    if name == "allCases" { return .collection }
    return cases[base]?.contains(name) == true ? .named(base) : nil
  }

  /// The kind of what a name stands for: the innermost declaration of it counts, if the sources say its type.
  private func kind(ofVariable name: String, seenFrom node: Syntax) -> ValueKind? {
    var inner = node
    while let around = inner.parent {
      if let list = around.as(CodeBlockItemListSyntax.self) {
        // What a guard binds holds for the rest of the list.
        for item in list where item.position < inner.position {
          if let guarded = item.item.as(GuardStmtSyntax.self), binds(guarded.conditions, name) { return nil }
          if let binding = item.item.as(VariableDeclSyntax.self)?.binding(of: name) { return kind(of: binding) }
        }
      } else if around.binds(name) {
        return nil
      } else if let function = around.as(FunctionDeclSyntax.self),
        let parameter = function.signature.parameterClause.parameters.first(where: { $0.inside == name })
      {
        return parameter.ellipsis == nil ? kind(of: parameter.type) : .collection
      } else if around.is(MemberBlockSyntax.self) {
        return kind(ofPropertyOfTypeAround: inner, name)
      }
      inner = around
    }
    return nil
  }

  private func kind(ofPropertyOfTypeAround node: Syntax, _ name: String) -> ValueKind? {
    let block = sequence(first: node, next: \.parent).lazy.compactMap { $0.as(MemberBlockSyntax.self) }.first
    for member in block?.members ?? [] {
      if let binding = member.decl.as(VariableDeclSyntax.self)?.binding(of: name) { return kind(of: binding) }
    }
    return nil
  }

  private func kind(of binding: PatternBindingSyntax) -> ValueKind? {
    if let type = binding.typeAnnotation?.type { return kind(of: type) }
    guard let value = binding.initializer?.value else { return nil }
    // A name alone would be looked for from its own declaration on.
    return value.is(DeclReferenceExprSyntax.self) ? nil : kind(of: value)
  }

  private func binds(_ conditions: ConditionElementListSyntax, _ name: String) -> Bool {
    conditions.contains { condition in
      switch condition.condition {
      case .optionalBinding(let binding): binding.pattern.trimmedDescription == name
      case .matchingPattern(let match): match.pattern.mentions(name)
      default: false
      }
    }
  }
}

extension SyntaxProtocol {
  /// Whether something other than a variable's declaration gives a name a meaning of which the type is not known.
  fileprivate func binds(_ name: String) -> Bool {
    if let closure = self.as(ClosureExprSyntax.self) {
      guard let signature = closure.signature else { return false }
      let captured = signature.capture?.items.contains { $0.name.text == name } ?? false
      return captured || (signature.parameterClause.map { Syntax($0).mentions(name) } ?? false)
    }
    if let loop = self.as(ForStmtSyntax.self) { return loop.pattern.mentions(name) }
    if let condition = self.as(IfExprSyntax.self) { return Syntax(condition.conditions).mentionsInPattern(name) }
    if let condition = self.as(WhileStmtSyntax.self) { return Syntax(condition.conditions).mentionsInPattern(name) }
    if let label = self.as(SwitchCaseSyntax.self) { return Syntax(label.label).mentions(name) }
    if let clause = self.as(CatchClauseSyntax.self) { return name == "error" || clause.catchItems.mentions(name) }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return initializer.signature.parameterClause.parameters.contains { $0.inside == name }
    }
    if let accessor = self.as(AccessorDeclSyntax.self) {
      return name == "newValue" || name == "oldValue" || accessor.parameters?.name.text == name
    }
    return false
  }

  /// Whether a name stands anywhere in a piece of syntax.
  fileprivate func mentions(_ name: String) -> Bool { tokens(viewMode: .sourceAccurate).contains { $0.text == name } }

  /// Whether conditions bind a name: `if let name`, `if case .some(let name) = value`.
  fileprivate func mentionsInPattern(_ name: String) -> Bool {
    children(viewMode: .sourceAccurate).contains { element in
      guard let element = element.as(ConditionElementSyntax.self) else { return false }
      switch element.condition {
      case .optionalBinding(let binding): return binding.pattern.mentions(name)
      case .matchingPattern(let match): return match.pattern.mentions(name)
      default: return false
      }
    }
  }
}

extension VariableDeclSyntax {
  fileprivate func binding(of name: String) -> PatternBindingSyntax? {
    bindings.first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
  }
}

extension FunctionParameterSyntax {
  fileprivate var inside: String { (secondName ?? firstName).text }
}
