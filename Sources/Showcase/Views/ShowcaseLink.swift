public import SwiftUI

/// A link of a topic, with a symbol that says it leads elsewhere.
///
/// Use it where a link stands among other views; in a topic, write an `ExternalLink`.
public struct ShowcaseLink: View {
  private let link: ExternalLink

  /// Creates a view of a link.
  public init(_ link: ExternalLink) { self.link = link }

  public var body: some View {
    Link(destination: link.url) { Label(link.title, systemImage: "arrow.up.right.square") }
  }
}
