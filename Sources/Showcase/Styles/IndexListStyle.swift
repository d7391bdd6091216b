public import SwiftUI

/// How the list of what is on a page looks.
///
/// ```swift
/// struct PlainIndexListStyle: IndexListStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) { ForEach(configuration.entries) { $0.link } }
///   }
/// }
/// ```
/// Set it with `indexListStyle(_:)`. It may have dynamic properties such as `@State` and `@Environment`.
public protocol IndexListStyle {
  /// The type of the list.
  associatedtype Body: View
  /// The list.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of the list.
  typealias Configuration = IndexListStyleConfiguration
}

/// The parts of the list of what is on a page.
public struct IndexListStyleConfiguration {
  /// One title on the page.
  public struct Entry: Identifiable {
    /// The id of the topic.
    public let id: UUID
    /// How deep it stands: 1 for the page's own topic.
    public let depth: Int
    /// Whether it is the one being read.
    public let isCurrent: Bool
    /// A link to it.
    public let link: AnyView
  }

  /// The titles on the page, in order.
  public let entries: [Entry]
}

/// Titles below one another, those of deeper topics further in, the one being read marked.
public struct DefaultIndexListStyle: IndexListStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("On this page").font(.caption).foregroundStyle(.secondary)
      ForEach(configuration.entries) { entry in
        entry.link
          .accessibilityAddTraits(entry.isCurrent ? .isSelected : [])
          .font(.callout)
          .fontWeight(entry.isCurrent ? .semibold : .regular)
          .foregroundStyle(entry.isCurrent ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
          .padding(.leading, CGFloat(max(0, entry.depth - 1)) * 12)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension IndexListStyle where Self == DefaultIndexListStyle {
  /// Titles below one another, those of deeper topics further in, the one being read marked.
  public static var automatic: DefaultIndexListStyle { DefaultIndexListStyle() }
}

private enum StyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<IndexListStyleConfiguration> {
    AnyStyle(DefaultIndexListStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var indexListStyle: AnyStyle<IndexListStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how lists of what is on a page look in this view.
  public func indexListStyle<Style: IndexListStyle>(_ style: Style) -> some View {
    environment(\.indexListStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
