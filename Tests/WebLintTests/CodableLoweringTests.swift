import Foundation
import Testing

@testable import WebLint

struct CodableLoweringTests {
  private func lower(_ text: String) -> String? { lowered(SourceText(path: "A.swift", text: text)) }

  @Test func `A struct is read and written property by property, behind the type`() {
    #expect(
      lower("struct Tip: Codable {\n  let id: Int\n  var note: String?\n}\nlet a = 1")
        == "struct Tip: Codable {\n  let id: Int\n  var note: String?\n}"
        + "; extension Tip { init(from decoder: Decoder) throws { let _all = try decoder._members(); "
        + "self.id = try _all.decode(\"id\"); self.note = try _all.decodeIfPresent(\"note\") } }"
        + "; extension Tip { func encode(to encoder: Encoder) throws { let _all = encoder._members(); "
        + "try _all.encode(self.id, \"id\"); try _all.encodeIfPresent(self.note, \"note\") } }\nlet a = 1"
    )
  }

  @Test(arguments: [
    // Constants that are set already, what is computed, of the type, or made later.
    ("let a = 1; var b: Int { 2 }; static let c = 3; lazy var d = 4; var e = 5 { didSet {} }", ["e"]),
    // In one line.
    ("var a, b: Int?; let c: Optional<Int>, d: Int", ["a?", "b?", "c?", "d"]),
    ("var `default` = false", ["default"]),
    ("let a: Int; var b = 2; enum CodingKeys: String, CodingKey { case a = \"first\" }", ["first"]),
    ("struct Inner { let x: Int }; let a: [Int?]", ["a"]),
  ])
  func `What a value is made of is read`(members: String, names: [String]) throws {
    let text = try #require(lower("struct S: Decodable { \(members) }"))
    let made = text.components(separatedBy: "_all.decode").dropFirst().map { part in
      let isOptional = part.hasPrefix("IfPresent")
      return String(part.split(separator: "\"")[1]) + (isOptional ? "?" : "")
    }
    #expect(made == names)
    #expect(!text.contains("func encode"))
  }

  @Test func `What is constant is written all the same`() throws {
    #expect(
      try #require(lower("struct S: Encodable { let version = 3 }")).contains("encode(self.version, \"version\")")
    )
  }

  @Test(arguments: [
    "struct S { let a: Int }", "enum Kind: String, Codable { case a }", "enum Kind: Int, Codable { case a = 1 }",
    "struct S: Codable { init(from decoder: Decoder) throws {}\nfunc encode(to encoder: Encoder) throws {} }",
    "struct S: Decodable {}\nextension S { init(from decoder: Decoder) throws {} }",
    "#if !hasFeature(Embedded)\nstruct S: Codable { let a: Int }\n#endif",
    "enum CodingKeys: String, CodingKey { case a }",
  ])
  func `What says how stays as it is`(text: String) {
    #expect(lower(text) == nil)
  }

  @Test func `What an extension asks for is written where the type is`() throws {
    let text = try #require(lower("public nonisolated struct S { let a: Int }\nextension S: Decodable {}"))
    let written = "; nonisolated extension S { public init(from decoder: Decoder) throws { "
    #expect(text.hasPrefix("public nonisolated struct S { let a: Int }\(written)"))
  }

  @Test func `A type in others is named by them, and what cannot be named has it inside`() throws {
    let inner = try #require(lower("struct A { enum B { struct C: Decodable { let d: Int } } }"))
    #expect(inner.contains("} } }; extension A.B.C { init(from"))
    let hidden = "struct A { private struct B: Decodable { let c: Int } }"
    #expect(try #require(lower(hidden)).contains("let c: Int ; init(from decoder: Decoder)"))
    // With an initializer by properties, which one of its own takes away.
    let local = "func f() {\n struct B: Decodable {\n let c: Int\n var d: Int?\n }\n}"
    #expect(try #require(lower(local)).contains("init(c: Int, d: Int? = nil) { self.c = c; self.d = d };"))
  }

  @Test func `Cases are values by name`() throws {
    let text = try #require(lower("enum E: Codable { case none, box(Int, height: Double?) }"))
    #expect(
      text.contains(
        "switch _case.name { case \"none\": self = .none; case \"box\": self = .box(try _values.decode(\"_0\"), "
          + "height: try _values.decodeIfPresent(\"height\")); default: self = try _values._noCase() }"
      )
    )
    #expect(
      text.contains(
        "switch self { case .none: _ = _all._case(\"none\"); case .box(let _value0, let _value1): "
          + "let _values = _all._case(\"box\"); try _values.encode(_value0, \"_0\"); "
          + "try _values.encodeIfPresent(_value1, \"height\"); }"
      )
    )
  }

  @Test func `Protocols that are types inside the page are named as such`() {
    #expect(
      lower("func f(_ decoder: any Decoder, _ encoder: any Encoder) {}")
        == "func f(_ decoder: Decoder, _ encoder: Encoder) {}"
    )
    #expect(lower("let path: [any CodingKey] = []") == "let path: [AnyCodingKey] = []")
    #expect(lower("enum Keys: CodingKey { case a }") == "enum Keys: String, CodingKey { case a }")
  }
}
