/// A control to type a line of text in.
///
/// The title names the field for everybody who cannot see it, and stands in it while it is empty and there is no prompt.
/// What the binding does to a value is shown as soon as it is known, unless the person has typed on meanwhile.
///
/// ```swift
/// TextField("Name", text: $name, prompt: Text("As on your passport")).onSubmit { save() }
/// ```
public struct TextField<Label: View>: View {
  @Binding private var text: String
  private let title: String
  private let prompt: String?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textFieldStyle) private var style
  @Environment(\.submitHandler) private var submit

  fileprivate init(title: String, text: Binding<String>, prompt: Text?) {
    _text = text
    self.title = title
    self.prompt = prompt?.string
  }

  public var body: some View {
    FieldElement(
      kind: .text,
      text: $text,
      title: title,
      prompt: prompt,
      isEnabled: isEnabled,
      style: style,
      submit: submit
    )
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(title: String(title), text: text, prompt: nil)
  }

  /// Creates a field with a title, and a prompt to stand in it while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(title: String(title), text: text, prompt: prompt)
  }
}

/// A control to type a secret in: what is typed is not shown.
///
/// ```swift
/// SecureField("Password", text: $password)
/// ```
public struct SecureField<Label: View>: View {
  @Binding private var text: String
  private let title: String
  private let prompt: String?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textFieldStyle) private var style
  @Environment(\.submitHandler) private var submit

  fileprivate init(title: String, text: Binding<String>, prompt: Text?) {
    _text = text
    self.title = title
    self.prompt = prompt?.string
  }

  public var body: some View {
    FieldElement(
      kind: .password,
      text: $text,
      title: title,
      prompt: prompt,
      isEnabled: isEnabled,
      style: style,
      submit: submit
    )
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(title: String(title), text: text, prompt: nil)
  }

  /// Creates a field with a title, and a prompt to stand in it while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(title: String(title), text: text, prompt: prompt)
  }
}

/// The input element of both.
private struct FieldElement: _LeafView {
  let kind: Name
  @Binding var text: String
  let title: String
  let prompt: String?
  let isEnabled: Bool
  let style: TextFieldKind
  let submit: SubmitHandler?

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(.input, LayoutRule(x: .fills, y: .rigid))
    visitor.attribute(.class, name: view.style == .plain ? .fieldPlain : .field)
    visitor.constant(.type, view.kind)
    visitor.attribute(.ariaLabel, visitor.isLabelled ? nil : view.title)
    visitor.attribute(.placeholder, view.prompt ?? view.title)
    visitor.flag(.disabled, !view.isEnabled)
    let binding = view.$text
    var actions = EventActions(.input) { event in
      guard case .input(_, let value) = event.payload else { return }
      binding.wrappedValue = value
    }
    if let submit = view.submit { actions.add(.submit) { _ in submit.perform() } }
    visitor.field(view.text, actions)
    visitor.close(element)
  }
}
