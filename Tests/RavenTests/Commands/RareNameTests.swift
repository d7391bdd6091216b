import RavenTesting
import Testing

@testable import Raven

@Suite struct `Rare names` {
  @Test func `are told once to each page, before they are used`() throws {
    for _ in 0..<2 {
      let names = NameTable()
      let encoder = CommandEncoder(names: names)
      for id in 1...2 {
        _ = encoder.open(.p, layout: nil)
        encoder.constant(.dataWith, .dataFirst)
        encoder.close(UInt32(id), layoutAt: -1, layout: 0)
      }
      #expect(names.added == ["data-first", "data-with"])
      let document = ModelDocument()
      try document.apply(encoder.take())
      let paragraph = VNode("p", ["data-with": "data-first"])
      #expect(document.tree == [paragraph, paragraph])
    }
  }

  @Test func `have one number with equal names of an app`() {
    let names = NameTable()
    let encoder = CommandEncoder(names: names)
    _ = encoder.open(.p, layout: nil)
    encoder.constant(.dataWith, .dataFirst)
    #expect(names.intern("data-with").isNew == false)
    #expect(names.added.count == 2)
  }

  @Test func `reach the page as HTML too`() {
    let names = NameTable()
    let encoder = CommandEncoder(names: names)
    let layout = encoder.open(.div, layout: 0)
    encoder.constant(.class, .gNat)
    encoder.style(.varAw, "1px")
    encoder.close(1, layoutAt: layout, layout: 0)
    let html = HTMLWriter.page(of: encoder.take(), names: names.added).html
    #expect(String(decoding: html, as: UTF8.self) == #"<div class="g nat rx ry" style="--aw:1px"></div>"#)
  }
}
