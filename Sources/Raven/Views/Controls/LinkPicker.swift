/// A picker as a link to a screen of its options, with the choice beside its label.
struct LinkPicker<Label: View, Content: View>: View {
  let choices: PickerChoices
  let isEnabled: Bool
  let label: Label
  let content: Content
  // By a closure: here the optimiser does not see through the key path, and Embedded Swift has none.
  @Environment(read: { $0.navigationScreen }) private var screen

  init(choices: PickerChoices, isEnabled: Bool, label: Label, content: Content) {
    self.choices = choices
    self.isEnabled = isEnabled
    self.label = label
    self.content = content
  }

  static func _visit(_ view: Self, _ visitor: Visitor) { if Presence.linkPickers { visitor.composite(view) } }

  var body: some View {
    let title = RouteSegment.visibleText(in: label)
    _NavigationLinkBody(
      value: nil,
      destination: OptionsScreen(title: title ?? "", choices: choices, content: content),
      title: title,
      label: PairElement(label: label, content: ChosenOption(choices: choices, content: content)),
      isEnabled: isEnabled && screen != nil,
      screen: screen
    )
  }
}

/// The option that is chosen, as the options say it.
private struct ChosenOption<Content: View>: View {
  let choices: PickerChoices
  let content: Content

  var body: some View {
    let choices = choices
    Group(subviews: content) { options in
      ForEach(options.filter { choices.isSelected($0.leaf) }.prefix(1)) { $0 }
    }
  }
}

/// The options below one another; choosing one leads back.
private struct OptionsScreen<Content: View>: View {
  let title: String
  let choices: PickerChoices
  let content: Content
  @Environment(read: { $0.dismiss }) private var dismiss

  init(title: String, choices: PickerChoices, content: Content) {
    self.title = title
    self.choices = choices
    self.content = content
  }

  var body: some View {
    let (choices, dismiss) = (choices, dismiss)
    List {
      Group(sections: content) { sections in
        ForEach(sections) { section in
          Section {
            ForEach(section.content) { option in
              OptionRow(option: option, isChosen: choices.isSelected(option.leaf)) {
                choices.choose(option.leaf)
                dismiss()
              }
            }
          } header: {
            section.header
          } footer: {
            section.footer
          }
        }
      }
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// One option: a button as wide as the row, ticked if it is the choice.
private struct OptionRow: View {
  let option: Subview
  let isChosen: Bool
  let choose: () -> Void

  var body: some View {
    Button(action: choose) {
      HStack {
        option.foregroundStyle(.primary)
        Spacer()
        if isChosen { Image(decorativeSystemName: "checkmark").fontWeight(.semibold) }
      }
    }
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
