public import SwiftUI

/// A list of short texts in Markdown, with bullets or numbers.
///
/// ```swift
/// ContentList(.numbered) {
///   "Add the package."
///   "Import `Buttons`."
/// }
/// ```
public struct ContentList: TopicContentConvertible, Equatable {
  /// What stands before each.
  public nonisolated enum Style: Hashable, Sendable {
    /// A bullet.
    case bulleted
    /// Its number.
    case numbered
  }

  /// What stands before each.
  public let style: Style
  /// The texts, in order.
  public let items: [String]
  var place = Place.root

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - style: what stands before each.
  ///   - items: the texts, in order.
  public init(_ style: Style = .bulleted, @ContentListBuilder items: () -> [String]) {
    self.style = style
    self.items = items()
  }

  public func merge(into content: inout Topic.Content) { content.append(.list(self)) }
}

/// Puts together the texts of a list, in order.
@resultBuilder
public enum ContentListBuilder {
  /// One text.
  public static func buildExpression(_ text: String) -> [String] { [text] }
  /// Several texts.
  public static func buildExpression(_ texts: [String]) -> [String] { texts }
  /// Texts in order.
  public static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  /// Texts of a loop, in order.
  public static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  /// Texts that may be left out.
  public static func buildOptional(_ parts: [String]?) -> [String] { parts ?? [] }
  /// The texts of one branch.
  public static func buildEither(first parts: [String]) -> [String] { parts }
  /// The texts of the other branch.
  public static func buildEither(second parts: [String]) -> [String] { parts }
}
