import SwiftIfConfig
import SwiftSyntax

/// What a file says of types that are `Codable`, as far as it is compiled for the page.
struct CodableFile {
  /// What an extension says of a type.
  private struct Said {
    var inherited: Set<String> = []
    var written: Set<String> = []
    var keys: EnumDeclSyntax?
    var namesKeys = false
    /// Under which condition the type is `Codable`.
    var condition: String?
  }

  private let regions: ConfiguredRegions
  private var extensions: [String: Said] = [:]

  init(_ file: SourceFile) {
    regions = file.regions
    let reader = Reader(viewMode: .sourceAccurate, configuredRegions: file.regions)
    reader.walk(file.tree)
    for node in reader.found {
      let name = node.extendedType.trimmedDescription
      var said = extensions[name] ?? Said()
      let inherited = node.inheritanceClause.allNames
      said.inherited.formUnion(inherited)
      said.written.formUnion(writtenMembers(of: node.memberBlock))
      said.keys = said.keys ?? codingKeys(in: node.memberBlock)
      said.namesKeys = said.namesKeys || node.namesCodingKeys
      if !inherited.isDisjoint(with: ["Codable", "Decodable", "Encodable"]) {
        said.condition = said.condition ?? node.genericWhereClause?.trimmedDescription
      }
      extensions[name] = said
    }
  }

  fileprivate func inherited(_ name: String) -> Set<String> { extensions[name]?.inherited ?? [] }
  fileprivate func written(_ name: String) -> Set<String> { extensions[name]?.written ?? [] }
  fileprivate func keys(_ name: String) -> EnumDeclSyntax? { extensions[name]?.keys }
  fileprivate func namesKeys(_ name: String) -> Bool { extensions[name]?.namesKeys ?? false }
  fileprivate func condition(_ name: String) -> String? { extensions[name]?.condition }

  /// The members that are compiled for the page.
  func members(of block: MemberBlockSyntax) -> [DeclSyntax] { members(of: block.members) }

  private func members(of list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let choice = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      guard case .decls(let chosen)? = regions.activeClause(for: choice)?.elements else { return [] }
      return members(of: chosen)
    }
  }

  /// Which of `init(from:)` and `encode(to:)` are among the members.
  func writtenMembers(of block: MemberBlockSyntax) -> Set<String> {
    var found: Set<String> = []
    for member in members(of: block) {
      if let made = member.as(InitializerDeclSyntax.self) {
        let first = made.signature.parameterClause.parameters.first
        if first?.firstName.text == "from", first?.type.isNamed("Decoder") == true { found.insert("init") }
      } else if let function = member.as(FunctionDeclSyntax.self), function.name.text == "encode" {
        let first = function.signature.parameterClause.parameters.first
        if first?.firstName.text == "to", first?.type.isNamed("Encoder") == true { found.insert("encode") }
      }
    }
    return found
  }

  /// The names a type gives its values in data.
  fileprivate func codingKeys(in block: MemberBlockSyntax, named name: String = "CodingKeys") -> EnumDeclSyntax? {
    members(of: block).lazy.compactMap { $0.as(EnumDeclSyntax.self) }.first { $0.name.text == name }
  }

  private final class Reader: ActiveSyntaxVisitor {
    var found: [ExtensionDeclSyntax] = []
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }
  }
}

/// A type, what has to be written for it, and where.
struct CodableType {
  let makesInit: Bool
  let makesEncode: Bool
  /// Whether `CodingKeys` are used which the compiler would make.
  let makesKeys: Bool
  /// With the types it is in.
  let name: String
  /// The names of its values as literals, if it says them; of the values of a case under the name of the case.
  let keys: CodingNames?
  let isolation: String
  /// Of an extension with which the type is `Codable`.
  let condition: String?
  /// Whether an extension could not name it.
  let isWrittenInside: Bool
  /// Where what is outermost around it ends.
  let end: Int
  private let access: String

