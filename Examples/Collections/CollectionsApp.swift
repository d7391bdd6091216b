import SwiftUI

/// Every way to repeat a view for the elements of a collection.
@main struct CollectionsApp: App {
  var body: some Scene {
    WindowGroup("Collections") { CollectionsView() }
  }
}

struct CollectionsView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          TodoCard()
          CategoryCard()
          MultiplicationCard()
          FilterCard()
          StepsCard()
          ScoresCard()
          GuestsCard()
          QueueCard()
          SubviewsCard()
        }
        .frame(maxWidth: 640)
        .padding(16)
      }
      .navigationTitle("Collections")
    }
  }
}
