import Showcase

extension Chapter {
  static let views = Chapter("Views") {
    Description("What stands on a page: text, pictures, controls, shapes, and what they are drawn with.")
    Topic.text
    Topic.images
    Topic.buttons
    Topic.toggles
    Topic.slidersAndSteppers
    Topic.pickers
    Topic.datesAndColours
    Topic.textFields
    Topic.progress
    Topic.forms
    Topic.shapes
    Topic.paint
    Topic.effects
    Topic.accessibility
  }
}
