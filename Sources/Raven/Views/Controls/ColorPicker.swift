/// A control to choose a colour.
///
/// It is the browser's own, which chooses no opacity: a colour keeps the one it had, or becomes opaque if
/// `supportsOpacity` is false.
///
/// ```swift
/// ColorPicker("Background", selection: $background)
/// ```
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  /// Creates a control with a label of any views.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public var body: some View {
    let (selection, supportsOpacity) = (selection, supportsOpacity)
    let opacity = supportsOpacity ? selection.wrappedValue.alpha : 1
    NativeInput(
      type: "color",
      kind: "well",
      value: selection.wrappedValue.hex,
      take: { text in
        guard let color = Color(hex: text, opacity: opacity) else { return false }
        selection.wrappedValue = color
        return true
      },
      label: label
    )
  }
}

extension ColorPicker where Label == Text {
  /// Creates a control with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    let text = Text(title)
    self.init(selection: selection, supportsOpacity: supportsOpacity) { text }
  }
}

/// One of the browser's own controls for a value that is no text, behind its label.
struct NativeInput<Label: View>: _LeafView {
  let type: StaticString
  let kind: StaticString
  let value: String
  var least: String?
  var most: String?
  /// Makes a value of what the page sent, and says whether it could.
  let take: (String) -> Bool
  let label: Label

  static func _build(_ view: Self, _ visitor: Visitor) {
    let values = EnvironmentValues(visitor.environment)
    let isHidden = values.areLabelsHidden
    let rule = LayoutRule(x: isHidden ? .rigid : .fills, y: .child)
    let (element, held) = visitor.openOuter(.label, rule, kind: visitor.intern("labeled"))
    visitor.setRule(rule, of: element)
    visitor.container.isPhrasing = true
    visitor.container.axis = .none
    visitor.caption(view.label, isHidden: isHidden)
    visitor.putHeld(held)
    let input = visitor.openBare(.input, .raw)
    visitor.constant("class", view.kind)
    visitor.attribute(.type, name: visitor.intern(view.type))
    visitor.attribute(.min, view.least)
    visitor.attribute(.max, view.most)
    visitor.flag(.disabled, !values.isEnabled)
    visitor.field(view.value, take: view.take, finish: { _ in })
    visitor.closeBare(input)
    visitor.close(element)
  }
}
