public import SwiftUI

/// Shows its content while display state says so; meanwhile it is not there at all.
///
/// ```swift
/// Hideable(isShown: translator.hasFootnote) { Footnote() }
/// ```
public struct Hideable<Content: View>: View {
  private let isShown: ObservableBool
  private let content: () -> Content

  /// Creates what shows its content or does not.
  public init(isShown: ObservableBool, @ViewBuilder content: @escaping () -> Content) {
    self.isShown = isShown
    self.content = content
  }

  public var body: some View { if isShown.bool { content() } }
}
