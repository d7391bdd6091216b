import SwiftUI

/// A column that is easy to read, and scrolls.
struct ReadingColumn<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      content
        .frame(maxWidth: 720, alignment: .leading)
        .padding(.horizontal, 20)
        .padding(.top, 16)
        .padding(.bottom, 64)
        .frame(maxWidth: .infinity)
    }
  }
}
