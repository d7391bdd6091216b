public import SwiftUI

/// Another site's page, in a frame that keeps it from this one.
///
/// ```swift
/// ExternalEmbed("The talk", url: URL(string: "https://www.youtube-nocookie.com/embed/abc")!)
/// ```
/// Its address must begin with `https:`, and the app's scene must allow it: `.embeddedPages(from:)`.
public struct ExternalEmbed: TopicContentConvertible, Equatable {
  /// What it is; what is said of the frame.
  public let title: String
  /// What it shows.
  public let url: URL
  /// How high it is at least, in points.
  public let minHeight: CGFloat
  var place = Place.root

  /// Creates an embed.
  ///
  /// - Parameters:
  ///   - title: what is said of the frame; the host of the address unless told.
  ///   - url: what it shows.
  ///   - minHeight: how high it is at least, in points.
  public init(_ title: String? = nil, url: URL, minHeight: CGFloat = 320) {
    self.title = title ?? ExternalEmbed.host(of: url)
    self.url = url
    self.minHeight = minHeight
  }

  public func merge(into content: inout Topic.Content) { content.append(.embed(self)) }

  private static func host(of url: URL) -> String {
    let text = url.absoluteString
    guard let start = text.firstIndex(of: "/") else { return text }
    let host = text[start...].drop { $0 == "/" }.prefix { $0 != "/" }
    return host.isEmpty ? text : String(host)
  }
}
