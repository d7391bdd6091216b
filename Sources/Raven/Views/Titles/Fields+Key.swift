#if !hasFeature(Embedded)
public import Foundation
#endif

// Titles of fields that are keys, as in `Controls+Key.swift`.

extension DatePicker where Label == Text {
  /// Creates a control for dates, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(
    _ title: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    let text = title.text
    self.init(selection: selection, displayedComponents: displayedComponents) { text }
  }

  /// Creates a control for dates, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(
    _ title: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    let text = title.text
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { text }
  }

  /// Creates a control for dates, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(
    _ title: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    let text = title.text
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { text }
  }

  /// Creates a control for dates, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(
    _ title: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    let text = title.text
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { text }
  }
}

extension TextField where Label == Text {
  /// Creates a field whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Creates a field whose title is a key, with a prompt.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text, prompt: prompt, axis: .horizontal)
  }

  /// Creates a field whose title is a key, which grows along an axis.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }

  /// Creates a field whose title is a key, with a prompt, which grows along an axis.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    let label = title.text
    self.init(text: text, prompt: prompt, axis: axis) { label }
  }

  /// Creates a field for a value, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(title.characters, value: value, format: format, prompt: prompt)
  }

  /// Creates a field for a value that may be missing, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(title.characters, value: value, format: format, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// Creates a field whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Creates a field whose title is a key, with a prompt.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    let label = title.text
    self.init(text: text, prompt: prompt) { label }
  }
}
