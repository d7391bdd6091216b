import SwiftUI

/// Pages to swipe through, and tickets that come to rest where one begins.
struct Swiping: View {
  @State private var page: Int?
  @State private var ticket: Int?
  @State private var isStill = false
  private let pages = ["Rows and columns", "A grid", "What fits"]

  private var shown: Int { page ?? 0 }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Swiping").font(.headline)
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(pages.indices, id: \.self) { index in
            Text(pages[index])
              .frame(height: 80)
              .containerRelativeFrame(.horizontal)
              .background(Color.accentColor.opacity(0.1 + 0.1 * Double(index)))
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .scrollIndicators(.hidden)
      .accessibilityLabel("Pages")
      HStack {
        Button("Back") { page = shown - 1 }.disabled(shown == 0)
        Text("\(shown + 1) of \(pages.count)").monospacedDigit()
        Button("On") { page = shown + 1 }.disabled(shown == pages.count - 1)
      }
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(1...200, id: \.self) { number in
            Text("Ticket \(number)")
              .frame(width: 130, height: 70)
              .background(Color.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 12))
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, 20)
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $ticket)
      .scrollDisabled(isStill)
      .accessibilityLabel("Tickets")
      HStack {
        Button("To ticket 150") { ticket = 150 }
        Toggle("Hold still", isOn: $isStill).fixedSize()
      }
    }
  }
}
