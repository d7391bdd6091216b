@testable import WebLint

/// What is found in a source: `line:column: severity: ` and the message, without the name of the file.
func found(_ text: String, _ others: String...) -> [String] {
  let sources = ([text] + others).enumerated().map { SourceText(path: "\($0.offset).swift", text: $0.element) }
  return lint(sources).map { $0.description.replacing("0.swift:", with: "") }
}

/// Where something is found, and how sure that is: `2:3 error`.
func places(_ text: String, _ others: String...) -> [String] {
  let sources = ([text] + others).enumerated().map { SourceText(path: "\($0.offset).swift", text: $0.element) }
  return lint(sources).map { "\($0.line):\($0.column) \($0.severity.rawValue)" }
}
