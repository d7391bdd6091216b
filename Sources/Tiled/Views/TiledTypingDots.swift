public import SwiftUI

/// Three dots: somebody is writing.
public struct TiledTypingDots: View {
  /// Creates the dots.
  public init() {}

  public var body: some View {
    Image(systemName: "ellipsis")
      .foregroundStyle(.secondary)
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .accessibilityLabel("Somebody is writing")
  }
}
