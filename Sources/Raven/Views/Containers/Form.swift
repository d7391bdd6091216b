/// A page of controls to fill in, in sections.
///
/// Each view is a row; custom views, `if`, `ForEach` and `Group` are seen through. Controls look as they do in a form: fields
/// have no border, buttons take the whole row, labels stand at the start and values at the end. It scrolls when there
/// is more than fits.
///
/// ```swift
/// Form {
///   Section("Profile") {
///     TextField("Name", text: $name)
///     Toggle("Public", isOn: $isPublic)
///   }
///   Button("Save") { save() }
/// }
/// ```
public struct Form<Content: View>: View {
  private let content: BoxedView<Content>
  @Environment(read: { $0.formStyle }) private var style

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = BoxedView(content()) }

  public var body: some View {
    if Presence.formStyles, let style {
      style.style.make(FormStyleConfiguration(content: .init(_content: AnyView(content))))
    } else {
      RowsContainer(look: .grouped, content: content)
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form of what a style is given, in the usual look.
  public init(_ configuration: FormStyleConfiguration) { content = BoxedView(configuration.content) }
}
