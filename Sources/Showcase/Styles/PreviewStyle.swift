public import SwiftUI

/// How examples look.
///
/// ```swift
/// struct BarePreviewStyle: PreviewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.preview; configuration.code }
///   }
/// }
/// ```
/// Set it with `previewStyle(_:)`. It may have dynamic properties such as `@State` and `@Environment`.
public protocol PreviewStyle {
  /// The type of the example.
  associatedtype Body: View
  /// The example.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of an example.
  typealias Configuration = PreviewStyleConfiguration
}

/// The parts of an example.
public struct PreviewStyleConfiguration {
  /// What stands above it, if anything.
  public let title: String?
  /// The view itself.
  public let preview: AnyView
  /// Its code, if there is any.
  public let code: AnyView?
  /// Whether the view is alive: on pages that are files it shows its first state and stays so.
  public let isLive: Bool
}

/// The view in a frame, its title above and its code below.
public struct DefaultPreviewStyle: PreviewStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if let title = configuration.title { Text(title).font(.subheadline.weight(.semibold)) }
      configuration.preview
        .padding(20)
        .frame(maxWidth: .infinity, minHeight: 96)
        .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.secondary.opacity(0.35)).allowsHitTesting(false) }
      if !configuration.isLive {
        Text("The first state of the example: this page is a file. Served by its app, it can be used.")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      if let code = configuration.code { code }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension PreviewStyle where Self == DefaultPreviewStyle {
  /// The view in a frame, its title above and its code below.
  public static var automatic: DefaultPreviewStyle { DefaultPreviewStyle() }
}

private enum StyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<PreviewStyleConfiguration> {
    AnyStyle(DefaultPreviewStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var previewStyle: AnyStyle<PreviewStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how examples in this view look.
  public func previewStyle<Style: PreviewStyle>(_ style: Style) -> some View {
    environment(\.previewStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
