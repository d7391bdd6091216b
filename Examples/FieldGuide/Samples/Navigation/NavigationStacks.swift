import SwiftUI

// sample: navigationStack
struct TownsButton: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open the towns") { isOpen = true }
      .buttonStyle(.borderedProminent)
      .sheet(isPresented: $isOpen) { Towns() }
  }
}

struct Towns: View {
  var body: some View {
    NavigationStack {
      List(["Graz", "Linz", "Wels"], id: \.self) { town in
        NavigationLink(town, value: town)
      }
      .navigationTitle("Towns")
      .navigationDestination(for: String.self) { town in
        TownView(town: town)
      }
    }
  }
}

struct TownView: View {
  let town: String
  @State private var visits = 0

  var body: some View {
    Stepper("\(visits) visits", value: $visits, in: 0...99)
      .padding()
      .navigationTitle(town)
  }
}
// end sample

// sample: navigationPath
struct StepsButton: View {
  @State private var isOpen = false

  var body: some View {
    Button("Begin") { isOpen = true }
      .buttonStyle(.borderedProminent)
      .sheet(isPresented: $isOpen) { Steps() }
  }
}

struct Steps: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Step 1") { path.append(1) }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { step in
          VStack(spacing: 16) {
            if step < 3 {
              Button("Step \(step + 1)") { path.append(step + 1) }
            }
            Button("To the start") { path = [] }
          }
          .navigationTitle("Step \(step)")
        }
    }
  }
}
// end sample
