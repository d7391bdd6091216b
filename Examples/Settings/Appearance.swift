import SwiftUI

/// How the app looks.
nonisolated struct Appearance: Codable, Equatable {
  enum Theme: String, Codable, CaseIterable, Identifiable {
    case system
    case light
    case dark

    var id: Self { self }
    var title: String { rawValue.capitalized }

    /// Nil to follow the browser.
    var colorScheme: ColorScheme? {
      switch self {
      case .system: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }

  enum Accent: String, Codable, CaseIterable, Identifiable {
    case blue
    case purple
    case pink
    case orange
    case green

    var id: Self { self }
    var title: String { rawValue.capitalized }

    var color: Color {
      switch self {
      case .blue: .blue
      case .purple: .purple
      case .pink: .pink
      case .orange: .orange
      case .green: .green
      }
    }
  }

  enum TextSize: String, Codable, CaseIterable, Identifiable {
    case small
    case standard
    case large
    case largest

    var id: Self { self }
    var title: String { rawValue.capitalized }

    var dynamicTypeSize: DynamicTypeSize {
      switch self {
      case .small: .small
      case .standard: .large
      case .large: .xLarge
      case .largest: .xxxLarge
      }
    }
  }

  var theme = Theme.system
  var accent = Accent.blue
  var textSize = TextSize.standard
}
