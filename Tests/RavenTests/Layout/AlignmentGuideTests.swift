import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Guides on their way to the page.
struct AlignmentGuideTests {
  private enum Rail: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.bottom] - 3 }
  }
  private enum Other: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { max(context.height, 20) }
  }

  private func attributes<Content: View>(_ view: Content) throws -> [String] {
    let nodes = try TestPage(view).tree.flatMap(\.preorder)
    return nodes.flatMap { node in ["data-align", "data-guide"].compactMap { node.attributes[$0] } }
  }

  @Test func `a guide is a sum of sides and baselines`() throws {
    let text = Text("a")
    #expect(try attributes(text.alignmentGuide(.leading) { _ in 12 }) == ["x|start|12 0 0 0 0"])
    #expect(try attributes(text.alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }) == ["x|end|0 0.5 0 0 0"])
    #expect(try attributes(text.alignmentGuide(.top) { $0[.bottom] - 4 }) == ["y|start|-4 0 1 0 0"])
    #expect(
      try attributes(text.alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] + $0.width / 4 })
        == ["y|first baseline|0 0.25 0 0 1"]
    )
  }

  @Test func `an inner guide is what an outer one starts from`() {
    var guides = AlignmentGuides()
    guides.add(AlignmentGuide(HorizontalAlignment.leading.key) { _ in 5 })
    guides.add(AlignmentGuide(HorizontalAlignment.leading.key) { $0[.leading] + 2 })
    let size = ViewDimensions(CGSize(width: 10, height: 10), firstBaseline: 8, lastBaseline: 8, guides: guides)
    #expect(size[.leading] == 7)
    #expect(size[explicit: .trailing] as CGFloat? == nil)
  }

  @Test func `a container says how an alignment of one's own is where nothing sets it`() throws {
    let rail = VerticalAlignment(Rail.self)
    let found = try attributes(HStack(alignment: rail) { Text("a").alignmentGuide(rail) { $0.height } })
    let name = try #require(found.last?.split(separator: "|")[1])
    #expect(found == ["y|\(name)|-3 0 1 0 0", "y|\(name)|0 0 1 0 0"])
    #expect(try attributes(HStack { Text("a") }).isEmpty)
  }

  @Test func `a stack in an AnyLayout aligns by a guide of one's own`() throws {
    let layout = AnyLayout(VStackLayout(alignment: HorizontalAlignment(Rail.self)))
    let stack = try #require(try TestPage(layout { Text("a") }).tree.first)
    #expect(stack.attributes["data-with"] == "align")
    #expect(try #require(stack.attributes["data-align"]).hasSuffix("|-3 0 1 0 0"))
    let usual = try #require(try TestPage(AnyLayout(VStackLayout()) { Text("a") }).tree.first)
    #expect(usual.attributes["data-with"] == nil)
  }

  @Test func `a guide that is no sum is reported and left out`() throws {
    var codes: [String] = []
    let before = Diagnostics.handler
    Diagnostics.handler = { codes.append($0.code) }
    defer { Diagnostics.handler = before }
    #expect(try attributes(Text("a").alignmentGuide(.top) { max($0.height, 20) }).isEmpty)
    #expect(try attributes(HStack(alignment: VerticalAlignment(Other.self)) { Text("a") }).isEmpty)
    #expect(codes == ["unlinear-guide", "unlinear-guide"])
  }

  @Test func `a stack goes from an alignment of one's own to a usual one and back`() throws {
    struct Changing: View {
      @State private var isOwn = true
      var body: some View {
        HStack(alignment: isOwn ? VerticalAlignment(Rail.self) : .bottom) { Button("change") { isOwn.toggle() } }
      }
    }
    let page = try TestPage(Changing())
    let own = page.tree[0].attributes
    #expect(own["data-align"] != nil)
    try page.click(text: "change")
    #expect(page.tree[0].attributes["data-align"] == nil)
    #expect(page.tree[0].attributes["style"] == "align-items:end")
    try page.click(text: "change")
    #expect(page.tree[0].attributes == own)
  }
}
