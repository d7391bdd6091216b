/// A control that is on or off.
///
/// ```swift
/// Toggle("Notify me", isOn: $settings.notifies)
/// ```
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.areLabelsHidden) private var isLabelHidden

  /// Creates a toggle with a label of any views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    if visitor.container.actions != .menu { return visitor.composite(view) }
    visitor.composite(MenuChoice(mark: .checkbox, isOn: view.$isOn, label: view.label))
  }

  public var body: some View {
    let binding = $isOn
    ToggleElement(
      isOn: isOn,
      isEnabled: isEnabled,
      isLabelHidden: isLabelHidden,
      set: { binding.wrappedValue = $0 },
      label: label
    )
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    let text = Text(title)
    self.init(isOn: isOn) { text }
  }
}

/// A label around a checkbox with the role of a switch.
private struct ToggleElement<Label: View>: _LeafView {
  let isOn: Bool
  let isEnabled: Bool
  let isLabelHidden: Bool
  let set: (Bool) -> Void
  let label: Label

  static func _build(_ view: Self, _ visitor: Visitor) {
    let rule = LayoutRule(x: view.isLabelHidden ? .rigid : .fills, y: .child)
    let element = visitor.open(.label, rule, kind: .toggleG)
    visitor.setRule(rule, of: element)
    visitor.container.isPhrasing = true
    visitor.container.axis = .none
    let caption = visitor.openBare(.span, .child)
    visitor.attribute(.class, name: view.isLabelHidden ? .unseen : .g)
    Label._visit(view.label, visitor)
    visitor.closeBare(caption)
    let input = visitor.openBare(.input, .raw)
    visitor.constant(.type, .checkbox)
    visitor.constant(.role, .switch)
    visitor.flag(.disabled, !view.isEnabled)
    visitor.checkbox(view.isOn, view.set)
    visitor.closeBare(input)
    visitor.close(element)
  }
}
