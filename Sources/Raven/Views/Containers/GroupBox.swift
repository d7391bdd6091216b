/// Views that belong together on a ground of their own, with a title.
///
/// ```swift
/// GroupBox("Weather") { Text("Sunny, 21°") }
/// ```
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private var maker: AnyStyle<GroupBoxStyleConfiguration>?
  @Environment(read: { $0.groupBoxStyle }) private var style

  /// Creates a box with a title of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    if let style = style?.inside(maker) {
      style.style.make(
        GroupBoxStyleConfiguration(
          label: .init(_content: AnyView(label)),
          content: .init(_content: AnyView(content)),
          style: style.style
        )
      )
    } else {
      BoxedContent(label: label, content: content)
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    let text = Text(title)
    self.init(content: content) { text }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from what a style is given, in the style that it replaces.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
    maker = configuration.style
  }
}

/// A title above content, on a tinted ground.
struct BoxedContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      label.font(.headline)
      content
    }
    .padding(16)
    .background(BoxFill(), in: RoundedRectangle(cornerRadius: 12))
  }
}

/// The ground of boxes.
private nonisolated struct BoxFill: ShapeStyle {
  var _css: String { "var(--fill)" }
}
