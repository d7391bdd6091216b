import Testing

@testable import RavenRuntime

struct DrawingTests {
  private func text(_ name: Substring) -> String? {
    let file = RuntimeAssets.drawing(name) { $0 == "cog" ? "gear" : String($0) }
    return file.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `a drawing is a file of its own`() throws {
    let svg = try #require(text("heart-fill.svg"))
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\"><path"))
    #expect(svg.hasSuffix("/></svg>"))
  }

  @Test func `a sheet defines each of its drawings`() throws {
    let sheet = try #require(text("gear+star.css"))
    #expect(sheet.contains("--i-gear:url(\"data:image/svg+xml,%3Csvg") && sheet.contains("--i-star:url("))
    #expect(!sheet.contains("<") && !sheet.contains("#"))
  }

  @Test func `a drawing is in a sheet once, whatever it is called`() throws {
    let sheet = try #require(text("gear+cog+star.css"))
    #expect(sheet.contains("--i-cog:var(--i-gear);--i-star:url("))
    #expect(try #require(text("cog.svg")) == text("gear.svg"))
  }

  @Test func `names that are not there, and sheets without end, are refused`() {
    for name: Substring in ["", ".svg", "nope.svg", "gear+nope.css", "../gear.svg", "gear.png", "gear}a{.css"] {
      #expect(text(name) == nil, "\(name)")
    }
    let many = Array(repeating: "gear", count: RuntimeAssets.drawingsPerSheet + 1).joined(separator: "+")
    #expect(text("\(many).css") == nil)
  }
}
