import SwiftUI

/// A cover over the whole window, which only its button closes.
struct Tour: View {
  @State private var page = 0
  @Environment(\.dismiss) private var dismiss

  private static let pages = [
    "Every note is a card. Press it to read it.",
    "A right click or a long press shows what a note can do.",
    "Escape closes whatever lies above the board.",
  ]

  var body: some View {
    VStack(spacing: 24) {
      Text("Welcome to the board").font(.largeTitle).multilineTextAlignment(.center).accessibilityAddTraits(.isHeader)
      Text(Tour.pages[page]).font(.title3).multilineTextAlignment(.center)
      HStack(spacing: 16) {
        Button("Back") { page -= 1 }.disabled(page == 0)
        if page < Tour.pages.count - 1 {
          Button("Next") { page += 1 }.buttonStyle(.borderedProminent)
        } else {
          Button("Begin") { dismiss() }.buttonStyle(.borderedProminent)
        }
      }
      Button("Skip") { dismiss() }
    }
    .padding(32)
  }
}
