/// A picker among the items of a menu: each option is an item, the choice ticked.
struct PickerItems<Content: View>: View {
  let choices: PickerChoices
  let content: Content

  var body: some View {
    let choices = choices
    Group(subviews: content) { options in
      ForEach(options) { option in
        MenuChoice(
          mark: .radio,
          isOn: Binding(get: { choices.isSelected(option.leaf) }, set: { _ in choices.choose(option.leaf) }),
          label: option
        )
      }
    }
  }
}
