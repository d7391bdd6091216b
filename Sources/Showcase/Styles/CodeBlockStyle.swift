public import SwiftUI

/// How blocks of code look.
///
/// ```swift
/// struct BareCodeBlockStyle: CodeBlockStyle {
///   func makeBody(configuration: Configuration) -> some View { configuration.code }
/// }
/// ```
/// Set it with `codeBlockStyle(_:)`. It may have dynamic properties such as `@State` and `@Environment`.
public protocol CodeBlockStyle {
  /// The type of the block.
  associatedtype Body: View
  /// The block.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a block of code.
  typealias Configuration = CodeBlockStyleConfiguration
}

/// The parts of a block of code.
public struct CodeBlockStyleConfiguration {
  /// What stands above it, if anything.
  public let title: String?
  /// What it is written in.
  public let language: CodeBlock.Language
  /// The code, coloured if its language is known.
  public let code: AnyView
  /// Copies the code.
  public let copyButton: AnyView
}

/// Code on a ground of its own, its title or language and the button that copies it above.
public struct DefaultCodeBlockStyle: CodeBlockStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(configuration.title ?? configuration.language.name).font(.caption).foregroundStyle(.secondary)
        Spacer()
        configuration.copyButton.font(.caption)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      Divider()
      configuration.code
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.secondary.opacity(0.08), in: RoundedRectangle(cornerRadius: 10))
    .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.secondary.opacity(0.25)).allowsHitTesting(false) }
  }
}

extension CodeBlockStyle where Self == DefaultCodeBlockStyle {
  /// Code on a ground of its own, its title or language and the button that copies it above.
  public static var automatic: DefaultCodeBlockStyle { DefaultCodeBlockStyle() }
}

private enum StyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<CodeBlockStyleConfiguration> {
    AnyStyle(DefaultCodeBlockStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var codeBlockStyle: AnyStyle<CodeBlockStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how blocks of code in this view look.
  public func codeBlockStyle<Style: CodeBlockStyle>(_ style: Style) -> some View {
    environment(\.codeBlockStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
