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
public enum ContentListBuilder: ListBuilder {
  public typealias Part = String

  /// One text.
  public static func buildExpression(_ text: String) -> [String] { [text] }

  /// Several texts.
  public static func buildExpression(_ texts: [String]) -> [String] { texts }
}
