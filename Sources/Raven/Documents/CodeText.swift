/// Source code, exactly as it is: in a typeface of equal widths, with its own lines.
///
/// Lines that are too long scroll inside it, by finger, wheel or arrow keys. The page colours what it has a grammar for: `swift`,
/// `json`, `html`, `css`, `javascript` and `shell`; anything else, such as `plain`, stays as it is. Without a script it is as readable.
///
/// ```swift
/// CodeText("let answer = 42", language: "swift").accessibilityIdentifier("answer")
/// CopyButton("Copy", of: "answer")
/// ```
/// Assistive technology names it by its language; give it an `accessibilityLabel(_:)` where a page has several.
public struct CodeText: _LeafView {
  private let code: String
  private let language: String?

  /// Creates a view of source code.
  ///
  /// - Parameters:
  ///   - code: what is shown, character by character.
  ///   - language: what it is written in; nil for code without colours.
  public init(_ code: String, language: String? = nil) {
    self.code = code
    self.language = language
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    // No paragraph or button may hold a `pre`; the stylesheet treats both alike.
    let isPhrasing = visitor.container.isPhrasing
    let element = visitor.open(
      isPhrasing ? .span : .pre,
      LayoutRule(x: .fills, y: .rigid),
      kind: visitor.intern("code-text"),
      hasRole: true
    )
    if !visitor.isLabelled { visitor.attribute(.ariaLabel, view.language.map { $0 + " code" } ?? "Code") }
    visitor.constant(.role, .group)
    // Not every browser lets the keyboard reach an area because it scrolls.
    if !visitor.container.isInteractive { visitor.constant(.tabindex, .zero) }
    let code = visitor.openBare(.code, .raw)
    visitor.attribute(visitor.intern("data-language"), view.language)
    visitor.attribute(.dataWith, view.language == nil ? nil : "code")
    visitor.text(view.code)
    visitor.closeBare(code)
    visitor.close(element)
  }
}
