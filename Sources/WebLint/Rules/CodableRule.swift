import SwiftSyntax

/// Types that are to be read from data and written, where `CodableLowering` cannot write how.
final class CodableRule: Rule {
  private let types: CodableFile
  private let here: Declarations
  private static let protocols: Set<String> = ["Codable", "Decodable", "Encodable"]

  required init(_ file: SourceFile, _ known: Declarations) {
    types = CodableFile(file)
    here = Declarations(of: [file])
    super.init(file, known)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = CodableType(node, in: types)
    let missing = [(type.makesInit, "init(from:)"), (type.makesEncode, "encode(to:)")].filter(\.0).map(\.1)
    if !missing.isEmpty {
      let name = node.name.text
      let words = missing.joined(separator: " and ")
      cannot(node.name, "of a class nobody writes \(words) for the page; write it in \(name), or make it a struct")
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node)
    return .visitChildren
  }

  /// What is `Codable` by another name, and keys that stand elsewhere.
  private func check(_ node: some DeclGroupSyntax & NamedDeclSyntax) {
    let type = CodableType(node, in: types)
    let names = node.inheritanceClause.allNames
    let written = types.writtenMembers(of: node.memberBlock)
    if names.isDisjoint(with: Self.protocols), !written.isSuperset(of: ["init", "encode"]),
      let name = names.first(where: { known.inheritsCodable($0) }), let clause = node.inheritanceClause
    {
      cannot(
        clause,
        "that \(node.name.text) is Codable is seen for the page only where it says so itself, not by \(name); add it"
      )
    }
    guard type.makesInit || type.makesEncode else { return }
    for member in types.members(of: node.memberBlock) {
      guard let alias = member.as(TypeAliasDeclSyntax.self), alias.name.text == "CodingKeys" else { continue }
      cannot(alias, "names that stand elsewhere are not found for the page; write enum CodingKeys here")
    }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.extendedType.lastName else { return .visitChildren }
    let written = types.writtenMembers(of: node.memberBlock)
    if ["KeyedDecodingContainer", "KeyedEncodingContainer"].contains(name) {
      for function in types.members(of: node.memberBlock).compactMap({ $0.as(FunctionDeclSyntax.self) })
      where ["decode", "decodeIfPresent", "encode", "encodeIfPresent"].contains(function.name.text) {
        mayNot(
          function.name,
          "what is written for the page does not go by it; write init(from:) or encode(to:) where it is used"
        )
      }
    }
    if here.declares(name) { return .visitChildren }
    let names = node.inheritanceClause.allNames
    var needed: Set<String> = []
    if !names.isDisjoint(with: ["Codable", "Decodable"]) { needed.insert("init") }
    if !names.isDisjoint(with: ["Codable", "Encodable"]) { needed.insert("encode") }
    let isRaw =
      known.types[name].map {
        !$0.inherits.isDisjoint(with: CodableType.rawTypes.union(["RawRepresentable", "OptionSet"]))
      } ?? false
    if !needed.isSubset(of: written), !isRaw {
      cannot(
        node.extendedType,
        "what makes \(name) Codable can be written for the page only where \(name) is declared; move it into that file"
      )
    } else if names.isDisjoint(with: Self.protocols), !written.isEmpty, known.declares(name) {
      cannot(
        node.extendedType,
        "how \(name) is read and written is seen for the page only where \(name) is declared; move it into that file"
      )
    }
    return .visitChildren
  }
}
