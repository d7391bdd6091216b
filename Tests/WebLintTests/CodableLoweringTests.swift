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
        + "self.id = try _all.decode(\"id\"); self.note = try _all.decode(\"note\") }; "
        + "func encode(to encoder: Encoder) throws { let _all = encoder._members(); "
        + "try _all.encode(self.id, \"id\"); try _all.encode(self.note, \"note\") } }\nlet a = 1"
    )
  }

  @Test(arguments: [
    // Constants that are set already, what is computed, of the type, or made later.
    ("let a = 1; var b: Int { 2 }; static let c = 3; lazy var d = 4; var e = 5 { didSet {} }", ["self.e \"e\""]),
    // In one line.
    ("var a, b: Int?; let c: Int", ["self.a \"a\"", "self.b \"b\"", "self.c \"c\""]),
    ("var `default` = false", ["self.`default` \"default\""]),
    ("let a: Int; var b = 2; enum CodingKeys: String, CodingKey { case a = #\"f\\t\"# }", ["self.a #\"f\\t\"#"]),
    ("struct Inner { let x: Int }; let a: [Int?]", ["self.a \"a\""]),
    // What a wrapper keeps is read as the wrapper says.
    ("@Lossy var a: Int; @MainActor var b: Int", ["self._a \"a\"", "self.b \"b\""]),
    // What is compiled for the page.
    (
      "\n#if hasFeature(Embedded)\nvar a: Int\n#else\nvar b: Int\n#endif\nvar c: Int\n",
      ["self.a \"a\"", "self.c \"c\""]
    ),
  ])
  func `What a value is made of is read`(members: String, names: [String]) throws {
    let text = try #require(lower("struct S: Decodable { \(members) }"))
    let body = try #require(text.components(separatedBy: "decoder._members(); ").last)
    let made = body.components(separatedBy: ")").filter { $0.contains("_all.decode(") }.map {
      $0.replacing(" = try _all.decode(", with: " ").replacing("; ", with: "")
    }
    #expect(made == names)
    #expect(!text.contains("func encode"))
  }

  @Test func `What is constant is written all the same`() throws {
    #expect(
      try #require(lower("struct S: Encodable { let version = 3 }")).contains("encode(self.version, \"version\")")
    )
  }

  @Test func `What has nothing to read takes anything`() {
    #expect(
      lower("struct Skip: Decodable {}")
        == "struct Skip: Decodable {}; extension Skip { init(from decoder: Decoder) throws {  } }"
    )
  }

  @Test func `Names of values are made where they are used and nobody has written them`() throws {
    let own = "struct S: Codable { var a = 1; let b: Int; init(from decoder: any Decoder) throws { g(CodingKeys.a) } }"
    #expect(
      try #require(lower(own)).contains("extension S { private enum CodingKeys: String, CodingKey { case a, b }; func")
    )
    let elsewhere = "struct S: Codable { var a = 1 }\nextension S { func g() { h(CodingKeys.a) } }"
    #expect(try #require(lower(elsewhere)).contains("enum CodingKeys: String, CodingKey { case a }"))
    #expect(try #require(lower("struct S: Codable { var a = 1 }")).contains("CodingKeys") == false)
  }

  @Test func `Names belong to the type that is named in full`() throws {
    let text = "extension User.Item { enum CodingKeys: String, CodingKey { case a = \"x\" } }\n"
    #expect(
      try #require(lower(text + "struct Shop { struct Item: Decodable { var a: Int } }")).contains("decode(\"a\")")
    )
    #expect(
      try #require(lower(text + "struct User { struct Item: Decodable { var a: Int } }")).contains("decode(\"x\")")
    )
  }

  @Test(arguments: [
    "struct S { let a: Int }", "enum Kind: String, Codable { case a }", "enum Kind: Int, Codable { case a = 1 }",
    "struct S: Codable { init(from decoder: Decoder) throws {}\nfunc encode(to encoder: Encoder) throws {} }",
    "struct S: Decodable {}\nextension S { init(from decoder: Decoder) throws {} }",
    "#if !hasFeature(Embedded)\nstruct S: Codable { let a: Int }\n#endif",
    "enum CodingKeys: String, CodingKey { case a }", "enum Kind: Code, Codable { case a = 7 }",
    "struct ID: RawRepresentable, Codable { var rawValue: String }",
    "struct Options: OptionSet, Codable { let rawValue: Int }",
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
    let hidden = "struct A { private struct B: Codable { let c: Int } }"
    let both = try #require(lower(hidden))
    #expect(both.contains("let c: Int ; init(from decoder: Decoder)"))
    #expect(both.contains("}; func encode(to encoder: Encoder)"))
    let inHidden = try #require(lower("struct A { private struct B { struct C: Decodable { let d: Int; } } }"))
    #expect(inHidden.contains("let d: Int; init(from decoder: Decoder)"))
    // With an initializer by properties, which one of its own takes away.
    let local = "func f() {\n struct B: Decodable {\n let c: Int\n var d: Int?\n var e = false\n }\n}"
    #expect(
      try #require(lower(local)).contains(
        "init(c: Int, d: Int? = nil, e: Bool = false) { self.c = c; self.d = d; self.e = e }"
      )
    )
  }

  @Test func `What stands around a type holds for it`() throws {
    let inner = "nonisolated enum API { struct User: Decodable { let id: Int } }"
    #expect(try #require(lower(inner)).contains("; nonisolated extension API.User {"))
    let condition = "struct Box<T> { var t: T }\nextension Box: Decodable where T: Decodable {}"
    #expect(try #require(lower(condition)).contains("; extension Box where T: Decodable { init(from"))
    #expect(try #require(lower("struct S: Decodable & Sendable { let a: Int }")).contains("init(from"))
  }

  @Test func `Cases are values by name`() throws {
    let text = try #require(lower("enum E: Codable { case none, box(Int, height: Double?) }"))
    #expect(
      text.contains(
        "switch _case.name { case \"none\": self = .none; case \"box\": self = .box(try _values.decode(\"_0\"), "
          + "height: try _values.decode(\"height\")); default: self = try _values._noCase() }"
      )
    )
    #expect(
      text.contains(
        "switch self { case .none: _ = _all._case(\"none\"); case .box(let _value0, let _value1): "
          + "let _values = _all._case(\"box\"); try _values.encode(_value0, \"_0\"); "
          + "try _values.encode(_value1, \"height\"); }"
      )
    )
  }

  @Test func `The values of a case have names of their own`() throws {
    let text =
      "enum E: Codable { case text(String), none; enum TextCodingKeys: String, CodingKey { case _0 = \"value\" } }"
    let made = try #require(lower(text))
    #expect(made.contains("self = .text(try _values.decode(\"value\"))"))
    #expect(made.contains("try _values.encode(_value0, \"value\")"))
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
