/// What the builders of this library have in common: parts stand in the order in which they are written; `if`, `switch` and `for`
/// work.
///
/// A builder says which statements are parts by its `buildExpression` methods.
@MainActor public protocol ListBuilder {
  /// What is put together.
  associatedtype Part
}

extension ListBuilder {
  /// Parts in order.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
  /// Parts of a loop, in order.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
  /// Parts that may be left out.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
  /// The parts of one branch.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }
  /// The parts of the other branch.
  public static func buildEither(second parts: [Part]) -> [Part] { parts }
  /// Parts that are not there everywhere.
  public static func buildLimitedAvailability(_ parts: [Part]) -> [Part] { parts }
}
