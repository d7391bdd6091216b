#if !hasFeature(Embedded)
public import Foundation

extension Text {
  /// Creates text from a value in a format.
  ///
  /// The format follows the `locale` of the environment, unless it has one of its own.
  ///
  /// ```swift
  /// Text(price, format: .currency(code: "EUR"))
  /// ```
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    let text = format.format(input)
    guard format.followsLocale else {
      self.init(verbatim: text)
      return
    }
    let run = TextRun(text, format: FormattedValue(input, format))
    self.init(string: text, rich: RichText(runs: [run]))
  }

  /// The text with its formatted parts made anew.
  func localized(in environment: EnvironmentValues) -> Text {
    guard let rich else { return self }
    let runs = rich.runs.map { run in
      guard let format = run.format else { return run }
      var run = run
      run.format = nil
      run.text = format.string(in: environment)
      return run
    }
    let text = Markdown.join(runs)
    if rich.style.isEmpty { return text }
    if text.rich == nil { return Text(string: text.string, rich: RichText(style: rich.style)) }
    return Text(string: text.string, rich: RichText(style: rich.style, runs: runs))
  }
}

nonisolated extension FormatStyle {
  /// Whether it has no locale of its own; one that has says the same everywhere.
  fileprivate var followsLocale: Bool { self == locale(.autoupdatingCurrent) }

  /// The format as it is where a view stands.
  func localized(in environment: EnvironmentValues) -> Self { followsLocale ? locale(environment.locale) : self }
}

/// A value and how it is written.
private nonisolated final class FormattedValue<Format: FormatStyle>: TextFormat, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  private let input: Format.FormatInput
  private let format: Format

  init(_ input: Format.FormatInput, _ format: Format) {
    self.input = input
    self.format = format
    super.init()
  }

  override func string(in environment: EnvironmentValues) -> String { format.locale(environment.locale).format(input) }

  override func isLike(_ other: TextFormat) -> Bool {
    guard let other = other as? FormattedValue<Format> else { return false }
    return input == other.input && format == other.format
  }
}
#endif
