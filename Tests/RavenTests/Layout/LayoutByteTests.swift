import RavenTesting
import Testing

@testable import Raven

/// The layout byte of elements whose rule changes.
struct LayoutByteTests {
  private struct Framed: View {
    @State private var isFixed = false

    var body: some View {
      Button("fix") { isFixed.toggle() }
      Text("text").frame(width: isFixed ? 40 : nil, height: 20)
      Text("text").frame(maxWidth: isFixed ? .infinity : 10, maxHeight: 10)
    }
  }

  @Test func `a frame that becomes fixed on both axes is rigid on both`() throws {
    let page = try TestPage(Framed())
    #expect(classes(page) == ["g tx ry", "g kx ky"])
    try page.click(text: "fix")
    #expect(classes(page) == ["g rx ry", "g fx ky"])
    try page.click(text: "fix")
    #expect(classes(page) == ["g tx ry", "g kx ky"])
  }

  private func classes(_ page: TestPage) -> [String?] {
    page.tree.filter { $0.tag == "div" }.map { $0.attributes["class"] }
  }
}
