import SwiftUI

// sample: selectOne
struct OneSong: View {
  private let songs = ["Anthem", "Ballad", "Chorale", "Dirge", "Elegy"]
  @State private var chosen: String?

  var body: some View {
    VStack {
      Text(chosen.map { "Playing \($0)" } ?? "Nothing is playing")
      List(songs, id: \.self, selection: $chosen) { Text($0) }
        .frame(height: 280)
    }
  }
}
// end sample

// sample: selectMany
struct ManySongs: View {
  private let songs = ["Anthem", "Ballad", "Chorale", "Dirge", "Elegy"]
  @State private var chosen: Set<String> = []

  var body: some View {
    VStack {
      HStack {
        Text("\(chosen.count) chosen")
        Spacer()
        Button("None") { chosen = [] }.disabled(chosen.isEmpty)
      }
      List(songs, id: \.self, selection: $chosen) { Text($0) }
        .frame(height: 280)
    }
  }
}
// end sample
