#if !hasFeature(Embedded)
public import Foundation
#endif

extension Stepper where Label == Text {
  /// Creates a stepper that shows its value in a format behind the title.
  ///
  /// ```swift
  /// Stepper("Discount", value: $discount, in: 0...0.5, step: 0.05, format: .percent)
  /// ```
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    let text = Text(title + " " + format.format(value.wrappedValue))
    self.init(value: value, in: bounds, step: step, label: { text }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that shows its value in a format behind the title.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    let text = Text(title + " " + format.format(value.wrappedValue))
    self.init(value: value, step: step, label: { text }, onEditingChanged: onEditingChanged)
  }
}
