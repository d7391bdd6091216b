import RavenTesting
import Testing

@testable import Raven

/// What modifiers of place and proportion put on elements; what becomes of it is tested in a browser.
struct AspectRatioTests {
  private struct Framed: View {
    @State private var ratio: CGFloat = 2

    var body: some View {
      Button("wider") { ratio = 3 }
      Color.red.aspectRatio(ratio, contentMode: .fit).padding(10).frame(width: 200, height: 120)
    }
  }

  private func boxes(_ page: TestPage) -> [[String: String]] {
    func walk(_ nodes: [VNode]) -> [VNode] { nodes.flatMap { [$0] + walk($0.children) } }
    return walk(page.tree).map(\.attributes).filter { ($0["class"] ?? "").hasPrefix("g ar") }
  }

  @Test func `the room of a frame less its padding is known`() throws {
    let page = try TestPage(Framed())
    #expect(boxes(page).map { $0["style"] } == ["--ah:min(100px,180px/2);--aw:min(180px,100px*2)"])
    #expect(boxes(page).map { $0["class"] } == ["g ar rx ry"])
    try page.click(text: "wider")
    #expect(boxes(page).map { $0["style"] } == ["--ah:min(100px,180px/3);--aw:min(180px,100px*3)"])
    #expect(page.log.count == 2)
  }

  @Test func `a layer knows its room and a control does not`() throws {
    let layered = try TestPage(Text("base").overlay { Color.red.aspectRatio(1, contentMode: .fill) })
    #expect(boxes(layered).map { $0["style"] } == ["--ah:max(100cqh,100cqw/1);--aw:max(100cqw,100cqh*1)"])
    let pressed = try TestPage(Button(action: {}, label: { Color.red.aspectRatio(1, contentMode: .fit) }))
    #expect(boxes(pressed).isEmpty)
  }

  @Test func `a priority in a pile is told to the stylesheet`() throws {
    let page = try TestPage(
      ZStack {
        Color.red
        Text("decides").layoutPriority(1)
      }
    )
    #expect(page.tree[0].children.map { $0.attributes["data-first"] } == [nil, ""])
  }
}
