#if !hasFeature(Embedded)
public import Foundation
#endif

extension TextField {
  /// Creates a field for a value, written and read in a format.
  ///
  /// What is typed becomes the value when the person presses Enter or leaves the field; text that is no value is put back.
  /// The format follows the `locale` of the environment, unless it has one of its own.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let label = label()
    self.init(TextInput(.value(value, format), of: label, prompt, .horizontal), label: label)
  }

  /// Creates a field for a value that may be missing, written and read in a format; an empty field is no value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let label = label()
    self.init(TextInput(.value(value, format), of: label, prompt, .horizontal), label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value with a title, written and read in a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let label = Text(title)
    self.init(TextInput(.value(value, format), of: label, prompt, .horizontal), label: label)
  }

  /// Creates a field for a value that may be missing, with a title, written and read in a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let label = Text(title)
    self.init(TextInput(.value(value, format), of: label, prompt, .horizontal), label: label)
  }

  #if !hasFeature(Embedded)
  /// Not available: formatters are older than formats.
  @available(*, unavailable, message: "Use format: with a format style, such as .number or .currency(code:).")
  public init<V>(_ title: some StringProtocol, value: Binding<V>, formatter: Formatter) {
    self.init(title, text: .constant(""))
  }
  #endif
}

extension TextInput.Source {
  fileprivate static func value<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Self
  where F.FormatOutput == String {
    .value(text: { format.localized(in: $0).format(value.wrappedValue) }) { text, environment in
      if let parsed = parse(text, format.localized(in: environment)) { value.wrappedValue = parsed }
    }
  }

  fileprivate static func value<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> Self
  where F.FormatOutput == String {
    .value(text: { value.wrappedValue.map(format.localized(in: $0).format) ?? "" }) { text, environment in
      if text.isBlank {
        value.wrappedValue = nil
      } else if let parsed = parse(text, format.localized(in: environment)) {
        value.wrappedValue = parsed
      }
    }
  }
}
