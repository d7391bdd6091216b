/// Not available: a page cannot open the system's sheet for sharing by itself.
@available(*, unavailable, message: "Use a Link with a mailto: address, or a Button that copies or downloads.")
public struct ShareLink<Label: View>: View {
  public var body: Never { neverBody() }

  /// Not available.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) where Label == Text {}
  /// Not available.
  public init<Item>(_ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil)
  where Label == Text {}
  /// Not available.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
}

/// Not available: browsers have no control for several dates.
@available(*, unavailable, message: "Use a List of dates with a DatePicker to add one.")
public struct MultiDatePicker<Label: View>: View {
  public var body: Never { neverBody() }
}
