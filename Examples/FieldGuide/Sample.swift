import Showcase

/// Code that the guide shows, as it stands in the file in which it runs.
struct Sample {
  /// What it is called in its marks.
  let name: String
  /// Where it stands, from the root of the package.
  let file: String
  let language: CodeBlock.Language
  let code: String
}

extension CodeBlock {
  /// Shows a sample.
  init(_ title: String? = nil, sample: Sample) {
    self.init(title, language: sample.language) { sample.code }
  }
}
