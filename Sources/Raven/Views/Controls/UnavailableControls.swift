/// Not available: browsers have no control for several dates.
@available(*, unavailable, message: "Use a List of dates with a DatePicker to add one.")
public struct MultiDatePicker<Label: View>: View {
  public var body: Never { neverBody() }
}
