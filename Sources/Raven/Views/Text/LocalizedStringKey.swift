/// What a literal of text comes to: its inline Markdown as runs, its values as they are.
///
/// Write literals and leave the rest to SwiftUI's own type names; declare a parameter of this type where a view of your
/// own takes a title.
///
/// ```swift
/// Text("**\(count)** of \(total, specifier: "%.1f")")
/// ```
/// There are no tables of translations: a key is its own text. Numbers are written as Swift writes them, without
/// separators.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: Text
  /// The text without its looks.
  var characters: String { text.string }

  /// Creates a key from a string, whose Markdown counts as that of a literal.
  public init(_ value: String) { self.init(stringLiteral: value) }

  public init(stringLiteral value: String) {
    text = value.utf8.contains(where: Markdown.isSpecial) ? Markdown.text(value, guarded: []) : Text(verbatim: value)
  }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The characters and values of a literal, as they come.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var output = ""
    private var isMarked = false
    /// Where values stand that would be taken for Markdown.
    private var guarded: [Range<Int>] = []
    /// Texts with looks of their own, each with where its place is kept.
    private var texts: [(at: Int, text: Text)] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      output.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !isMarked, literal.utf8.contains(where: Markdown.isSpecial) { isMarked = true }
      output += literal
    }

    /// Puts a string in, as it is.
    public mutating func appendInterpolation(_ string: String) {
      if string.utf8.contains(where: Markdown.isSpecial) {
        guarded.append(output.utf8.count..<output.utf8.count + string.utf8.count)
      }
      output += string
    }

    /// Puts a value in, as Swift describes it.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      appendInterpolation(value.description)
    }

    /// Puts a text in, with its looks.
    public mutating func appendInterpolation(_ text: Text) {
      texts.append((output.utf8.count, text))
      isMarked = true
      guarded.append(output.utf8.count..<output.utf8.count + Markdown.placeholder.utf8.count)
      output += Markdown.placeholder
    }

    fileprivate var text: Text {
      isMarked ? Markdown.text(output, guarded: guarded, texts: texts) : Text(verbatim: output)
    }
  }
}

extension Text {
  /// Creates text from a literal, with its Markdown.
  ///
  /// Inside the page a literal is a string where nothing in it may be Markdown: what reads it is no part of such an app.
  ///
  /// - Parameters:
  ///   - key: the literal.
  ///   - comment: what translators are told; a page does not show it.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public nonisolated init(_ key: LocalizedStringKey, comment: StaticString? = nil) { self = key.text }
}
