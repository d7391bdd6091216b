/// The list of a menu, in parts.
struct MenuItems<Content: View>: View {
  let content: Content

  var body: some View {
    WebElement("div", ["class": "items", "role": "menu"]) {
      Group(sections: content) { sections in
        ForEach(sections) { MenuPart(section: $0) }
      }
    }
    .labelStyle(.titleAndIcon)
  }
}

private struct MenuPart: View {
  let section: SectionConfiguration

  var body: some View {
    WebElement("div", ["class": "part", "role": "group"]) {
      if !section.header.isEmpty { WebElement("span", ["class": "caption"]) { section.header } }
      section.content
      if !section.footer.isEmpty { WebElement("span", ["class": "caption"]) { section.footer } }
    }
  }
}

/// An item with a tick: a toggle, or a choice of a picker.
struct MenuChoice<Label: View>: View {
  /// What the tick means.
  enum Mark {
    case checkbox
    case radio
  }

  let mark: Mark
  @Binding var isOn: Bool
  let label: Label
  @Environment(read: { $0.isEnabled }) private var isEnabled

  init(mark: Mark, isOn: Binding<Bool>, label: Label) {
    self.mark = mark
    _isOn = isOn
    self.label = label
  }

  var body: some View {
    let binding = $isOn
    MenuChoiceElement(
      role: mark == .radio ? "menuitemradio" : "menuitemcheckbox",
      isOn: isOn,
      isEnabled: isEnabled,
      toggle: { binding.wrappedValue.toggle() },
      label: label
    )
  }
}

private struct MenuChoiceElement<Label: View>: _LeafView {
  let role: StaticString
  let isOn: Bool
  let isEnabled: Bool
  let toggle: () -> Void
  let label: Label

  static func _build(_ view: Self, _ visitor: Visitor) {
    let presentation = EnvironmentValues(visitor.environment).presentation
    let element = visitor.open(.button, .raw)
    visitor.constant(.class, visitor.intern("item"))
    visitor.constant(.type, .button)
    visitor.constant(.role, visitor.intern(view.role))
    visitor.attribute(.ariaChecked, view.isOn ? "true" : "false")
    visitor.flag(.disabled, !view.isEnabled)
    let toggle = view.toggle
    let perform: (PageEvent) -> Void = { _ in
      presentation?.dismissMenus()
      toggle()
    }
    visitor.listen(view.isEnabled ? EventActions(.click, perform) : EventActions())
    visitor.visitLabel(view.label)
    visitor.close(element)
  }
}
