/// A control to type a secret in: what is typed is not shown.
///
/// ```swift
/// SecureField("Password", text: $password).textContentType(.password)
/// ```
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// Creates a field with a label of any views, which is not seen.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label())
  }

  private init(_ text: Binding<String>, _ prompt: Text?, _ label: Label) {
    var input = TextInput(.text(text), of: label, prompt, .horizontal)
    input.isSecret = true
    field = TextField(input, label: label)
  }

  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) { self.init(text, nil, Text(title)) }

  /// Creates a field with a title, and a prompt to stand in it while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(title))
  }
}
