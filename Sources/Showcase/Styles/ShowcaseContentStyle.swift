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
      ScrollView {
        configuration.content
          .frame(maxWidth: 720, alignment: .leading)
          .padding(.horizontal, 20)
          .padding(.top, 16)
          .padding(.bottom, 64)
          .frame(maxWidth: .infinity)
      }
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

/// A style of any type.
struct AnyShowcaseContentStyle {
  let make: (ShowcaseContentStyleConfiguration) -> AnyView

  init<Style: ShowcaseContentStyle>(_ style: Style) { make = { AnyView(Styled(style: style, configuration: $0)) } }

  /// A topic in a style: where the style's own dynamic properties live.
  private struct Styled<Style: ShowcaseContentStyle>: View {
    let style: Style
    let configuration: ShowcaseContentStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
  }
}

private enum StyleKey: EnvironmentKey {
  static var defaultValue: AnyShowcaseContentStyle { AnyShowcaseContentStyle(DefaultShowcaseContentStyle()) }
}

extension EnvironmentValues {
  var showcaseContentStyle: AnyShowcaseContentStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how topics in this view look.
  public func showcaseContentStyle<Style: ShowcaseContentStyle>(_ style: Style) -> some View {
    environment(\.showcaseContentStyle, AnyShowcaseContentStyle(style))
  }
}
