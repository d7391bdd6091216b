import SwiftUI
import Tiled

// sample: loadingList
struct LoadingList: View {
  @State private var days = Array(-20...0)
  private let first = -200

  var body: some View {
    TiledView(days, id: \.self) { day in
      Text(day == 0 ? "Today" : "\(-day) days ago").padding(12)
    }
    .tiledInitialPosition(.end)
    .onReachStart(hasMore: days[0] > first) {
      try await Task.sleep(for: .milliseconds(400))
      let older = max(first, days[0] - 20)..<days[0]
      days.insert(contentsOf: older, at: 0)
    }
    .tiledHeader { Text("This is where it begins.").padding(12) }
    .frame(height: 360)
  }
}
// end sample
