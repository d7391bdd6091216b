import SwiftSyntax

/// Types that are to be read from data and written, where `CodableLowering` cannot write how.
final class CodableRule: Rule {
  private let extensions: CodableExtensions

  required init(_ file: SourceFile, _ known: Declarations) {
    extensions = CodableExtensions(in: file)
    super.init(file, known)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = CodableType(node, extensions)
    if type.makesInit || type.makesEncode {
      let missing = [(type.makesInit, "init(from:)"), (type.makesEncode, "encode(to:)")].filter(\.0).map(\.1)
      cannot(
        node.name,
        "of a class nobody writes \(missing.joined(separator: " and ")) for the page; write it in \(node.name.text), or make it a struct"
      )
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let wanted = node.inheritanceClause?.inheritedTypes.first {
      ["Codable", "Decodable", "Encodable"].contains($0.type.lastName)
    }
    guard let wanted, let name = node.extendedType.lastName, !isDeclaredHere(name) else { return .visitChildren }
    let written = node.memberBlock.codableMembers
    let needed: Set<String> =
      switch wanted.type.lastName {
      case "Decodable": ["init"]
      case "Encodable": ["encode"]
      default: ["init", "encode"]
      }
    if !needed.isSubset(of: written), known.types[name]?.inherits.isDisjoint(with: CodableType.rawTypes) ?? true {
      cannot(
        wanted,
        "what makes \(name) \(wanted.type.trimmedDescription) can be written for the page only where \(name) is declared; move it into that file"
      )
    }
    return .visitChildren
  }

  private func isDeclaredHere(_ name: String) -> Bool { TypeNames(in: file).names.contains(name) }

  private final class TypeNames: SyntaxVisitor {
    var names: Set<String> = []

    init(in file: SourceFile) {
      super.init(viewMode: .sourceAccurate)
      walk(file.tree)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
  }
}
