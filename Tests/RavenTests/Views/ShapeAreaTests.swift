import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Shapes that have to know the area they are drawn in.
struct ShapeAreaTests {
  /// A corner of so many points, whatever the size.
  private struct Cut: Shape {
    var depth: CGFloat = 10

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX + depth, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  /// As large as fits, in the middle.
  private struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
      let half = min(rect.width, rect.height) / 2
      return Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.midY - half))
        path.addLine(to: CGPoint(x: rect.midX + half, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX - half, y: rect.midY))
        path.closeSubpath()
      }
    }
  }

  private struct Changing: View {
    @State private var depth: CGFloat = 0

    var body: some View {
      Cut(depth: depth).fill(.red)
      Button("Cut") { depth = 10 }
    }
  }

  private func box(_ width: Double, _ height: Double) -> PageEvent.Payload {
    .resize(PageEvent.Box(x: 0, y: 0, width: width, height: height))
  }

  private func drawing(_ page: TestPage) -> [String?] {
    let document = page.document
    let (svg, path) = (document.ids(tag: "svg")[0], document.ids(tag: "path")[0])
    return ["viewBox", "preserveAspectRatio"].map { document.attribute($0, of: svg) } + [
      document.attribute("d", of: path)
    ]
  }

  @Test func `how a path follows its rectangle is found out`() {
    #expect(PathScaling(of: Cut(depth: 0)) == .stretched)
    #expect(PathScaling(of: Cut()) == .sized)
    #expect(PathScaling(of: Diamond()) == .fitted)
    #expect(PathScaling(of: Rectangle().rotation(.degrees(30))) == .sized)
    #expect(PathScaling(of: Path(CGRect(x: 1, y: 2, width: 3, height: 4))) == .fixed)
  }

  @Test func `the page measures the area, and the path is the one in it`() throws {
    let page = try TestPage(Cut().fill(.red))
    #expect(page.document.attribute("data-with", of: 1) == "measure")
    #expect(drawing(page) == ["0 0 100 100", nil, "M10 0L100 100L0 100Z"])
    try page.send(box(300, 40), to: 1)
    #expect(drawing(page) == ["0 0 300 40", "none", "M10 0L300 40L0 40Z"])
    try page.send(box(200, 40), to: 1)
    #expect(drawing(page) == ["0 0 200 40", "none", "M10 0L200 40L0 40Z"])
  }

  @Test func `a frame that says both lengths needs no measuring`() throws {
    let page = try TestPage(Cut().stroke(.red).frame(width: 60, height: 30))
    #expect(!page.document.ids.contains { page.document.attribute("data-with", of: $0) != nil })
    #expect(drawing(page) == ["0 0 60 30", "none", "M10 0L60 30L0 30Z"])
  }

  @Test func `what stretches or fits is not measured, until it needs to be`() throws {
    let fitted = try TestPage(Diamond().fill(.red))
    #expect(fitted.document.attribute("data-with", of: 1) == nil && drawing(fitted)[1] == nil)
    let page = try TestPage(Changing())
    let area = try #require(page.document.parent(of: page.document.ids(tag: "svg")[0]))
    #expect(page.document.attribute("data-with", of: area) == nil && drawing(page)[1] == "none")
    try page.click(text: "Cut")
    #expect(page.document.attribute("data-with", of: area) == "measure")
    try page.send(box(50, 50), to: area)
    #expect(drawing(page) == ["0 0 50 50", "none", "M10 0L50 50L0 50Z"])
  }

  @Test func `a view is cut to the path in its own area`() throws {
    let page = try TestPage(Text("cut").clipShape(Cut()))
    #expect(page.document.style("clip-path", of: 1)?.hasPrefix("polygon(") == true)
    try page.send(box(80, 20), to: 1)
    #expect(page.document.style("clip-path", of: 1) == "path(\"M10 0L80 20L0 20Z\")")
    let round = try TestPage(Text("round").clipShape(.rect(cornerRadius: 4)))
    #expect(round.document.mask(of: 1) == 0 && round.document.attribute("data-with", of: 1) == nil)
  }
}
