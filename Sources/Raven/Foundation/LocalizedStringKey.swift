#if !hasFeature(Embedded)
public import Foundation

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
    /// Texts with looks of their own, by where their place is kept.
    private var texts: [Int: Text] = [:]

    public init(literalCapacity: Int, interpolationCount: Int) {
      output.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !isMarked, literal.utf8.contains(where: Markdown.isSpecial) { isMarked = true }
      output += literal
    }

    private mutating func append(_ value: String) {
      if value.utf8.contains(where: Markdown.isSpecial) {
        guarded.append(output.utf8.count..<output.utf8.count + value.utf8.count)
      }
      output += value
    }

    /// Puts a string in, as it is.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Puts a value in, as Swift describes it.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      append(value.description)
    }

    /// Puts a value in, as Swift describes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) { append(String(describing: value)) }

    /// Puts a number in, written as a specifier of C says.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value))
    }

    /// Puts a value in, in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Puts a text in, with its looks.
    public mutating func appendInterpolation(_ text: Text) {
      texts[output.utf8.count] = text
      isMarked = true
      guarded.append(output.utf8.count..<output.utf8.count + Markdown.placeholder.utf8.count)
      output += Markdown.placeholder
    }

    /// Puts a date in, which follows the language and the time zone where the text stands.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Puts an attributed string in, with its looks.
    public mutating func appendInterpolation(_ attributed: AttributedString) { appendInterpolation(Text(attributed)) }

    fileprivate var text: Text {
      isMarked ? Markdown.text(output, guarded: guarded, texts: texts) : Text(verbatim: output)
    }
  }
}

extension Text {
  /// Creates text from a literal, with its Markdown.
  ///
  /// - Parameters:
  ///   - key: the literal.
  ///   - comment: what translators are told; a page does not show it.
  public nonisolated init(_ key: LocalizedStringKey, comment: StaticString? = nil) { self = key.text }

  /// Creates text from an attributed string, with its links; Foundation has no other looks here.
  @_disfavoredOverload
  public nonisolated init(_ attributed: AttributedString) {
    var runs: [TextRun] = []
    for run in attributed.runs {
      var made = TextRun(String(attributed[run.range].characters))
      if let link = run.link {
        made.kind = .link
        made.address = link.absoluteString
      }
      runs.append(made)
    }
    self = Markdown.join(runs)
  }
}
#endif
