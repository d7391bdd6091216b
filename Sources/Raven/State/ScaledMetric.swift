/// A length that grows with the size a person wants text to have.
///
/// Use it for what stands beside text and has to keep up with it: the size of a picture, a distance. Fonts grow by
/// themselves.
///
/// ```swift
/// struct Avatar: View {
///   @ScaledMetric private var side = 40.0
///   var body: some View { Circle().frame(width: side, height: side) }
/// }
/// ```
/// Differs from SwiftUI: every style of text grows by the same factor, so that `relativeTo` changes nothing.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  @Environment(read: { $0.dynamicTypeSize }) private var size

  /// Creates a length that is the given one at the usual size of text.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// Creates a length that grows with a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.init(wrappedValue: wrappedValue) }

  /// The length at the size of text where the view stands.
  public var wrappedValue: Value { base * Value(size.scale) }
}
