#if !hasFeature(Embedded)
public import Foundation
#endif

/// The parts of a date that a control shows.
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
  /// The parts by bit.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control to choose a day, a time or both.
///
/// It is the browser's own, in the language of the browser; days and times are those of the time zone that the app runs in:
/// the server's, inside the page the browser's. Parts that are not shown stay as they are.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: .date)
/// ```
public struct DatePicker<Label: View>: View {
  /// The parts of a date that a control shows.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let least: Date?
  private let most: Date?
  private let components: Components
  private let label: Label
  @Environment(read: { $0.datePickerStyle }) private var style

  fileprivate init(_ selection: Binding<Date>, _ least: Date?, _ most: Date?, _ components: Components, _ label: Label)
  {
    self.selection = selection
    self.least = least
    self.most = most
    self.components = components
    self.label = label
  }

  public var body: some View {
    let configuration = DatePickerStyleConfiguration(
      label: .init(_content: AnyView(label)),
      selection: selection,
      minimumDate: least,
      maximumDate: most,
      displayedComponents: components,
      style: style?.style
    )
    if let style { style.style.make(configuration) } else { NativeDatePicker(configuration) }
  }
}

extension DatePicker {
  /// Creates a control for any date, with a label of any views.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, nil, displayedComponents, label()) }

  /// Creates a control for dates in a range, with a label of any views.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

  /// Creates a control for dates from one on, with a label of any views.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }

  /// Creates a control for dates up to one, with a label of any views.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
  /// Creates a control for any date, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }

  /// Creates a control for dates in a range, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title)) }

  /// Creates a control for dates from one on, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(title)) }

  /// Creates a control for dates up to one, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(title)) }
}
