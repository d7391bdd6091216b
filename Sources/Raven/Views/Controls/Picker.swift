/// A control to choose one of several values.
///
/// Each view of the content is an option; its `tag`, or the id of its element in a `ForEach`, is the value it stands for.
/// Options are found through custom views, `if`, `ForEach` and `Group`. As a menu, an option is its text.
///
/// ```swift
/// Picker("Size", selection: $size) {
///   ForEach(Size.allCases) { Text($0.name).tag($0) }
/// }
/// .pickerStyle(.segmented)
/// ```
/// The label of a menu shows in forms and lists; elsewhere it names the menu to assistive technology alone.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Binding private var selection: SelectionValue
  private let content: Content
  private let label: Label
  @Environment(read: { $0.pickerLook }) private var look
  @Environment(read: { $0.isEnabled }) private var isEnabled
  @Environment(read: { $0.areLabelsHidden }) private var areLabelsHidden

  /// Creates a picker with a label of any views.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.content = content()
    self.label = label()
  }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    if !Presence.actions || visitor.container.actions != .menu { return visitor.composite(view) }
    visitor.composite(PickerItems(choices: view.choices, content: view.content))
  }

  public var body: some View {
    let choices = choices
    // One type for all pickers.
    let (caption, content) = (untyped(label), untyped(content))
    switch look {
    case .menu:
      MenuPicker(
        choices: choices,
        isEnabled: isEnabled,
        isLabelHidden: areLabelsHidden,
        label: caption,
        content: content
      )
    case .segmented:
      RadioPicker(shape: .segmented, choices: choices, isEnabled: isEnabled, label: caption, content: content)
    case .inline:
      RadioPicker(shape: .inline, choices: choices, isEnabled: isEnabled, label: caption, content: content)
    case .radioGroup:
      RadioPicker(shape: .radioGroup, choices: choices, isEnabled: isEnabled, label: caption, content: content)
    case .navigationLink:
      LinkPicker(choices: choices, isEnabled: isEnabled, label: label, content: content)
    }
  }

  private var choices: PickerChoices {
    let (binding, selected) = ($selection, selection)
    return PickerChoices(
      isSelected: { $0.taggedValues.tag(for: SelectionValue.self) == selected },
      choose: { leaf in
        if let value = leaf.taggedValues.tag(for: SelectionValue.self) { binding.wrappedValue = value }
      }
    )
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    let text = Text(title)
    self.init(selection: selection, content: content) { text }
  }
}

/// What a picker has to know of its options, whatever the type of their values.
struct PickerChoices {
  let isSelected: (ResolvedLeaf) -> Bool
  let choose: (ResolvedLeaf) -> Void
}

/// Which option a page shows as chosen, and which leaf each number it may send stands for.
final class PickerState: Retained {
  /// The number of the leaf the page shows as chosen; nil for none.
  var shown: Int?
  /// How many choices the page has counted.
  var version: UInt32 = 0
  var leaves: [ResolvedLeaf] = []

  nonisolated deinit {}

  func leaf(_ number: Int?) -> ResolvedLeaf? { leaves.first { $0.number == number } }
}
