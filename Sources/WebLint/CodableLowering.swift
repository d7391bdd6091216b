import SwiftIfConfig
import SwiftSyntax

// Embedded Swift 6.3.1 has no `Codable`, and so the compiler writes no `init(from:)` and `encode(to:)`. The page's are in
// Sources/RavenWeb/Foundation; what the compiler would write is written out before an app is compiled for the page:
//
//   struct Tip: Codable { let id: Int; var note: String? }; extension Tip {
//     init(from decoder: Decoder) throws {
//       let _all = try decoder._members(); self.id = try _all.decode("id"); self.note = try _all.decode("note") };
//     func encode(to encoder: Encoder) throws {
//       let _all = encoder._members(); try _all.encode(self.id, "id"); try _all.encode(self.note, "note") } }
//
//   any Decoder, any Encoder, any CodingKey    Decoder, Encoder, AnyCodingKey
//   enum CodingKeys: CodingKey                 enum CodingKeys: String, CodingKey
//
// all on the line where the type ends. Types with raw values need nothing. With a toolchain whose Embedded Swift has
// `Codable`, this file, those beside it and those in Foundation can go.

/// Finds types that are `Codable` and do not say how.
final class CodableLowering: Lowering {
  private let file: CodableFile

  required init(_ file: SourceFile) {
    self.file = CodableFile(file)
    super.init(file)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = CodableType(node, in: file)
    let members = file.members(of: node.memberBlock)
    let properties = StoredProperty.all(of: members, named: type.keys)
    var written: [String] = []
    if type.makesKeys { written.append(type.keys(properties.map(\.name))) }
    if type.makesInit {
      let read = properties.filter(\.isDecoded).map(\.decoding)
      // What has nothing to read takes anything.
      let all = read.isEmpty ? [] : ["let _all = try decoder._members()"] + read
      written.append(type.initializer(all))
      // What the compiler gives a type that has no initializer of its own.
      if type.isWrittenInside, !members.contains(where: { $0.is(InitializerDeclSyntax.self) }),
        let whole = StoredProperty.initializer(properties)
      {
        written.append(whole)
      }
    }
    if type.makesEncode {
      let write = properties.filter { $0.key != nil }.map(\.encoding)
      written.append(type.encoder([write.isEmpty ? "_ = encoder._members()" : "let _all = encoder._members()"] + write))
    }
    add(written, to: type, node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.inheritedTypes
    if let inherited, let first = inherited.first, inherited.contains(where: { $0.type.names.contains("CodingKey") }) {
      let hasText = inherited.contains { CodableType.rawTypes.contains($0.type.lastName ?? "") }
      if !hasText { replace(at: first.bytes.lowerBound, with: "String, ") }
    }
    let type = CodableType(node, in: file)
    let cases = EnumCase.all(of: file.members(of: node.memberBlock), named: type.keys)
    var written: [String] = []
    if type.makesKeys { written.append(type.keys(cases.map(\.name))) }
    if type.makesInit {
      let body = cases.map(\.decoding).joined(separator: " ")
      written.append(
        type.initializer([
          "let _case = try decoder._members()._case()", "let _values = _case.values",
          "switch _case.name { \(body) default: self = try _values._noCase() }",
        ])
      )
    }
    if type.makesEncode {
      let body = cases.map(\.encoding).joined(separator: " ")
      written.append(type.encoder(["let _all = encoder._members()", "switch self { \(body) }"]))
    }
    add(written, to: type, node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = CodableType(node, in: file)
    let properties = StoredProperty.all(of: file.members(of: node.memberBlock), named: type.keys)
    if type.makesKeys { add([type.keys(properties.map(\.name))], to: type, node) }
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

  /// Writes members of a type: in an extension, so that it leaves the type its initializer by properties, or inside where an
  /// extension could not name the type.
  private func add(_ members: [String], to type: CodableType, _ node: some DeclGroupSyntax) {
    if members.isEmpty { return }
    let written = members.joined(separator: "; ")
    if type.isWrittenInside {
      let end = node.memberBlock.rightBrace
      let last = node.memberBlock.members.last
      let isApart = end.leadingTrivia.contains(where: \.isNewline) || last == nil || last?.semicolon != nil
      return replace(at: end.positionAfterSkippingLeadingTrivia.utf8Offset, with: "\(isApart ? "" : "; ")\(written) ")
    }
    let condition = type.condition.map { " \($0)" } ?? ""
    replace(at: type.end, with: "; \(type.isolation)extension \(type.name)\(condition) { \(written) }")
  }
}
