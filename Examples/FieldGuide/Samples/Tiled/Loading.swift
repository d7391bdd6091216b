import SwiftUI
import Tiled

// sample: loadingList
struct LoadingList: View {
  @State private var days = Array(-20...0)
  private let first = -200

  var body: some View {
    TiledView(days, id: \.self) { day in
      Text(verbatim: day == 0 ? "Today" : "\(-day) days ago").padding(12)
    }
    .tiledInitialPosition(.end)
    .onReachStart(hasMore: days[0] > first) {
      try await Task.sleep(for: .milliseconds(400))
      days.insert(contentsOf: max(first, days[0] - 20)..<days[0], at: 0)
    }
    .tiledHeader { Text("This is where it begins.").foregroundStyle(.secondary).padding(12) }
    .frame(height: 360)
  }
}
// end sample
