import Testing

@testable import WebLint

struct EnvironmentLoweringTests {
  private func lower(_ text: String) -> String? { lowered(SourceText(path: "A.swift", text: text)) }

  @Test(arguments: [
    (#"@Environment(\.dismiss) private var dismiss"#, "@Environment(read: { $0.dismiss }) private var dismiss"),
    (#"@Environment(\EnvironmentValues.a.b) var b: Int"#, "@Environment(read: { $0.a.b }) var b: Int"),
    (#"@SwiftUI.Environment(\.a) var a"#, "@SwiftUI.Environment(read: { $0.a }) var a"),
  ])
  func `The key path of a value is written out`(source: String, made: String) { #expect(lower(source) == made) }

  @Test(arguments: [
    "@Environment(Model.self) var model", #"@Environment(\.a?.b) var a"#, #"@Environment(\.[0]) var a"#,
    "@Environment var a: Int", "@Environment(path) var a", #"@Other(\.a) var a"#, #"@Environment(\Other.a) var a"#,
  ])
  func `What else there is stays`(source: String) { #expect(lower(source) == nil) }
}
