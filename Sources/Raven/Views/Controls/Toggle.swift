/// A control that is on or off.
///
/// ```swift
/// Toggle("Notify me", isOn: $settings.notifies)
/// ```
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  private let isMixed: Bool
  private var maker: AnyStyle<ToggleStyleConfiguration>?
  @Environment(read: { $0.isEnabled }) private var isEnabled
  @Environment(read: { $0.areLabelsHidden }) private var isLabelHidden
  @Environment(read: { $0.toggleStyle }) private var style

  /// Creates a toggle with a label of any views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, isMixed: false, label())
  }

  /// Creates a toggle for several values at once: on when all are, and switching all.
  @inline(__always)
  public init<C: RandomAccessCollection>(
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(bindings, label())
  }

  @usableFromInline
  init(_ bindings: [Binding<Bool>], _ label: Label) {
    let count = bindings.count { $0.wrappedValue }
    let all = Binding(
      get: { bindings.allSatisfy { $0.wrappedValue } },
      set: { isOn in bindings.forEach { $0.wrappedValue = isOn } }
    )
    self.init(all, isMixed: count > 0 && count < bindings.count, label)
  }

  private init(_ isOn: Binding<Bool>, isMixed: Bool, _ label: Label) {
    _isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    guard visitor.container.actions == .menu, let builder = visitor.actionBuilder else {
      return visitor.composite(view)
    }
    builder.toggle(view.$isOn, AnyView(view.label), visitor)
  }

  public var body: some View {
    let binding = $isOn
    if Presence.toggleStyles, let style = style?.inside(maker) {
      style.style.make(
        ToggleStyleConfiguration(
          label: .init(_content: AnyView(label)),
          isOn: binding,
          isMixed: isMixed,
          style: style.style
        )
      )
    } else {
      ToggleElement(
        shape: .switch,
        isOn: isOn,
        isEnabled: isEnabled,
        isLabelHidden: isLabelHidden,
        set: { binding.wrappedValue = $0 },
        label: label
      )
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    let text = Text(title)
    self.init(isOn: isOn) { text }
  }

  /// Creates a toggle with a title for several values at once.
  @inline(__always)
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    let text = Text(title)
    self.init(sources: sources, isOn: isOn) { text }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from what a style is given, in the style that it replaces.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, isMixed: configuration.isMixed, configuration.label)
    maker = configuration.style
  }
}

/// The shapes of a checkbox.
enum ToggleShape {
  case `switch`
  case checkbox
}

/// A label around a checkbox, as a switch or a box.
struct ToggleElement<Label: View>: _LeafView {
  let shape: ToggleShape
  let isOn: Bool
  let isEnabled: Bool
  let isLabelHidden: Bool
  let set: (Bool) -> Void
  let label: Label

  static func _build(_ view: Self, _ visitor: Visitor) {
    let isSwitch = view.shape == .switch
    let rule = LayoutRule(x: view.isLabelHidden ? .rigid : isSwitch ? .fills : .child, y: .child)
    let (element, held) = visitor.openOuter(.label, rule, kind: isSwitch ? .toggleG : visitor.intern("check g"))
    visitor.setRule(rule, of: element)
    visitor.container.isPhrasing = true
    visitor.container.axis = .none
    visitor.caption(view.label, isHidden: view.isLabelHidden)
    visitor.putHeld(held)
    let input = visitor.openBare(.input, .raw)
    visitor.constant(.type, .checkbox)
    if isSwitch { visitor.constant(.role, .switch) }
    visitor.flag(.disabled, !view.isEnabled)
    visitor.checkbox(view.isOn, view.set)
    visitor.closeBare(input)
    visitor.close(element)
  }
}

extension Visitor {
  /// The label of a control, inside its label element: shown, or for assistive technology alone.
  func caption<Label: View>(_ label: Label, isHidden: Bool) {
    let caption = openBare(.span, .child)
    attribute(.class, name: isHidden ? .unseen : .g)
    Label._visit(label, self)
    closeBare(caption)
  }
}
