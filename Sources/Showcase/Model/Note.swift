public import SwiftUI

/// Something to be noticed, set apart from the rest.
///
/// ```swift
/// Note(.important) { "Ask before you delete: it **cannot** be taken back." }
/// ```
public struct Note: TopicContentConvertible, Equatable {
  /// What kind of notice it is.
  public nonisolated enum Kind: Hashable, Sendable {
    /// Good to know.
    case note
    /// A better way.
    case tip
    /// What must be known.
    case important
    /// What can go wrong.
    case warning
  }

  /// What kind of notice it is.
  public let kind: Kind
  /// What it says, in Markdown.
  public let markdown: String
  var place = Place.root

  /// Creates a note.
  ///
  /// - Parameters:
  ///   - kind: what kind of notice it is.
  ///   - markdown: what it says.
  public init(_ kind: Kind = .note, markdown: () -> String) {
    self.kind = kind
    self.markdown = markdown()
  }

  public func merge(into content: inout Topic.Content) { content.append(.note(self)) }
}
