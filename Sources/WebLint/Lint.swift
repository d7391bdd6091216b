import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A file as it is read.
struct SourceText {
  let path: String
  let text: String
}

/// What in an app's sources does not work inside the page, in the order of files and lines.
///
/// The sources are looked at together: what a protocol or type is, one of them says to the others.
func lint(_ sources: [SourceText]) -> [Finding] {
  let files = sources.map(SourceFile.init)
  let known = Declarations(of: files)
  return files.flatMap { file in
    Rule.all.flatMap { rule in
      let rule = rule.init(file, known)
      rule.walk(file.tree)
      return rule.findings
    }
    .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

/// A file with its syntax, and which of its regions are compiled for the page.
struct SourceFile {
  let path: String
  let tree: SourceFileSyntax
  let places: SourceLocationConverter
  let regions: ConfiguredRegions

  init(_ source: SourceText) {
    path = source.path
    tree = Parser.parse(source: source.text)
    places = SourceLocationConverter(fileName: path, tree: tree)
    regions = tree.configuredRegions(in: PageConfiguration())
  }
}

/// Something that does not work inside the page, and how to see it in a source.
///
/// Visits only what is compiled for the page.
class Rule: ActiveSyntaxVisitor {
  /// All there are.
  static var all: [Rule.Type] {
    [
      ModuleRule.self, NameRule.self, GenericClassRule.self, ReferenceRule.self, ExistentialRule.self,
      InterpolationRule.self, TextRule.self, ConcurrencyRule.self, ErrorRule.self, CodableRule.self,
      KeyPathRule.self, CalendarRule.self, PublishedRule.self,
    ]
  }

  let file: SourceFile
  let known: Declarations
  private(set) var findings: [Finding] = []

  required init(_ file: SourceFile, _ known: Declarations) {
    self.file = file
    self.known = known
    super.init(viewMode: .sourceAccurate, configuredRegions: file.regions)
  }

  /// Notes that something cannot work.
  func cannot(_ node: some SyntaxProtocol, _ message: String) { note(.error, node, message) }

  /// Notes that something may not work.
  func mayNot(_ node: some SyntaxProtocol, _ message: String) { note(.warning, node, message) }

  private func note(_ severity: Finding.Severity, _ node: some SyntaxProtocol, _ message: String) {
    let place = node.startLocation(converter: file.places)
    let finding = Finding(
      severity: severity,
      path: file.path,
      line: place.line,
      column: place.column,
      message: message
    )
    if !findings.contains(finding) { findings.append(finding) }
  }
}
