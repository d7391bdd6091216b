public import SwiftUI

/// Fades its content in and out as display state says.
///
/// It keeps its room while it is not seen, and cannot be used then.
///
/// ```swift
/// Fadeable(isShown: translator.isHintShown) { Text("Swipe to go on") }
/// ```
public struct Fadeable<Content: View>: View {
  private let isShown: ObservableBool
  private let content: Content

  /// Creates what fades.
  public init(isShown: ObservableBool, @ViewBuilder content: () -> Content) {
    self.isShown = isShown
    self.content = content()
  }

  public var body: some View {
    content
      .opacity(isShown.bool ? 1 : 0)
      .animation(.easeInOut(duration: 0.3), value: isShown.bool)
      .disabled(!isShown.bool)
      .accessibilityHidden(!isShown.bool)
  }
}
