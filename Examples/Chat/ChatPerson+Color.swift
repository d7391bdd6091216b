import SwiftUI

extension ChatPerson {
  /// What a person is told apart by, besides the name.
  var color: Color { Self.colors[id % Self.colors.count] }

  private static let colors: [Color] = [.blue, .orange, .pink, .green, .purple, .teal, .red, .indigo]
}
