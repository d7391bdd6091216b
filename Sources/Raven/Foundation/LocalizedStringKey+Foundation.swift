#if !hasFeature(Embedded)
public import Foundation

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// Puts a value in, as Swift describes it.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(_ value: Value) { appendInterpolation(String(describing: value)) }

  /// Puts a number in, written as a specifier of C says.
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }

  /// Puts a value in, in a format.
  public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendInterpolation(Text(input, format: format))
  }

  /// Puts a date in, which follows the language and the time zone where the text stands.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Puts an attributed string in, with its looks.
  public mutating func appendInterpolation(_ attributed: AttributedString) { appendInterpolation(Text(attributed)) }
}

extension Text {
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
