import SwiftSyntax

// Embedded Swift 6.3.1 has no `Codable`, and so the compiler writes no `init(from:)` and `encode(to:)`. The page's are in
// Sources/RavenWeb/Foundation; what the compiler would write is written out before an app is compiled for the page:
//
//   struct Tip: Codable { let id: Int; var note: String? } extension Tip {
//     init(from decoder: Decoder) throws {
//       let _all = try decoder._members(); self.id = try _all.decode("id"); self.note = try _all.decodeIfPresent("note") }
//     func encode(to encoder: Encoder) throws {
//       let _all = encoder._members(); try _all.encode(self.id, "id"); try _all.encodeIfPresent(self.note, "note") } }
//
//   any Decoder, any Encoder, any CodingKey    Decoder, Encoder, AnyCodingKey
//   enum CodingKeys: CodingKey                 enum CodingKeys: String, CodingKey
//
// all on the line where the type ends. An enum with a raw type needs nothing. With a toolchain whose Embedded Swift has
// `Codable`, this file and those can go.

/// Finds types that are `Codable` and do not say how.
final class CodableLowering: Lowering {
  private let extensions: CodableExtensions

  required init(_ file: SourceFile) {
    extensions = CodableExtensions(in: file)
    super.init(file)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = CodableType(node, extensions)
    let properties = StoredProperty.all(of: node.memberBlock, named: type.keys)
    if type.makesInit {
      write(type.makesInit(properties.filter(\.isDecoded).map(\.decoding)), of: node)
    }
    if type.makesEncode { write(type.makesEncode(properties.filter(\.isEncoded).map(\.encoding)), of: node) }
    if type.makesInit, isWrittenInside(node),
      !node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }),
      let whole = StoredProperty.initializer(properties)
    {
      // What the compiler gives a type that has no initializer of its own.
      write(whole, of: node)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.inheritedTypes
    if let inherited, inherited.contains(where: { $0.type.lastName == "CodingKey" }) {
      let hasText = inherited.contains { $0.type.lastName == "String" || $0.type.lastName == "Int" }
      if !hasText, let first = inherited.first { replace(at: first.bytes.lowerBound, with: "String, ") }
    }
    let type = CodableType(node, extensions)
    if type.hasRawValue { return .visitChildren }
    let cases = EnumCase.all(of: node.memberBlock, named: type.keys)
    if type.makesInit {
      let body = cases.map(\.decoding).joined(separator: " ")
      let switching =
        "let _case = try decoder._members()._case(); let _values = _case.values; "
        + "switch _case.name { \(body) default: self = try _values._noCase() }"
      write("\(type.access)init(from decoder: Decoder) throws { \(switching) }", of: node)
    }
    if type.makesEncode {
      let body = cases.map(\.encoding).joined(separator: " ")
      let switching = "let _all = encoder._members(); switch self { \(body) }"
      write("\(type.access)func encode(to encoder: Encoder) throws { \(switching) }", of: node)
    }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.any), let name = node.constraint.lastName,
      let instead = Self.existentials[name]
    else { return .visitChildren }
    replace(node.bytes, with: instead)
    return .skipChildren
  }

  /// What stands for values of these protocols.
  static let existentials = ["Decoder": "Decoder", "Encoder": "Encoder", "CodingKey": "AnyCodingKey"]

  private func replace(at place: Int, with text: String) { replace(place..<place, with: text) }

  /// Whether an extension could not name a type.
  private func isWrittenInside(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> Bool {
    let around = Syntax(fromProtocol: node).ancestors
    let isLocal = around.contains { $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) }
    let isHidden =
      around.contains { $0.is(MemberBlockSyntax.self) } && node.modifiers.contains { $0.name.text == "private" }
    return isLocal || isHidden
  }

  /// Writes a member of a type: in an extension, so that it leaves the type its initializer by properties, or inside where
  /// an extension could not name the type.
  private func write(_ member: String, of node: some DeclGroupSyntax & NamedDeclSyntax) {
    if isWrittenInside(node) {
      let end = node.memberBlock.rightBrace
      let isOnOneLine = !end.leadingTrivia.contains { $0.isNewline }
      let separator = isOnOneLine && !node.memberBlock.members.isEmpty ? "; " : ""
      return replace(at: end.positionAfterSkippingLeadingTrivia.utf8Offset, with: "\(separator)\(member); ")
    }
    let around = Syntax(fromProtocol: node).ancestors
    let groups = around.compactMap { $0.asProtocol(DeclGroupSyntax.self) }
    let names = groups.reversed().map { group in
      group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? group.asProtocol(NamedDeclSyntax.self)?.name.text ?? ""
    }
    let isolation = node.modifiers.contains { $0.name.text == "nonisolated" } ? "nonisolated " : ""
    let end = (groups.last.map { Syntax(fromProtocol: $0) } ?? Syntax(fromProtocol: node)).bytes.upperBound
    let name = (names + [node.name.text]).joined(separator: ".")
    replace(at: end, with: "; \(isolation)extension \(name) { \(member) }")
  }
}

