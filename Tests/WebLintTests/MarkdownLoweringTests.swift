import Testing

@testable import WebLint

struct MarkdownLoweringTests {
  private func lower(_ text: String) -> String? { lowered(SourceText(path: "A.swift", text: text)) }

  @Test(arguments: [
    #""**Due** today""#, #""_a_""#, #""~~a~~""#, #""`a` b""#, #""See [notes](/notes)""#, #""<https://a.org>""#,
    #""\\*a\\*""#, #""*\(name)*""#, ##"#"*a*"#"##, "\"\"\"\n  **a**\n  \"\"\"", #""\(Text("a").bold()) b""#,
    #""\(date, style: .time)""#, #""Tap \(Image(systemName: "plus"))""#,
  ])
  func `A literal that may be more than a string is a key`(literal: String) {
    #expect(
      lower("let a = Text(\(literal)).font(.body)") == "let a = Text((\(literal) as LocalizedStringKey)).font(.body)"
    )
    #expect(lower("f { SwiftUI.Text(\(literal), comment: \"c\") }")?.contains("Text((\(literal) as Loc") == true)
  }

  @Test(arguments: [
    #"Button(X) { go() }"#, #"b.navigationTitle(X)"#, #"Label(X, systemImage: "star")"#, #"Section(X) { b }"#,
  ])
  func `So is that of a title`(use: String) {
    let literal = #""**a** b""#
    #expect(
      lower("let a = \(use.replacing("X", with: literal))")
        == "let a = \(use.replacing("X", with: "(\(literal) as LocalizedStringKey)"))"
    )
  }

  @Test(arguments: [
    #"Text("a")"#, #"Text("2 * 3 < 4")"#, #"Text("snake_case")"#, #"Text("a\nb\t\"c\"")"#, #"Text("\(a * b * c)")"#,
    #"Text(verbatim: "**a**")"#, #"Text("**a**" + b)"#, #"Text(a)"#, #"Button("a") {}"#, #"Text("\(a)*", b: "*")"#,
    #"Button(a, "**b**") {}"#, #"Card("**b**")"#, #"Label(title: "**b**")"#,
    #"Text("* \(a, specifier: "%.1f")")"#,
  ])
  func `Others stay`(call: String) { #expect(lower("let a = \(call)") == nil) }

  @Test(arguments: [
    "let name: Text", "var name: Text { Text(\"a\") }", "let name = Text(\"a\").bold()", "func name(_ a: Int) -> Text",
    "func f(a name: Text) {}", "let name: Image", "var name = Image(\"a\").resizable()",
  ])
  func `Texts put into a literal are known by their declaration`(declaration: String) {
    for use in ["name", "self.name", "name(1)", "name.bold()"] {
      #expect(lower("\(declaration)\nlet b = Text(\"\\(\(use)) b\")")?.contains("as LocalizedStringKey") == true)
    }
    #expect(lower("\(declaration)\nlet b = Text(\"\\(other.name) b\")") == nil)
  }

  @Test func `A literal in a text in a literal is written out for itself`() {
    #expect(
      lower(#"Text("a \(Text("**b**"))")"#)
        == #"Text(("a \(Text(("**b**" as LocalizedStringKey)))" as LocalizedStringKey))"#
    )
  }
}
