#if !hasFeature(Embedded)
public import Foundation
#endif

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a formatted value with a title.
  ///
  /// ```swift
  /// LabeledContent("Total", value: total, format: .currency(code: "EUR"))
  /// ```
  @_disfavoredOverload
  public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}
