import SwiftUI

extension Color {
  /// The ground of what is one's own: deep enough for white text, in light and in dark.
  static let own = Color(red: 0, green: 0.4, blue: 0.84)
}

extension ChatPerson {
  /// What a person is told apart by, besides the name.
  var color: Color { Self.colors[id % Self.colors.count] }

  private static let colors: [Color] = [.blue, .orange, .pink, .green, .purple, .teal, .red, .indigo]
}
