public import SwiftUI

/// Flashes the characters of a translator, large and in the middle; a screen reader says them.
///
/// `presenting(_:)` puts one into a screen.
public struct CharacterBezel: View {
  private let bezel: BezelTranslator

  /// Creates what shows a translator's bezels.
  public init(_ bezel: BezelTranslator) { self.bezel = bezel }

  public var body: some View {
    let bezel = bezel
    Text(bezel.character.string)
      .font(.system(size: 88))
      .padding(28)
      .background(.ultraThickMaterial, in: RoundedRectangle(cornerRadius: 24))
      .shadow(color: .black.opacity(0.2), radius: 24, y: 8)
      .opacity(bezel.isShown.bool ? 1 : 0)
      .animation(.easeOut(duration: 0.3), value: bezel.isShown.bool)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
      .onChange(of: bezel.count.int, initial: true) { _, count in
        if count > 0 { AccessibilityNotification.Announcement(bezel.character.string).post() }
      }
  }
}
