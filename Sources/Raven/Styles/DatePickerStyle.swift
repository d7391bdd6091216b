#if !hasFeature(Embedded)
public import Foundation
#endif

/// How date pickers look.
public protocol DatePickerStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// What is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a style puts together.
  typealias Configuration = DatePickerStyleConfiguration
}

/// The parts of date pickers that a style puts together.
public struct DatePickerStyleConfiguration {
  /// What is chosen.
  public struct Label: _StylePart {
    public let _content: AnyView
  }

  /// What is chosen.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date that can be chosen.
  public let minimumDate: Date?
  /// The last date that can be chosen.
  public let maximumDate: Date?
  /// The parts of the date that show.
  public let displayedComponents: DatePickerComponents
  let style: AnyStyle<DatePickerStyleConfiguration>?
}

/// The view that runs a style's body.
struct StyledDatePicker<Style: DatePickerStyle>: View {
  let style: Style
  let configuration: DatePickerStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private nonisolated enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: StyleReference<DatePickerStyleConfiguration>? { nil }
}

nonisolated extension EnvironmentValues {
  var datePickerStyle: StyleReference<DatePickerStyleConfiguration>? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how date pickers in this view look.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) {
      $0.datePickerStyle = StyleReference(style, replacing: $0.datePickerStyle) {
        StyledDatePicker(style: $0, configuration: $1)
      }
    }
  }
}

/// The browser's own control.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { NativeDatePicker(configuration) }
}

/// The browser's own control.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { NativeDatePicker(configuration) }
}

/// The browser's own control, which opens a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { NativeDatePicker(configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The browser's own control.
  public static var automatic: Self { Self() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The browser's own control.
  public static var compact: Self { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The browser's own control, which opens a calendar.
  public static var graphical: Self { Self() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Not available: a wheel is for a thumb.
  @available(*, unavailable, message: "There are no wheels on a page. Use .compact, which phones show as wheels.")
  public static var wheel: Self { Self() }
}
