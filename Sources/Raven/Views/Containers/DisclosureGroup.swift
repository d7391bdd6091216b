/// Views that show when a person asks for them.
///
/// In a form or list, the label and the views are rows.
///
/// ```swift
/// DisclosureGroup("Advanced") { Toggle("Verbose", isOn: $isVerbose) }
/// ```
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var isOpen = false
  @Environment(read: { $0.disclosureGroupStyle }) private var style

  private init(_ binding: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
    self.binding = binding
    self.content = content
    self.label = label
  }

  /// Creates a group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content, label())
  }

  /// Creates a group that is open as a binding says.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content, label())
  }

  public var body: some View {
    let isExpanded = binding ?? $isOpen
    if let style {
      style.style.make(
        DisclosureGroupStyleConfiguration(
          label: .init(_content: AnyView(label)),
          content: .init(_content: AnyView(content())),
          isExpanded: isExpanded,
          style: style.style
        )
      )
    } else {
      DisclosedContent(label: label, content: content(), isExpanded: isExpanded)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title that is closed at first.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(title))
  }

  /// Creates a group with a title that is open as a binding says.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(title))
  }
}

/// What can be opened, and what is in it: rows of a list, or a button with an arrow and what it opens.
struct DisclosedContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Binding var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let isRows = visitor.makesListRows
    let outside = visitor.enterBranch(isRows ? 1 : 2)
    if isRows {
      view.visitRows(visitor)
    } else {
      let free = FreeDisclosure(label: view.label, content: view.content, isExpanded: view.$isExpanded)
      FreeDisclosure._visit(free, visitor)
    }
    visitor.leave(outside)
  }

  /// The label's row, which has the arrow, and under it those of the content.
  private func visitRows(_ visitor: Visitor) {
    visitor.markTree()
    let (isOpen, binding) = (isExpanded, $isExpanded)
    Presence.disclosures = true
    let disclosure = RowDisclosure(isExpanded: isOpen) { binding.wrappedValue.toggle() }
    visit(label._containerValue { $0.disclosure = disclosure }, visitor)
    guard isOpen else { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    visit(content._containerValue { $0.depth += 1 }, visitor)
    visitor.leave(outside)
  }

  private func visit<Row: View>(_ row: Row, _ visitor: Visitor) { Row._visit(row, visitor) }
}

/// A button with an arrow, and what it opens.
private struct FreeDisclosure<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Binding var isExpanded: Bool
  @Environment(read: { $0.standing }) private var standing

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }

  var body: some View {
    if standing.isRow {
      header
      if isExpanded { content.padding(.leading, 16) }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        header
        if isExpanded { content.padding(.leading, 16) }
      }
    }
  }

  private var header: DisclosureButton<Label> {
    let binding = $isExpanded
    return DisclosureButton(isExpanded: isExpanded, toggle: { binding.wrappedValue.toggle() }, label: label)
  }
}

/// The button of a disclosure group.
struct DisclosureButton<Label: View>: _LeafView {
  let isExpanded: Bool
  let toggle: () -> Void
  let label: Label

  static func _build(_ view: Self, _ visitor: Visitor) {
    let values = EnvironmentValues(visitor.environment)
    let element = visitor.open(.button, LayoutRule(x: .fills, y: .child))
    visitor.attribute(.class, name: visitor.intern(values.standing.isRow ? "fold wide" : "fold"))
    visitor.constant(.type, .button)
    visitor.attribute(.ariaExpanded, view.isExpanded ? "true" : "false")
    visitor.flag(.disabled, !values.isEnabled)
    let toggle = view.toggle
    visitor.listen(values.isEnabled ? EventActions(.click) { _ in toggle() } : EventActions())
    visitor.container.isInteractive = true
    visitor.container.isPhrasing = true
    visitor.container.axis = .none
    visitor.caption(view.label, isHidden: false)
    visitor.close(element)
  }
}
