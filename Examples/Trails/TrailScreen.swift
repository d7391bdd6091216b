import SwiftUI

struct TrailScreen: View {
  let trail: Trail
  @Binding var favourites: Set<Trail.ID>
  @Binding var path: NavigationPath
  @State private var note = ""
  @State private var isShowingHelp = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(trail.summary)
      HStack {
        Text(trail.length)
        Text("·").accessibilityHidden(true)
        Text(trail.difficulty.rawValue.capitalized)
      }
      .foregroundStyle(.secondary)
      TextField("Note", text: $note, prompt: Text("A note to yourself"))
      Text("Stops").font(.title2).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      ForEach(trail.stops.indices, id: \.self) { number in
        NavigationLink(trail.stops[number], value: Stop(trail: trail.id, number: number)).padding(.vertical, 8)
      }
      NavigationLink("What to bring") { PackingScreen() }
      Button("How hard is it?") { isShowingHelp = true }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .navigationTitle(trail.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button(isFavourite ? "Forget" : "Keep") { favourites.formSymmetricDifference([trail.id]) }
      }
    }
    .navigationDestination(isPresented: $isShowingHelp) { DifficultyScreen(difficulty: trail.difficulty) }
  }

  private var isFavourite: Bool { favourites.contains(trail.id) }
}

struct StopScreen: View {
  let stop: Stop
  @Binding var path: NavigationPath
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("Stop \(stop.number + 1)").font(.title2)
      Button("Back to the trail") { dismiss() }
      Button("Back to all trails") { path = NavigationPath() }
    }
    .navigationTitle(stop.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct PackingScreen: View {
  @State private var packed: Set<String> = []

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(["Water", "Map", "Rain jacket"], id: \.self) { thing in
        Toggle(thing, isOn: binding(thing))
      }
    }
    .padding()
    .navigationTitle("What to bring")
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("All") { packed = ["Water", "Map", "Rain jacket"] }
        Button("None") { packed = [] }
      }
    }
  }

  private func binding(_ thing: String) -> Binding<Bool> {
    Binding {
      packed.contains(thing)
    } set: { isPacked in
      if isPacked { packed.insert(thing) } else { packed.remove(thing) }
    }
  }
}

struct DifficultyScreen: View {
  let difficulty: Trail.Difficulty

  var body: some View {
    Text("This trail is \(difficulty.rawValue).")
      .padding()
      .navigationTitle("Difficulty")
  }
}