/// What extensions in a file say of types: what they conform to, and what they write.
struct CodableExtensions {
  private(set) var inherited: [String: Set<String>] = [:]
  private(set) var written: [String: Set<String>] = [:]
  private(set) var keys: [String: EnumDeclSyntax] = [:]

  init(in file: SourceFile) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(file.tree)
    for node in reader.found {
      let name = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      inherited[name, default: []].formUnion(
        node.inheritanceClause?.inheritedTypes.compactMap { $0.type.lastName } ?? []
      )
      written[name, default: []].formUnion(node.memberBlock.codableMembers)
      if let found = node.memberBlock.codingKeys { keys[name] = found }
    }
  }

  private final class Reader: SyntaxVisitor {
    var found: [ExtensionDeclSyntax] = []
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }
  }
}

/// What has to be written for a type.
struct CodableType {
  let makesInit: Bool
  let makesEncode: Bool
  let hasRawValue: Bool
  /// The names of its values, if it says them.
  let keys: [String: String]?
  let access: String

  init(_ node: some DeclGroupSyntax & NamedDeclSyntax, _ extensions: CodableExtensions) {
    let name = node.name.text
    let inherited = node.inheritanceClause?.inheritedTypes.compactMap { $0.type.lastName } ?? []
    let all = Set(inherited).union(extensions.inherited[name] ?? [])
    let written = node.memberBlock.codableMembers.union(extensions.written[name] ?? [])
    makesInit = !all.isDisjoint(with: ["Codable", "Decodable"]) && !written.contains("init")
    makesEncode = !all.isDisjoint(with: ["Codable", "Encodable"]) && !written.contains("encode")
    hasRawValue = node.is(EnumDeclSyntax.self) && inherited.first.map { CodableType.rawTypes.contains($0) } ?? false
    keys = (node.memberBlock.codingKeys ?? extensions.keys[name]).map(\.caseNames)
    access = node.modifiers.contains { ["public", "package", "open"].contains($0.name.text) } ? "public " : ""
  }

  /// What the raw values of an enum can be.
  static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float",
  ]

  func makesInit(_ statements: [String]) -> String {
    let all = "\(statements.isEmpty ? "_" : "let _all") = try decoder._members()"
    return "\(access)init(from decoder: Decoder) throws { \(([all] + statements).joined(separator: "; ")) }"
  }

  func makesEncode(_ statements: [String]) -> String {
    let all = "\(statements.isEmpty ? "_" : "let _all") = encoder._members()"
    return "\(access)func encode(to encoder: Encoder) throws { \(([all] + statements).joined(separator: "; ")) }"
  }
}

/// A property that a value of a struct has.
private struct StoredProperty {
  let name: String
  /// What it is called in data; nil if it is not in there.
  let key: String?
  let isOptional: Bool
  /// A constant that has its value already.
  let isFixed: Bool
  /// As they are written; nil where they are not.
  let type: String?
  let value: String?

  var isDecoded: Bool { key != nil && !isFixed }
  var isEncoded: Bool { key != nil }
  var decoding: String { "self.\(name) = try _all.\(isOptional ? "decodeIfPresent" : "decode")(\"\(key ?? "")\")" }
  var encoding: String { "try _all.\(isOptional ? "encodeIfPresent" : "encode")(self.\(name), \"\(key ?? "")\")" }

  static func all(of members: MemberBlockSyntax, named keys: [String: String]?) -> [StoredProperty] {
    members.members.flatMap { member -> [StoredProperty] in
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isOfType else { return [] }
      // In `let first, last: String?` the type is that of both.
      var type: TypeSyntax?
      return variable.bindings.reversed().compactMap { binding in
        type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.isStored else {
          return nil
        }
        let plain = name.trimmingQuotes
        return StoredProperty(
          name: name,
          key: keys.map { $0[plain] } ?? plain,
          isOptional: type?.isOptional ?? false,
          isFixed: variable.bindingSpecifier.tokenKind == .keyword(.let) && binding.initializer != nil,
          type: type?.trimmedDescription,
          value: binding.initializer?.value.trimmedDescription
        )
      }
      .reversed()
    }
  }

