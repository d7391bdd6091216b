/// Conditions a text has to meet, in order, and what to say of the first that is not met.
///
/// ```swift
/// let name = TextValidation([
///   .required("Give a name."),
///   .maximum(40, "A name has up to 40 characters."),
/// ])
/// translator.problem.string = name.message(for: text) ?? ""
/// ```
public struct TextValidation {
  /// One condition.
  public struct Condition {
    /// What to say when it is not met.
    public let message: String
    /// Whether a text meets it.
    public let isMet: (String) -> Bool

    /// Creates a condition.
    public init(_ message: String, isMet: @escaping (String) -> Bool) {
      self.message = message
      self.isMet = isMet
    }

    /// Something other than white space.
    public static func required(_ message: String) -> Condition {
      Condition(message) { text in text.contains { !$0.isWhitespace } }
    }

    /// At least so many characters.
    public static func minimum(_ count: Int, _ message: String) -> Condition {
      Condition(message) { $0.count >= count }
    }

    /// At most so many characters.
    public static func maximum(_ count: Int, _ message: String) -> Condition {
      Condition(message) { $0.count <= count }
    }
  }

  private let conditions: [Condition]

  /// Creates a validation; the conditions are tried in this order.
  public init(_ conditions: [Condition]) { self.conditions = conditions }

  /// What is wrong with a text; nil if nothing is.
  public func message(for text: String) -> String? { conditions.first { !$0.isMet(text) }?.message }

  /// Whether a text meets every condition.
  public func isValid(_ text: String) -> Bool { message(for: text) == nil }
}
