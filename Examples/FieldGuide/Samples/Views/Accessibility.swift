import SwiftUI

// sample: rating
struct Rating: View {
  @State private var stars = 3

  var body: some View {
    HStack {
      ForEach(1..<6) { number in
        Image(systemName: number <= stars ? "star.fill" : "star")
          .foregroundStyle(.orange)
          .onTapGesture { stars = number }
      }
    }
    .font(.title)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rating")
    .accessibilityValue("\(stars) of 5 stars")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: stars = min(stars + 1, 5)
      case .decrement: stars = max(stars - 1, 1)
      }
    }
  }
}
// end sample
