import RavenTesting
import StackBoard
import SwiftUI
import Testing

struct BlockTests {
  private enum Kind { case one, two }

  @StackBoardBuilder private func blocks(
    isOn: Bool,
    name: String? = nil,
    kind: Kind = .one,
    count: Int = 0
  ) -> [AnyBlock] {
    Text("start")
    if isOn { StackBoardSection("on") { Text("row") } }
    if let name { Text(name) }
    switch kind {
    case .one: Callout { Text("one") }
    case .two: Text("two")
    }
    for index in 0..<count { Text("\(index)") }
    if #available(macOS 99, *) { Text("available") }
    AnyBlock(Callout())
    Text("end")
  }

  @Test func `a builder takes everything, and blocks know their role`() {
    #expect(blocks(isOn: false).map(\.isSection) == [false, true, false, false, false])
    #expect(
      blocks(isOn: true, name: "x", kind: .two, count: 2).map(\.isSection) == [false, true]
        + Array(repeating: false, count: 7)
    )
    #expect(blocks(isOn: true)[1].extractBlocks()?.count == 1)
    #expect(AnyBlock(blocks(isOn: true)[1]).isSection)
    #expect(!AnyBlock(AnyView(Callout { Text("erased") })).isSection)
  }

  @Test func `ids stay when blocks come, and differ from one another`() {
    let (few, many) = (blocks(isOn: false), blocks(isOn: true, name: "x", count: 3))
    let shared = Set(few.map(\.id)).intersection(many.map(\.id))
    #expect(shared.count == few.count)
    #expect(Set(many.map(\.id)).count == many.count)
    #expect(few.map(\.id) == blocks(isOn: false).map(\.id))
    #expect(Set(blocks(isOn: true, kind: .one).map(\.id)) != Set(blocks(isOn: true, kind: .two).map(\.id)))
  }

  @Test func `blocks made by hand are known by their place`() throws {
    struct Glossary: StackBoardSectionSource {
      let words: [String]
      func extractBlocks() -> [AnyBlock]? { words.map { AnyBlock(Text($0)) } }
    }
    var reported: [Diagnostic] = []
    let handler = Diagnostics.handler
    Diagnostics.handler = { reported.append($0) }
    defer { Diagnostics.handler = handler }
    let page = try TestPage(StackBoard { Glossary(words: ["a ", "b "]) }.stackBoardStyle(OutlineStyle()))
    #expect(page.text == "[a b ]")
    #expect(reported.isEmpty)
  }

  @Test func `a section that hands out no blocks shows nothing`() throws {
    let page = try TestPage(
      StackBoard {
        Callout()
        Callout {}
        Text("row")
      }
      .stackBoardStyle(OutlineStyle())
    )
    #expect(page.text == "[]row")
  }
}
