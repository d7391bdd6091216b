import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Writes trees as pages of real views, with the boxes the solver gives them, to `.build/layout/pages.json`; there
/// `Tests/Browser/test_layout.py` finds them and asks Chromium for the boxes it gives.
struct LayoutPageTests {
  private nonisolated struct Page: Encodable {
    let name: String
    let area: [Double]
    let html: String
    /// Names of leaves, as ids in the page, and their boxes.
    let expected: [String: [Double]]
    /// As source, for the reader of a failure.
    let tree: String
  }

  private nonisolated struct Pages: Encodable {
    var known: [Page] = []
    var random: [Page] = []
    /// How many random trees were passed over, by what they have that CSS says in its own way.
    var passedOver: [String: Int] = [:]
  }

  /// What is passed over, and its name in `passedOver`.
  private static let apart: [(trait: LayoutSolver.Traits, name: String)] = [
    (.exceedsShare, "a view takes more than its share"),
    (.exceedsAcross, "a view is larger across than its stack"),
    (.standsOut, "a stack or pile is larger than it is offered"),
    (.fitsAgain, "a frame or stack fits its views again"),
    (.wrapsText, "text takes several lines"),
  ]

  @Test func `pages are written`() throws {
    var pages = Pages()
    for (number, known) in try LayoutCase.all().enumerated() {
      pages.known.append(page(known.name, known.tree, known.area, prefix: "c\(number)-"))
    }
    let area = LayoutSize(width: 320, height: 480)
    var seed: UInt64 = 0
    while pages.random.count < 2000 {
      seed += 1
      var generator = LayoutTreeGenerator(seed: seed)
      let tree = generator.tree()
      let traits = LayoutSolver.traits(of: tree, in: area)
      if let found = LayoutPageTests.apart.first(where: { traits.contains($0.trait) }) {
        pages.passedOver[found.name, default: 0] += 1
      } else {
        pages.random.append(page("seed \(seed)", tree, area, prefix: "s\(seed)-"))
      }
    }
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../.build/layout").standardized
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(pages).write(to: folder.appending(path: "pages.json"))
  }

  private func page(_ name: String, _ tree: LayoutNode, _ area: LayoutSize, prefix: String) -> Page {
    let coordinator = RenderCoordinator(tree.view(prefix))
    let html = HTMLWriter.page(of: coordinator.takeBatch() ?? [], names: coordinator.internedNames).html
    coordinator.end()
    var expected: [String: [Double]] = [:]
    for (id, box) in LayoutSolver.boxes(of: tree, in: area) {
      expected[prefix + id] = [box.x, box.y, box.width, box.height]
    }
    return Page(
      name: name,
      area: [area.width, area.height],
      html: String(decoding: html, as: UTF8.self),
      expected: expected,
      tree: "\(tree)"
    )
  }
}
