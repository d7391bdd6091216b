public import SwiftUI

/// A link of a topic, with a symbol that says it leads elsewhere.
///
/// One that begins with a slash leads to a place of the document. Use it where a link stands among other views; in a topic, write
/// an `ExternalLink`.
public struct ShowcaseLink: View {
  private let link: ExternalLink
  @Environment(\.pageRoot) private var root
  @Environment(\.pageCarrier) private var carrier

  /// Creates a view of a link.
  public init(_ link: ExternalLink) { self.link = link }

  public var body: some View {
    let address = DocumentAddress.of(link.url.absoluteString, root: root, carrier)
    Link(destination: URL(string: address) ?? link.url) { Label(link.title, systemImage: "arrow.up.right.square") }
  }
}
