/// A string that is kept to be shown later: its literal, with the values in it.
///
/// There are no tables of translations: a resource is its own text.
///
/// ```swift
/// enum Category { case food; var title: LocalizedStringResource { "Food & drink" } }
/// Text(Category.food.title)
/// let name = String(localized: Category.food.title)
/// ```
public nonisolated struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  let value: String.LocalizationValue

  /// Creates a resource; a comment is for translators alone.
  public init(_ keyAndValue: String.LocalizationValue, comment: StaticString? = nil) { value = keyAndValue }

  public init(stringLiteral value: String) { self.value = String.LocalizationValue(stringLiteral: value) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation)
  }

  /// The literal, with the values in it.
  public var key: String { value.text }
}

nonisolated extension String {
  /// A literal that may be translated one day, with the values in it.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let text: String
    /// The same as a view shows it: the Markdown of the literal counts, that of values does not.
    let key: LocalizedStringKey

    /// Creates a value from a string.
    public init(_ value: String) { self.init(stringLiteral: value) }

    public init(stringLiteral value: String) {
      text = value
      key = LocalizedStringKey(stringLiteral: value)
    }

    public init(stringInterpolation: StringInterpolation) {
      text = stringInterpolation.text
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.key)
    }

    /// The characters and values of a literal, as they come.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var text = ""
      fileprivate var key: LocalizedStringKey.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 2)
        key = LocalizedStringKey.StringInterpolation(
          literalCapacity: literalCapacity,
          interpolationCount: interpolationCount
        )
      }

      public mutating func appendLiteral(_ literal: String) {
        text += literal
        key.appendLiteral(literal)
      }

      /// Puts a string in.
      public mutating func appendInterpolation(_ string: String) {
        text += string
        key.appendInterpolation(string)
      }

      /// Puts a value in, as Swift describes it.
      public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
        appendInterpolation(value.description)
      }
    }
  }

  #if hasFeature(Embedded)
  /// Creates a string from a literal, which is its own translation; a comment is for translators alone.
  ///
  /// ```swift
  /// let title = String(localized: "\(count) of \(total)")
  /// ```
  public init(localized keyAndValue: LocalizationValue, comment: StaticString? = nil) { self = keyAndValue.text }
  #endif

  /// Creates the string of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

extension Text {
  /// Creates text from a resource, with its Markdown.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) { self = resource.value.key.text }
}
