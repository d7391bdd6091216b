import Showcase

extension Topic {
  static let buttons = Topic("Buttons") {
    Description("A button has an action and says what it does. Its style says how much it asks for attention.")
    ExampleGroup("Looks") {
      Example("Styles", sample: .buttonStyles) { ButtonStyles() }
      Example("Sizes and shapes", sample: .buttonShapes) { ButtonShapes() }
      Example("Roles", sample: .buttonRoles) { ButtonRoles() }
    }
    Topic("A style of your own") {
      Description(
        """
        A `ButtonStyle` draws the label; for keys and screen readers it stays a button. If the style reads `isPressed`, the app
        is told when the button is pressed and let go.
        """
      )
      Example("A pill", sample: .buttonStyle) { PillButtons() }
    }
    Topic("Keys") {
      Description("A keyboard shortcut presses a button from wherever the focus is, while the button is on the page.")
      Example("Control or Command, and an arrow", sample: .buttonKeys) { KeyedButtons() }
    }
    Topic("Taps") {
      Description("Anything can be tapped, once or twice. A button is better where there is a choice: keys reach it.")
      Example("Tap the circle", sample: .taps) { TappedCircle() }
    }
  }
}
