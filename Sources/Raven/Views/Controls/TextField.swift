/// A control to type text in.
///
/// The title names the field for everybody who cannot see it, and stands in it while it is empty and there is no prompt.
/// What the binding does to a value is shown as soon as it is known, unless the person has typed on meanwhile. With the
/// vertical axis the field grows by the lines that are typed, and Enter begins another; with a `submitLabel` as well as an
/// `onSubmit` it submits, and Shift-Enter begins another line.
///
/// ```swift
/// TextField("Name", text: $name, prompt: Text("As on your passport")).onSubmit { save() }
/// TextField("Note", text: $note, axis: .vertical).lineLimit(3...8)
/// TextField("Amount", value: $amount, format: .currency(code: "EUR"))
/// ```
public struct TextField<Label: View>: View {
  let input: TextInput
  let label: Label
  /// The look that a style has given it; nil for the one of its surroundings.
  private var kind: TextFieldKind?
  // By a closure: here the optimiser does not see through the key path, and Embedded Swift has none.
  @Environment(read: { $0.textFieldLook }) private var look

  init(_ input: TextInput, label: Label) {
    self.input = input
    self.label = label
  }

  public var body: some View {
    if Presence.fieldStyles, kind == nil, case .own(let style) = look {
      style.style.make(TextField<_TextFieldStyleLabel>(input, label: .init(_content: AnyView(label))).look(.plain))
    } else {
      FieldElement(input: input, kind: kind ?? builtIn, label: label)
    }
  }

  private var builtIn: TextFieldKind {
    if case .builtIn(let kind) = look { kind } else { .plain }
  }

  /// The field in a look of its own.
  func look(_ kind: TextFieldKind) -> TextField {
    var field = self
    field.kind = kind
    return field
  }
}

extension TextField {
  /// Creates a field with a label of any views, which is not seen.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label)
  }

  /// Creates a field with a label of any views, which grows along an axis.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(TextInput(.text(text), of: label, prompt, axis), label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) { self.init(title, text: text, prompt: nil) }

  /// Creates a field with a title, and a prompt to stand in it while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text, prompt: prompt, axis: .horizontal)
  }

  /// Creates a field with a title, which grows along an axis.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }

  /// Creates a field with a title and a prompt, which grows along an axis.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis) {
    let text = (text, Text(title))
    self.init(TextInput(.text(text.0), of: text.1, prompt, axis), label: text.1)
  }
}
