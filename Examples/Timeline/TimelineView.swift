import SwiftUI
import Tiled

/// A thousand entries, and a button for each thing that may happen around the one that is read.
struct TimelineView: View {
  @State private var log = TimelineLog()

  var body: some View {
    VStack(spacing: 0) {
      ScrollView(.horizontal) {
        HStack {
          ForEach(TimelineChange.allCases, id: \.self) { change in
            Button(change.rawValue) { log.apply(change) }
              .buttonStyle(.bordered)
              .controlSize(.small)
          }
        }
        .padding(8)
      }
      Divider()
      TiledView(log.entries) { entry in EntryRow(entry: entry) }
    }
    .navigationTitle("Timeline")
  }
}

/// One entry.
struct EntryRow: View {
  let entry: TimelineEntry

  var body: some View {
    HStack(alignment: .top) {
      Text(entry.id.formatted()).font(.caption).foregroundStyle(.secondary).frame(width: 72, alignment: .leading)
      Text(entry.text)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 6)
    .frame(height: entry.height, alignment: .top)
    .clipped()
  }
}
