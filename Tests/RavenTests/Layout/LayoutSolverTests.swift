import RavenTesting
import Testing

/// The reference solver against boxes that are known: Apple's documented rules and their compositions.
struct LayoutSolverTests {
  @Test func `every known box is found exactly`() throws {
    let cases = try LayoutCase.all()
    #expect(cases.count == 372)
    for known in cases {
      let boxes = LayoutSolver.boxes(of: known.tree, in: known.area)
      let expected = known.expectedBoxes
      #expect(boxes.keys.sorted() == expected.keys.sorted(), "\(known.name)")
      for (id, box) in expected.sorted(by: { $0.key < $1.key }) {
        let distance = boxes[id]?.distance(to: box) ?? .infinity
        #expect(distance < 0.001, "\(known.name): \(id) is at \(String(describing: boxes[id])), expected \(box)")
      }
    }
  }

  @Test func `a stack shares room from the least flexible view on`() {
    let row = LayoutNode.hstack(
      spacing: 0,
      alignment: .center,
      [
        .flexibleFrame(width: .init(max: 75), height: .init(), alignment: .center, .color(id: "a")),
        .color(id: "b"),
      ]
    )
    let boxes = LayoutSolver.boxes(of: row, in: LayoutSize(width: 200, height: 20))
    #expect(boxes["a"]?.width == 75)
    #expect(boxes["b"]?.width == 125)
  }

  @Test func `an ideal size answers a proposal without lengths`() {
    let nothing = LayoutProposal(width: nil, height: nil)
    #expect(LayoutSolver.size(of: .color(id: "a"), nothing) == LayoutSize(width: 10, height: 10))
    #expect(LayoutSolver.size(of: .image(id: "a", width: 30, height: 40), nothing) == LayoutSize(width: 30, height: 40))
    #expect(LayoutSolver.size(of: .text(id: "a", cells: 9), nothing) == LayoutSize(width: 90, height: 20))
  }
}
