import SwiftUI

/// A button over a list that brings its reader elsewhere.
struct TiledJumpButton: View {
  let symbol: String
  /// What it says; without it, it goes to the end.
  let title: Text?
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: symbol)
        if let title { title }
      }
      .font(.subheadline)
      .padding(10)
      .background(.regularMaterial, in: Capsule())
      .shadow(radius: 2)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(title ?? Text("Scroll to End"))
    .padding(10)
  }
}
