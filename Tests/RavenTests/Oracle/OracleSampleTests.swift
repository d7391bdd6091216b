import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Writes random pages to `.build/oracle/samples.json`, for `Tests/Browser/test_oracle.py` to hold against an HTML parser
/// and a browser.
struct OracleSampleTests {
  private nonisolated struct Node: Encodable {
    let tag: String
    let attributes: [String: String]
    let text: String
    let children: [Node]

    init(_ node: VNode) {
      tag = node.tag
      attributes = node.attributes
      text = node.text
      children = node.children.map(Node.init)
    }
  }

  private nonisolated struct Step: Encodable {
    let batch: String
    let switched: [Int]
    /// Of a fresh page; empty for the first step.
    ///
    /// Its state may differ where several views share a tag.
    let html: String
    let tree: [Node]
  }

  private nonisolated struct Sample: Encodable {
    let seed: UInt64
    var steps: [Step]
  }

  @Test func `samples are written`() throws {
    var samples: [Sample] = []
    for seed in UInt64(1)...30 {
      let run = try OracleRun(seed: seed, writesHTML: true)
      var sample = Sample(seed: seed, steps: [step(run)])
      for _ in 0..<20 {
        if let difference = try run.step() { Issue.record("seed \(seed): \(difference)") }
        sample.steps.append(step(run))
      }
      samples.append(sample)
      #expect(run.end() == nil)
    }
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../.build/oracle").standardized
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(samples).write(to: folder.appending(path: "samples.json"))
  }

  private func step(_ run: OracleRun) -> Step {
    Step(
      batch: Data(run.lastBatch).base64EncodedString(),
      switched: run.lastSwitch.map { [Int($0.id), $0.isOn ? 1 : 0] } ?? [],
      html: run.freshHTML,
      tree: run.tree.map(Node.init)
    )
  }
}
