public import SwiftUI

/// An example: the view itself, with its title and its code, in the style of `previewStyle(_:)`.
///
/// Use it where an example stands among other views; in a topic, write an `Example`.
///
/// ```swift
/// ShowcasePreview(Example("A counter") { CounterView() })
/// ```
public struct ShowcasePreview: View {
  private let example: Example
  @Environment(\.previewStyle) private var style
  @Environment(\.pageCarrier) private var carrier

  /// Creates a view of an example.
  public init(_ example: Example) { self.example = example }

  public var body: some View {
    style.make(
      PreviewStyleConfiguration(
        title: example.title,
        preview: example.make(),
        code: example.codeBlock.map { AnyView(ShowcaseCodeBlock($0.placed(at: example.place.appending("code")))) },
        isLive: carrier != .files
      )
    )
    .accessibilityElement(children: .contain)
    .accessibilityLabel(example.title ?? "Example")
  }
}
