/// A value or control with a label.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// LabeledContent("Volume") { Slider(value: $volume) }
/// ```
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private var maker: AnyStyle<LabeledContentStyleConfiguration>?
  @Environment(read: { $0.labeledContentStyle }) private var style

  /// Creates content with a label of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    if Presence.labeledContentStyles, let style = style?.inside(maker) {
      style.style.make(
        LabeledContentStyleConfiguration(
          label: .init(_content: AnyView(label)),
          content: .init(_content: AnyView(content)),
          style: style.style
        )
      )
    } else {
      PairElement(label: label, content: content)
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates content with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    let text = Text(title)
    self.init {
      content()
    } label: {
      text
    }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates text with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    let text = Text(value)
    self.init(title) { text }
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labelled content from what a style is given, in the style that it replaces.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
    maker = configuration.style
  }
}

/// A label at the start and content at the end of a line.
struct PairElement<Label: View, Content: View>: _LeafView {
  let label: Label
  let content: Content

  static func _build(_ view: Self, _ visitor: Visitor) {
    let areLabelsHidden = EnvironmentValues(visitor.environment).areLabelsHidden
    let rule = LayoutRule(x: areLabelsHidden ? .child : .fills, y: .child)
    let element = visitor.open(visitor.boxTag, rule, kind: visitor.intern("labeled"))
    visitor.setRule(rule, of: element)
    visitor.container.axis = .none
    visitor.caption(view.label, isHidden: areLabelsHidden)
    let value = visitor.openBare(visitor.boxTag, .child, kind: visitor.intern("g value"))
    Content._visit(view.content, visitor)
    visitor.closeBare(value)
    visitor.close(element)
  }
}
