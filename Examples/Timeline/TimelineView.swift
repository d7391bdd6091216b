import SwiftUI
import Tiled

/// A thousand entries, and a button for each thing that may happen around the one that is read.
struct TimelineView: View {
  @State private var log = TimelineLog(count: 1_000)
  @State private var count = 1_000
  @State private var beginsAtEnd = false
  @State private var follow = TiledFollow.whenAtEnd

  var body: some View {
    VStack(spacing: 0) {
      ScrollView(.horizontal) {
        HStack(spacing: 16) {
          settings
          ForEach(TimelineChange.groups, id: \.title) { group in
            HStack {
              Text(group.title).font(.caption).foregroundStyle(.secondary)
              ForEach(group.changes, id: \.self) { change in
                Button(change.rawValue) { log.apply(change) }
              }
            }
          }
        }
        .buttonStyle(.bordered)
        .controlSize(.small)
        .padding(8)
      }
      Divider()
      TiledView(log.entries) { entry in EntryRow(entry: entry) }
        .tiledInitialPosition(beginsAtEnd ? .end : .start)
        .tiledFollow(follow)
        .tiledRestoration("timeline of \(count) \(beginsAtEnd)")
        .id("\(count) \(beginsAtEnd)")
      Divider()
      Composer { log.send($0) }
    }
    .navigationTitle("Timeline")
  }

  @ViewBuilder private var settings: some View {
    Picker("Entries", selection: $count) {
      ForEach([0, 3, 1_000, 1_000_000], id: \.self) { Text($0.formatted()).tag($0) }
    }
    .fixedSize()
    .onChange(of: count) { log.restart(count: count) }
    Picker("Begins", selection: $beginsAtEnd) {
      Text("At the start").tag(false)
      Text("At the end").tag(true)
    }
    .fixedSize()
    Picker("Follows", selection: $follow) {
      Text("At the end").tag(TiledFollow.whenAtEnd)
      Text("Always").tag(TiledFollow.always)
      Text("Never").tag(TiledFollow.never)
    }
    .fixedSize()
  }
}

/// Where a new entry is written: it grows with its text.
private struct Composer: View {
  let send: (String) -> Void
  @State private var draft = ""

  var body: some View {
    HStack(alignment: .bottom) {
      TextField("New entry", text: $draft, axis: .vertical).lineLimit(1...6)
      Button("Send") {
        send(draft)
        draft = ""
      }
      .disabled(draft.isEmpty)
    }
    .padding(8)
  }
}
