import SwiftSyntax

/// A property that a value of a type has.
struct StoredProperty {
  let name: String
  /// What it is called in data, as a literal; nil if it is not in there.
  let key: String?
  /// A constant that has its value already.
  private let isFixed: Bool
  /// Whether it is kept by a property wrapper, which is what is read and written.
  private let isWrapped: Bool
  /// As they are written; nil where they are not.
  private let type: String?
  private let value: String?
  private let isOptional: Bool

  var isDecoded: Bool { key != nil && !isFixed }
  var decoding: String { "self.\(stored) = try _all.decode(\(key ?? ""))" }
  var encoding: String { "try _all.encode(self.\(stored), \(key ?? ""))" }
  private var stored: String { isWrapped ? "_\(name.withoutBackticks)" : name }

  /// The properties among members.
  static func all(of members: [DeclSyntax], named keys: CodingNames?) -> [StoredProperty] {
    members.compactMap { $0.as(VariableDeclSyntax.self) }.filter { !$0.isOfType }.flatMap { variable in
      // In `let first, last: String?` the type is that of both.
      var type: TypeSyntax?
      return variable.bindings.reversed().compactMap { binding -> StoredProperty? in
        type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.isStored else {
          return nil
        }
        return StoredProperty(
          name: name,
          key: keys.map { $0.literal(for: name.withoutBackticks) } ?? "\"\(name.withoutBackticks)\"",
          isFixed: variable.bindingSpecifier.tokenKind == .keyword(.let) && binding.initializer != nil,
          isWrapped: variable.hasWrapper,
          type: type?.asParameter ?? binding.initializer?.value.plainType,
          value: binding.initializer?.value.trimmedDescription,
          isOptional: type?.isOptional ?? false
        )
      }
      .reversed()
    }
  }

  /// What sets all properties; nil where it cannot be said without knowing types.
  static func initializer(_ properties: [StoredProperty]) -> String? {
    let set = properties.filter { !$0.isFixed }
    if set.contains(where: { $0.type == nil || $0.isWrapped }) { return nil }
    let parameters = set.map { property in
      let value = property.value ?? (property.isOptional ? "nil" : nil)
      return "\(property.name): \(property.type ?? "")\(value.map { " = \($0)" } ?? "")"
    }
    let statements = set.map { "self.\($0.name) = \($0.name)" }
    return "init(\(parameters.joined(separator: ", "))) { \(statements.joined(separator: "; ")) }"
  }
}

/// A case of an enum without raw values.
struct EnumCase {
  let name: String
  /// What it is called in data, as a literal; nil if it is not in there.
  private let key: String?
  private let values: [(label: String?, key: String?)]

  /// The cases among members.
  static func all(of members: [DeclSyntax], named keys: CodingNames?) -> [EnumCase] {
    members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).map { element in
      let plain = element.name.text.withoutBackticks
      let parameters = element.parameterClause?.parameters.map { $0 } ?? []
      return EnumCase(
        name: element.name.text,
        key: keys.map { $0.literal(for: plain) } ?? "\"\(plain)\"",
        values: parameters.enumerated().map { index, parameter in
          let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text }
          let name = label?.withoutBackticks ?? "_\(index)"
          return (label, keys.map { $0.literal(for: name, of: plain) } ?? "\"\(name)\"")
        }
      )
    }
  }

  /// A case of a `switch` over names that makes it.
  var decoding: String {
    guard let key else { return "" }
    let arguments = values.compactMap { value in
      value.key.map { "\(value.label.map { "\($0): " } ?? "")try _values.decode(\($0))" }
    }
    let made = values.isEmpty ? ".\(name)" : ".\(name)(\(arguments.joined(separator: ", ")))"
    return "case \(key): self = \(made);"
  }

  /// A case of a `switch` that writes it.
  var encoding: String {
    let none = "_ = try encoder._refuse(\"\(name)\")"
    guard let key else { return "case .\(name): \(none);" }
    if values.isEmpty { return "case .\(name): _ = _all._case(\(key));" }
    let names = values.enumerated().map { $1.key == nil ? "_" : "let _value\($0)" }.joined(separator: ", ")
    let statements = values.enumerated().compactMap { index, value in
      value.key.map { "try _values.encode(_value\(index), \($0))" }
    }
    return "case .\(name)(\(names)): let _values = _all._case(\(key)); \(statements.joined(separator: "; "));"
  }
}

extension VariableDeclSyntax {
  /// Whether it belongs to the type, or is made later.
  fileprivate var isOfType: Bool { modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) } }

  /// Whether something that is no word of the language or of Observation is in front of it.
  fileprivate var hasWrapper: Bool {
    attributes.contains { attribute in
      guard let name = attribute.as(AttributeSyntax.self)?.attributeName.lastName else { return false }
      return name.first?.isUppercase == true
        && !["MainActor", "ObservationIgnored", "ObservationTracked"].contains(name)
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it is kept: what has a getter is computed, what is only observed is not.
  fileprivate var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let list): list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    default: true
    }
  }
}

extension ExprSyntax {
  /// The type of a literal, or of a value that is made by naming its type.
  fileprivate var plainType: String? {
    switch kind {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    default: break
    }
    guard let made = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    if let type = made.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return type.first?.isUppercase == true ? type : nil
    }
    if made.is(ArrayExprSyntax.self) || made.is(DictionaryExprSyntax.self) { return made.trimmedDescription }
    return nil
  }
}

extension TypeSyntax {
  /// How a parameter has it that is kept.
  fileprivate var asParameter: String {
    let isFunction =
      self.is(FunctionTypeSyntax.self)
      || self.as(AttributedTypeSyntax.self)?.baseType.is(FunctionTypeSyntax.self) == true
    return (isFunction ? "@escaping " : "") + trimmedDescription
  }

  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) || lastName == "Optional"
  }
}
