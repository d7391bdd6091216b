public import SwiftUI

/// Another site's page in a topic.
///
/// Use it where a page stands among other views; in a topic, write an `ExternalEmbed`. The scene must allow where the page comes
/// from: `.embeddedPages(from:)`.
public struct ShowcaseEmbed: View {
  private let embed: ExternalEmbed

  /// Creates a view of an embed.
  public init(_ embed: ExternalEmbed) { self.embed = embed }

  public var body: some View { EmbeddedPage(embed.title, url: embed.url, minHeight: embed.minHeight) }
}
