import SwiftIfConfig
import SwiftSyntax

/// What an app's sources say about their own types and protocols, by name alone.
///
/// Two types of one name count as one, which has the conformances of both: rather nothing is said than something wrong.
struct Declarations {
  /// A struct, enum, class or actor.
  struct Nominal {
    var inherits: Set<String> = []
    var isGeneric = false
  }

  /// What is known of a protocol.
  struct ProtocolInfo {
    var inherits: Set<String> = []
    var isClassBound = false
  }

  private(set) var types: [String: Nominal] = [:]
  private(set) var protocols: [String: ProtocolInfo] = [:]
  /// Functions and types, for calls that might mean the library's.
  private(set) var functions: Set<String> = []
  /// Functions that write which errors they throw, with the type.
  private(set) var thrown: [String: String] = [:]
  /// What the sources teach text to show: the first parameters of their `appendInterpolation`.
  private(set) var shown: Set<String> = []
  /// What other names stand for.
  private(set) var aliases: [String: Set<String>] = [:]
  /// The cases of enums.
  private(set) var cases: [String: Set<String>] = [:]

  init(of files: [SourceFile]) {
    for file in files {
      let reader = DeclarationReader(viewMode: .sourceAccurate, configuredRegions: file.regions)
      reader.walk(file.tree)
      for (name, nominal) in reader.types {
        types[name, default: Nominal()].inherits.formUnion(nominal.inherits)
        if nominal.isGeneric { types[name]?.isGeneric = true }
      }
      protocols.merge(reader.protocols) { one, _ in one }
      functions.formUnion(reader.functions)
      thrown.merge(reader.thrown) { one, _ in one }
      shown.formUnion(reader.shown)
      cases.merge(reader.cases) { $0.union($1) }
      declared.formUnion(reader.declared)
      aliases.merge(reader.aliases) { $0.union($1) }
    }
  }

  private var declared: Set<String> = []

  /// Whether the sources declare a type or protocol of this name.
  func declares(_ name: String) -> Bool { declared.contains(name) || protocols[name] != nil }

  /// Whether only classes can conform to a protocol of these sources.
  func isClassBound(_ name: String, besides seen: Set<String> = []) -> Bool {
    if name == "AnyObject" { return true }
    guard let found = protocols[name], !seen.contains(name) else { return false }
    return found.isClassBound || found.inherits.contains { isClassBound($0, besides: seen.union([name])) }
  }

  /// Whether what has this name, a protocol or composition of these sources, includes `Codable` or a half of it.
  func inheritsCodable(_ name: String, besides seen: Set<String> = []) -> Bool {
    guard !seen.contains(name) else { return false }
    let inner = (protocols[name]?.inherits ?? []).union(aliases[name] ?? [])
    return inner.contains {
      ["Codable", "Decodable", "Encodable"].contains($0) || inheritsCodable($0, besides: seen.union([name]))
    }
  }

  /// Whether text cannot show values of a type that these sources declare.
  func cannotBeShown(_ name: String) -> Bool {
    guard declared.contains(name), !shown.contains(name), let type = types[name] else { return false }
    return !type.inherits.contains { describesItself($0) }
  }

  private func describesItself(_ name: String, besides seen: Set<String> = []) -> Bool {
    if ["CustomStringConvertible", "LosslessStringConvertible", "StringProtocol"].contains(name) { return true }
    guard !seen.contains(name) else { return false }
    let inherited = (protocols[name]?.inherits ?? []).union(types[name]?.inherits ?? [])
    return inherited.contains { describesItself($0, besides: seen.union([name])) }
  }
}

/// Collects the declarations of a file.
private final class DeclarationReader: ActiveSyntaxVisitor {
  var types: [String: Declarations.Nominal] = [:]
  var protocols: [String: Declarations.ProtocolInfo] = [:]
  var functions: Set<String> = []
  var thrown: [String: String] = [:]
  var shown: Set<String> = []
  var declared: Set<String> = []
  var cases: [String: Set<String>] = [:]
  var aliases: [String: Set<String>] = [:]

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases[node.name.text, default: []].formUnion(node.initializer.value.names)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.extendedType.lastName else { return .visitChildren }
    types[name, default: Declarations.Nominal()].inherits.formUnion(node.inheritanceClause.names)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isBound =
      node.genericWhereClause?.requirements.contains { requirement in
        guard case .conformanceRequirement(let conformance) = requirement.requirement else { return false }
        return conformance.leftType.trimmedDescription == "Self" && conformance.rightType.lastName == "AnyObject"
      } ?? false
    protocols[node.name.text] = Declarations.ProtocolInfo(inherits: node.inheritanceClause.names, isClassBound: isBound)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.insert(node.name.text)
    if let clause = node.signature.effectSpecifiers?.throwsClause, clause.writesType, let type = clause.type {
      thrown[node.name.text] = type.trimmedDescription
    }
    if node.name.text == "appendInterpolation" {
      let type = node.signature.parameterClause.parameters.first?.type
      if let name = type?.lastName { shown.insert(name) }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let owner = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(EnumDeclSyntax.self) }.first
    if let owner { cases[owner.name.text, default: []].formUnion(node.elements.map(\.name.text)) }
    return .visitChildren
  }

  private func add(
    _ name: TokenSyntax,
    _ inheritance: InheritanceClauseSyntax?,
    isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    declared.insert(name.text)
    types[name.text, default: Declarations.Nominal()].inherits.formUnion(inheritance.names)
    if isGeneric { types[name.text]?.isGeneric = true }
    return .visitChildren
  }
}

extension InheritanceClauseSyntax? {
  fileprivate var names: Set<String> { Set(self?.inheritedTypes.compactMap { $0.type.lastName } ?? []) }
}

extension TypeSyntax {
  /// The name of a type, without what it stands in and without its arguments.
  var lastName: String? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastName }
    return nil
  }
}
