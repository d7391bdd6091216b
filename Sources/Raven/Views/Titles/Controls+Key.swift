#if !hasFeature(Embedded)
public import Foundation
#endif

// Titles that are keys: literals, whose Markdown counts, and parameters of an app's own views. A string is shown as it is.
//
// Inside the page a literal is a string unless it may be more, as with `Text` (`MarkdownLowering`).

extension Button where Label == Text {
  /// Creates a button whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// Creates a button with a purpose, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    let text = title.text
    self.init(role: role, action: action) { text }
  }
}

extension Button where Label == Raven.Label<Text, Image> {
  /// Creates a button with a system image, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a system image and a purpose, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
    let label = Raven.Label(title, systemImage: systemImage)
    self.init(role: role, action: action) { label }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a system image, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    let text = title.text
    self.init {
      text
    } icon: {
      Image(decorativeSystemName: name)
    }
  }

  /// Creates a label with an image from the app's `Resources` folder, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, image name: String) {
    let text = title.text
    self.init {
      text
    } icon: {
      Image(decorative: name)
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    let text = title.text
    self.init(isOn: isOn) { text }
  }
}

extension Toggle where Label == Raven.Label<Text, Image> {
  /// Creates a toggle with a system image, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    let label = Raven.Label(title, systemImage: systemImage)
    self.init(isOn: isOn) { label }
  }
}

extension Picker where Label == Text {
  /// Creates a picker whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(
    _ title: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    let text = title.text
    self.init(selection: selection, content: content) { text }
  }
}

extension Picker where Label == Raven.Label<Text, Image> {
  /// Creates a picker with a system image, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    let label = Raven.Label(title, systemImage: systemImage)
    self.init(selection: selection, content: content) { label }
  }
}

extension Menu where Label == Text {
  /// Creates a menu whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    let text = title.text
    self.init(content: content) { text }
  }

  /// Creates a button whose title is a key, and beside it one that opens the menu.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
    let text = title.text
    self.init(content: content, label: { text }, primaryAction: primaryAction)
  }
}

extension Menu where Label == Raven.Label<Text, Image> {
  /// Creates a menu with a system image, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    let label = Raven.Label(title, systemImage: systemImage)
    self.init(content: content) { label }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper of two actions, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(
    _ title: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let text = title.text
    self.init(
      label: { text },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a value, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init<V: Strideable>(
    _ title: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let text = title.text
    self.init(value: value, step: step, label: { text }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value that stays in a range, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init<V: Strideable>(
    _ title: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let text = title.text
    self.init(value: value, in: bounds, step: step, label: { text }, onEditingChanged: onEditingChanged)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a control whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    let text = title.text
    self.init(selection: selection, supportsOpacity: supportsOpacity) { text }
  }
}

extension Link where Label == Text {
  /// Creates a link whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, destination: URL) {
    let text = title.text
    self.init(destination: destination) { text }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a sign that something is going on, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey) {
    let text = title.text
    self.init { text }
  }

  /// Creates a view of how much is done, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0) {
    let text = title.text
    self.init(value: value, total: total) { text }
  }
}

extension LabeledContent where Label == Text {
  /// Creates content whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    let text = title.text
    self.init(content: content) { text }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates text whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    let text = Text(value)
    self.init(title) { text }
  }

  /// Creates a value in a format, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    let text = Text(value, format: format)
    self.init(title) { text }
  }
}
