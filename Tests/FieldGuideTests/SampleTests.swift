import Foundation
import SwiftUI
import Testing

@testable import FieldGuide
@testable import Showcase

struct `Samples of the field guide` {
  @Test func `stand in their files, between their marks, only further to the right`() throws {
    #expect(Sample.all.count > 100)
    for sample in Sample.all {
      let lines = try between(marksOf: sample).filter { !$0.hasPrefix("```") }
      let code = sample.code.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      let margin = lines.first.map { String($0.prefix { $0 == " " }) } ?? ""
      #expect(lines == code.map { $0.isEmpty ? "" : margin + $0 }, "\(sample.name) in \(sample.file)")
    }
  }

  @Test func `are all shown`() {
    let shown = Set(Guide.codeBlocks.map(\.code))
    #expect(Sample.all.filter { !shown.contains($0.code) }.map(\.name) == [])
  }

  @Test func `stand beside every example`() {
    let known = Set(Sample.all.map(\.code))
    for entry in Guide.entries {
      for example in entry.content.examples {
        #expect(example.codeBlock.map { known.contains($0.code) } == true, "\(entry): \(example.title ?? "")")
      }
    }
  }

  private func between(marksOf sample: Sample) throws -> [String] {
    let lines = try Guide.source(sample.file).components(separatedBy: "\n")
    let isMark = { (line: String, text: String) in
      ["// \(text)", "<!-- \(text) -->"].contains(line.trimmingCharacters(in: .whitespaces))
    }
    let start = try #require(lines.firstIndex { isMark($0, "sample: \(sample.name)") }, "\(sample.name)")
    let end = try #require(lines[start...].firstIndex { isMark($0, "end sample") }, "\(sample.name)")
    return Array(lines[(start + 1)..<end])
  }
}