  init(_ node: some DeclGroupSyntax & NamedDeclSyntax, in file: CodableFile) {
    let around = Syntax(fromProtocol: node).ancestors
    let groups = around.compactMap { $0.asProtocol(DeclGroupSyntax.self) }
    let names = groups.reversed().map { group in
      group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? group.asProtocol(NamedDeclSyntax.self)?.name.text ?? ""
    }
    let name = (names + [node.name.text]).joined(separator: ".")
    let inherited = node.inheritanceClause.allNames
    let all = inherited.union(file.inherited(name))
    let written = file.writtenMembers(of: node.memberBlock).union(file.written(name))
    let hasRawValue =
      !all.isDisjoint(with: ["RawRepresentable", "OptionSet"])
      || node.is(EnumDeclSyntax.self) && CodableType.hasRawValue(node, file)
    let isCodable = !all.isDisjoint(with: ["Codable", "Decodable", "Encodable"])
    makesInit = !all.isDisjoint(with: ["Codable", "Decodable"]) && !written.contains("init") && !hasRawValue
    makesEncode = !all.isDisjoint(with: ["Codable", "Encodable"]) && !written.contains("encode") && !hasRawValue
    let own = file.codingKeys(in: node.memberBlock) ?? file.keys(name)
    makesKeys =
      isCodable && own == nil && !hasRawValue && (node.namesCodingKeys || file.namesKeys(name))
      && !file.members(of: node.memberBlock).contains { $0.as(TypeAliasDeclSyntax.self)?.name.text == "CodingKeys" }
    keys = CodingNames(own, node.memberBlock, file)
    condition = file.condition(name)
    self.name = name
    let modifiers = node.modifiers.map(\.name.text)
    access = modifiers.contains { ["public", "package", "open"].contains($0) } ? "public " : ""
    let isNonisolated =
      modifiers.contains("nonisolated") || groups.contains { $0.modifiers.contains { $0.name.text == "nonisolated" } }
    isolation = isNonisolated ? "nonisolated " : ""
    end = (groups.last.map { Syntax(fromProtocol: $0) } ?? Syntax(fromProtocol: node)).bytes.upperBound
    let isLocal = around.contains { $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) }
    // The outermost is only the file's, and so are those in it.
    let inner = [modifiers] + groups.dropLast().map { $0.modifiers.map(\.name.text) }
    let isHidden = !groups.isEmpty && inner.contains { $0.contains("private") }
    isWrittenInside = isLocal || isHidden
  }

  /// What the raw values of an enum can be.
  static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float",
  ]

  private static func hasRawValue(_ node: some DeclGroupSyntax, _ file: CodableFile) -> Bool {
    if let first = node.inheritanceClause?.inheritedTypes.first?.type.lastName, rawTypes.contains(first) { return true }
    let cases = file.members(of: node.memberBlock).compactMap { $0.as(EnumCaseDeclSyntax.self) }
    return cases.contains { $0.elements.contains { $0.rawValue != nil } }
  }

  func initializer(_ statements: [String]) -> String {
    "\(access)init(from decoder: Decoder) throws { \(statements.joined(separator: "; ")) }"
  }

  func encoder(_ statements: [String]) -> String {
    "\(access)func encode(to encoder: Encoder) throws { \(statements.joined(separator: "; ")) }"
  }

  func keys(_ names: [String]) -> String {
    let cases = names.isEmpty ? "" : " case \(names.joined(separator: ", "))"
    return "private enum CodingKeys: String, CodingKey {\(cases) }"
  }
}

/// The names that values have in data, as literals, by what they are called in the source.
struct CodingNames {
  private let own: [String: String]?
  private var ofCases: [String: [String: String]] = [:]

  /// Nil where everything has its own name.
  fileprivate init?(_ keys: EnumDeclSyntax?, _ block: MemberBlockSyntax, _ file: CodableFile) {
    own = keys.map { CodingNames.literals(of: $0, file) }
    for member in file.members(of: block) {
      guard let keys = member.as(EnumDeclSyntax.self), keys.name.text != "CodingKeys",
        keys.name.text.hasSuffix("CodingKeys")
      else { continue }
      ofCases[keys.name.text] = CodingNames.literals(of: keys, file)
    }
    if own == nil, ofCases.isEmpty { return nil }
  }

  /// The literal for a property or case; nil if it is not in data.
  func literal(for name: String) -> String? { own.map { $0[name] } ?? "\"\(name)\"" }

  /// The literal for a value of a case.
  func literal(for name: String, of enumCase: String) -> String? {
    let keys = ofCases[enumCase.prefix(1).uppercased() + enumCase.dropFirst() + "CodingKeys"]
    return keys.map { $0[name] } ?? "\"\(name)\""
  }

  private static func literals(of keys: EnumDeclSyntax, _ file: CodableFile) -> [String: String] {
    var literals: [String: String] = [:]
    for element in file.members(of: keys.memberBlock).compactMap({ $0.as(EnumCaseDeclSyntax.self) }).flatMap(\.elements)
    {
      let name = element.name.text.withoutBackticks
      literals[name] = element.rawValue?.value.trimmedDescription ?? "\"\(name)\""
    }
    return literals
  }
}

extension SyntaxProtocol {
  /// Whether it uses the names of values in data by the name they have.
  fileprivate var namesCodingKeys: Bool { tokens(viewMode: .sourceAccurate).contains { $0.text == "CodingKeys" } }
}

extension InheritanceClauseSyntax? {
  /// What is inherited, each of a composition by itself.
  var allNames: Set<String> { Set(self?.inheritedTypes.flatMap(\.type.names) ?? []) }
}

extension TypeSyntax {
  /// Its name, or those of what it is composed of.
  var names: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) { return composition.elements.flatMap(\.type.names) }
    return lastName.map { [$0] } ?? []
  }

  /// Whether it is a type, or any value of a protocol, with a name.
  fileprivate func isNamed(_ name: String) -> Bool {
    if let any = self.as(SomeOrAnyTypeSyntax.self) { return any.constraint.isNamed(name) }
    return lastName == name
  }
}

extension String {
  /// A name without what lets it be a word of the language.
  var withoutBackticks: String { filter { $0 != "`" } }
}
