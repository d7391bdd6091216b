import SwiftIfConfig
import SwiftSyntax

/// A source in which what Embedded Swift lacks is written out, each line where it was; nil if there is nothing of it.
func lowered(_ source: SourceText) -> String? {
  let file = SourceFile(source)
  let edits = Lowering.all.flatMap { lowering in
    let lowering = lowering.init(file)
    lowering.walk(file.tree)
    return lowering.edits
  }
  if edits.isEmpty { return nil }
  var bytes: [UInt8] = []
  var at = 0
  let old = Array(source.text.utf8)
  // At one place they stay in their order.
  let ordered = edits.enumerated().sorted {
    ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
  }
  for edit in ordered.map(\.element) {
    bytes += old[at..<edit.range.lowerBound] + Array(edit.text.utf8)
    at = edit.range.upperBound
  }
  return String(decoding: bytes + old[at...], as: UTF8.self)
}

/// Something that is written out before a source is compiled for the page, and how to see it.
class Lowering: ActiveSyntaxVisitor {
  /// All there are.
  static var all: [Lowering.Type] {
    [
      BindingLowering.self, PublishedLowering.self, EnvironmentLowering.self, AsyncLetLowering.self,
      CodableLowering.self, ErrorLowering.self,
      MarkdownLowering.self,
    ]
  }

  /// What to write in the place of some bytes.
  struct Edit {
    let range: Range<Int>
    let text: String
  }

  private(set) var edits: [Edit] = []

  required init(_ file: SourceFile) { super.init(viewMode: .sourceAccurate, configuredRegions: file.regions) }

  func replace(_ range: Range<Int>, with text: String) { edits.append(Edit(range: range, text: text)) }
}

extension SyntaxProtocol {
  /// Where it is, without what is only between it and others.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
