import SwiftUI
import Tiled

/// A thousand entries, and a button for each thing that may happen around the one that is read.
struct TimelineView: View {
  @State private var log = TimelineLog(count: 1_000)
  @State private var count = 1_000
  @State private var start = TimelineStart.first
  @State private var follow = TiledFollow.whenAtEnd
  @State private var isAsking = false
  /// The question that is being answered.
  @State private var asked: TimelineEntry.ID?
  @State private var position = TiledPosition<TimelineEntry.ID>()

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
        .tiledInitialPosition(start.position(of: count))
        .tiledFollow(follow)
        .tiledPrompt(asked)
        .tiledPosition($position)
        .tiledRestoration("timeline of \(count) \(start)")
        .id("\(count) \(start)")
      Divider()
      Composer(send: send)
    }
    .navigationTitle("Timeline")
  }

  @ViewBuilder private var settings: some View {
    Picker("Entries", selection: $count) {
      ForEach([0, 3, 1_000, 1_000_000], id: \.self) { Text($0.formatted()).tag($0) }
    }
    .fixedSize()
    .onChange(of: count) { log.restart(count: count) }
    Picker("Begins", selection: $start) {
      ForEach(TimelineStart.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
    .fixedSize()
    Picker("Follows", selection: $follow) {
      Text("At the end").tag(TiledFollow.whenAtEnd)
      Text("Always").tag(TiledFollow.always)
      Text("Never").tag(TiledFollow.never)
    }
    .fixedSize()
    Toggle("Ask", isOn: $isAsking).toggleStyle(.button)
  }

  /// Appends what was written; a question goes to the upper edge, and its answer is written below it.
  private func send(_ text: String) {
    let id = log.send(text)
    asked = isAsking ? id : nil
    guard isAsking else { return }
    position.scrollTo(id: id, anchor: .top, animated: true)
    log.answer()
  }
}

/// Where a timeline begins.
private enum TimelineStart: String, CaseIterable {
  case first = "At the start"
  case last = "At the end"
  case middle = "In the middle"

  func position(of count: Int) -> TiledInitialPosition<TimelineEntry.ID> {
    switch self {
    case .first: .start
    case .last: .end
    case .middle: .id(count / 2)
    }
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
