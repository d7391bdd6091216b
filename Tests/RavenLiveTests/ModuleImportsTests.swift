import Testing

@testable import RavenLive

struct `The imports of a module` {
  private static let start: [UInt8] = [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0]

  private func section(_ id: UInt8, _ content: [UInt8]) -> [UInt8] {
    [id, UInt8(content.count & 0x7F) | 0x80, UInt8(content.count >> 7)] + content
  }

  private func name(_ text: String) -> [UInt8] { [UInt8(text.utf8.count)] + Array(text.utf8) }

  private func function(_ module: String, _ member: String, _ type: UInt8 = 0) -> [UInt8] {
    name(module) + name(member) + [0, type]
  }

  @Test func `are the modules it names, each once, behind other sections`() {
    let types = section(1, [UInt8](repeating: 0x60, count: 200))
    let imports = section(
      2,
      [3] + function("raven", "wake") + function("order", "compare", 3) + function("raven", "send")
    )
    #expect(ModuleImports(of: Self.start + types + imports + section(3, [0])).modules == ["raven", "order"])
  }

  @Test func `are none where there are none, or no module`() {
    #expect(ModuleImports(of: Self.start + section(3, [0])).modules == [])
    #expect(ModuleImports(of: Self.start).modules == [])
    #expect(ModuleImports(of: Array("module".utf8)).modules == [])
    #expect(ModuleImports(of: []).modules == [])
  }

  @Test func `end where the bytes do`() {
    let whole = Self.start + section(2, [2] + function("raven", "wake") + function("order", "compare"))
    for count in whole.indices {
      #expect(["raven", "order"].starts(with: ModuleImports(of: Array(whole[..<count])).modules))
    }
    // A name longer than what is left.
    #expect(ModuleImports(of: Self.start + section(2, [1, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F])).modules == [])
  }
}
