public import SwiftUI

/// A link to somewhere else.
///
/// ```swift
/// ExternalLink("Human Interface Guidelines", url: URL(string: "https://developer.apple.com/design")!)
/// ```
/// Only `http`, `https`, `mailto`, `tel` and relative addresses are linked; "/chapter/topic" leads to that place of the document.
/// Another one is refused with a diagnostic, and its title is shown as text.
public struct ExternalLink: TopicContentConvertible, Equatable {
  /// What the link says.
  public let title: String
  /// Where it leads.
  public let url: URL
  var place = Place.root

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - title: what the link says.
  ///   - url: where it leads.
  public init(_ title: String, url: URL) {
    self.title = title
    self.url = url
  }

  public func merge(into content: inout Topic.Content) { content.append(.link(self)) }
}
