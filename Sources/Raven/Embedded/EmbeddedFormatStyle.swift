#if hasFeature(Embedded)
/// How values are written as text, as Foundation has it.
public nonisolated protocol FormatStyle<FormatInput, FormatOutput>: Hashable, Sendable {
  /// What is written.
  associatedtype FormatInput
  /// What it is written as.
  associatedtype FormatOutput

  /// The value as text.
  func format(_ value: FormatInput) -> FormatOutput
}

/// How values are written as text and read again.
public nonisolated protocol ParseableFormatStyle: FormatStyle {
  /// The value a text begins with; nil if it begins with none.
  func _parse(_ text: FormatOutput) -> FormatInput?
}

nonisolated extension FormatStyle {
  /// The format as it is where a view stands: the page has one language.
  func localized(in environment: EnvironmentValues) -> Self { self }
}

extension TextInput.Source {
  /// The value that a text means in a format; nil if it is none.
  static func parse<F: ParseableFormatStyle>(_ text: String, _ format: F) -> F.FormatInput?
  where F.FormatOutput == String { format._parse(text) }
}

extension Text {
  /// Creates text from a value in a format, by the conventions of who looks at the page.
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}
#endif
