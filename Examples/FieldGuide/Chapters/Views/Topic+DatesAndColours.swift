import Showcase

extension Topic {
  static let datesAndColours = Topic("Dates and colours") {
    Description(
      """
      A `DatePicker` and a `ColorPicker` are the browser’s own, so they look as people on that system know them. The app has
      a `Date` and a `Color`.
      """
    )
    Example("A day and a time", sample: .datePicker) { DatePickers() }
    Example("A colour", sample: .colorPicker) { ColorChoice() }
    Paragraph("`locale`, `calendar` and `timeZone` in the [environment](/state/the-environment) are the visitor’s.")
  }
}
