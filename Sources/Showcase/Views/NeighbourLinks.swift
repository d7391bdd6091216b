import SwiftUI

/// Links to the topics before and after one.
struct NeighbourLinks: View {
  let document: Document
  let topic: Topic

  var body: some View {
    let (previous, next) = document.neighbours(of: topic)
    WebElement("nav", ["aria-label": "Next and previous topic"]) {
      VStack(spacing: 16) {
        Divider()
        HStack {
          if let previous {
            NavigationLink(value: Permalink(to: previous.place)) {
              Label(previous.title, systemImage: "chevron.left").frame(minHeight: 44)
            }
            .accessibilityLabel("Previous: \(previous.title)")
          }
          Spacer()
          if let next {
            NavigationLink(value: Permalink(to: next.place)) {
              HStack(spacing: 4) {
                Text(next.title)
                Image(systemName: "chevron.right")
              }
              .frame(minHeight: 44)
            }
            .accessibilityLabel("Next: \(next.title)")
          }
        }
      }
    }
  }
}
