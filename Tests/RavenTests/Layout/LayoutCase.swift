import Foundation
import RavenTesting

/// A tree with the boxes it must have.
nonisolated struct LayoutCase: Decodable, Sendable {
  let name: String
  let proposal: [Double]
  let tree: LayoutNode
  let expected: [String: [Double]]

  var area: LayoutSize { LayoutSize(width: proposal[0], height: proposal[1]) }
  var expectedBoxes: [String: LayoutBox] {
    expected.mapValues { LayoutBox(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// The cases of `Tests/Fixtures/layout/cases.json`.
  static func all() throws -> [LayoutCase] {
    struct File: Decodable { let cases: [LayoutCase] }
    let file = URL(fileURLWithPath: #filePath).appending(path: "../../../Fixtures/layout/cases.json").standardized
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
  }
}
