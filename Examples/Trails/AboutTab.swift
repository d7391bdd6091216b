import SwiftUI

struct AboutTab: View {
  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 20) {
        Text("A small app to walk through: stacks, tabs, columns, search.")
        NavigationLink("Thanks") { ThanksScreen() }
        NavigationLink("Colophon") {
          Text("Set in the fonts of your system.").padding().navigationTitle("Colophon")
        }
      }
      .padding()
      .navigationTitle("About")
    }
  }
}

struct ThanksScreen: View {
  @State private var title = "Thanks"

  var body: some View {
    ZStack {
      LinearGradient(colors: [.green.opacity(0.25), .clear], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      VStack(spacing: 16) {
        Text("To everybody who marks trails.")
        Button("Say it louder") { title += "!" }
      }
    }
    .navigationTitle(title)
  }
}
