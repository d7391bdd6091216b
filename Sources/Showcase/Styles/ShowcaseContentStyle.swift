public import SwiftUI

/// How topics look.
///
/// ```swift
/// struct NarrowContentStyle: ShowcaseContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ScrollView { configuration.content.frame(maxWidth: 480) }
///   }
/// }
/// ```
/// Set it with `showcaseContentStyle(_:)`. It may have dynamic properties such as `@State` and `@Environment`.
public protocol ShowcaseContentStyle {
  /// The type of the topic.
  associatedtype Body: View
  /// The topic.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a topic.
  typealias Configuration = ShowcaseContentStyleConfiguration
}

/// The parts of a topic.
public struct ShowcaseContentStyleConfiguration {
  /// The title, the description and the items, those of topics inside in their places.
  public let content: AnyView
  /// What is on the page; nil if that is the topic alone.
  public let index: AnyView?
}

/// Content in a column that is easy to read, what is on the page beside it where there is room.
public struct DefaultShowcaseContentStyle: ShowcaseContentStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top, spacing: 0) {
      ReadingColumn { configuration.content }
      if let index = configuration.index {
        ScrollView { index.padding(20) }.frame(width: 240).shown(from: .wide)
      }
    }
  }
}

extension ShowcaseContentStyle where Self == DefaultShowcaseContentStyle {
  /// Content in a column that is easy to read, what is on the page beside it where there is room.
  public static var automatic: DefaultShowcaseContentStyle { DefaultShowcaseContentStyle() }
}

private enum StyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ShowcaseContentStyleConfiguration> {
    AnyStyle(DefaultShowcaseContentStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var showcaseContentStyle: AnyStyle<ShowcaseContentStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how topics in this view look.
  public func showcaseContentStyle<Style: ShowcaseContentStyle>(_ style: Style) -> some View {
    environment(\.showcaseContentStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