  /// What sets all properties; nil where it cannot be said without knowing types.
  static func initializer(_ properties: [StoredProperty]) -> String? {
    let set = properties.filter { !$0.isFixed }
    if set.contains(where: { $0.type == nil }) { return nil }
    let parameters = set.map { property in
      let value = property.value ?? (property.isOptional ? "nil" : nil)
      return "\(property.name): \(property.type ?? "")\(value.map { " = \($0)" } ?? "")"
    }
    let statements = set.map { "self.\($0.name) = \($0.name)" }
    return "init(\(parameters.joined(separator: ", "))) { \(statements.joined(separator: "; ")) }"
  }
}

/// A case of an enum without raw values.
private struct EnumCase {
  let name: String
  let key: String
  let values: [(label: String?, key: String, isOptional: Bool)]

  static func all(of members: MemberBlockSyntax, named keys: [String: String]?) -> [EnumCase] {
    members.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).map { element in
      let parameters = element.parameterClause?.parameters.map { $0 } ?? []
      let plain = element.name.text.trimmingQuotes
      return EnumCase(
        name: element.name.text,
        key: keys?[plain] ?? plain,
        values: parameters.enumerated().map { index, parameter in
          let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text }
          return (label, label?.trimmingQuotes ?? "_\(index)", parameter.type.isOptional)
        }
      )
    }
  }

  var decoding: String {
    if values.isEmpty { return "case \"\(key)\": self = .\(name);" }
    let arguments = values.map { value in
      let label = value.label.map { "\($0): " } ?? ""
      return "\(label)try _values.\(value.isOptional ? "decodeIfPresent" : "decode")(\"\(value.key)\")"
    }
    return "case \"\(key)\": self = .\(name)(\(arguments.joined(separator: ", ")));"
  }

  var encoding: String {
    if values.isEmpty { return "case .\(name): _ = _all._case(\"\(key)\");" }
    let names = values.indices.map { "let _value\($0)" }.joined(separator: ", ")
    let statements = values.enumerated().map { index, value in
      "try _values.\(value.isOptional ? "encodeIfPresent" : "encode")(_value\(index), \"\(value.key)\")"
    }
    return "case .\(name)(\(names)): let _values = _all._case(\"\(key)\"); \(statements.joined(separator: "; "));"
  }
}

extension MemberBlockSyntax {
  /// Which of `init(from:)` and `encode(to:)` are among the members.
  var codableMembers: Set<String> {
    var found: Set<String> = []
    for member in members {
      if let made = member.decl.as(InitializerDeclSyntax.self) {
        let first = made.signature.parameterClause.parameters.first
        if first?.firstName.text == "from", first?.type.isNamed("Decoder") == true { found.insert("init") }
      } else if let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "encode" {
        let first = function.signature.parameterClause.parameters.first
        if first?.firstName.text == "to", first?.type.isNamed("Encoder") == true { found.insert("encode") }
      }
    }
    return found
  }

  /// The names a type gives its values in data.
  fileprivate var codingKeys: EnumDeclSyntax? {
    members.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }.first { $0.name.text == "CodingKeys" }
  }
}

extension EnumDeclSyntax {
  /// The cases with the texts they stand for.
  fileprivate var caseNames: [String: String] {
    let elements = memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    return Dictionary(
      elements.map { element in
        let name = element.name.text.trimmingQuotes
        let text = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription
        return (name, text ?? name)
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension VariableDeclSyntax {
  /// Whether it belongs to the type, or is made later.
  fileprivate var isOfType: Bool { modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) } }
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

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) || isNamed("Optional")
  }

  /// Whether it is a type, or any value of a protocol, with a name.
  fileprivate func isNamed(_ name: String) -> Bool {
    if let any = self.as(SomeOrAnyTypeSyntax.self) { return any.constraint.isNamed(name) }
    return lastName == name
  }
}

extension String {
  /// A name without what lets it be a word of the language.
  fileprivate var trimmingQuotes: String { filter { $0 != "`" } }
}
