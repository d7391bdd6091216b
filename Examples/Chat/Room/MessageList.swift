import SwiftUI
import Tiled

/// The messages of a room, day by day.
struct MessageList: View {
  let model: ChatRoomModel
  @Environment(\.calendar) private var calendar
  @Environment(\.pageRoot) private var root

  var body: some View {
    TiledView(model.controller) { message in MessageRow(message: message, model: model) }
      .tiledInitialPosition(start)
      .tiledFollow(.whenAtEnd)
      .tiledRole(.log)
      .tiledFormerID { $0.localID }
      .tiledHeader { Beginning(room: model.room) }
      .tiledSectionHeader(by: { [calendar] in calendar.startOfDay(for: $0.sent) }) { DayHeader(day: $0) }
      .tiledUnreadMarker(before: model.firstUnread) { UnreadMarker() }
      .tiledLinks { [root] id in URL(string: root + ChatPlace(room: model.room, message: id).path) }
      .tiledRestoration("chat.\(model.person).\(model.room.address)")
      .tiledTypingIndicator(isVisible: !model.typists.isEmpty) { TypingIndicator(names: model.typists) }
      .accessibilityLabel("Messages")
  }

  private var start: TiledInitialPosition<Int> { (model.target ?? model.firstUnread).map { .id($0) } ?? .end }
}

/// What stands above the first message of all.
private struct Beginning: View {
  let room: ChatRoom

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: room.symbol).font(.largeTitle).foregroundStyle(.tint).accessibilityHidden(true)
      Text("This is where \(room.name) begins.").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .padding(24)
  }
}

private struct DayHeader: View {
  let day: Date

  var body: some View {
    Text(day, style: .date)
      .font(.caption)
      .fontWeight(.semibold)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(.regularMaterial, in: Capsule())
      .frame(maxWidth: .infinity)
      .padding(.vertical, 6)
  }
}

private struct UnreadMarker: View {
  var body: some View {
    HStack(spacing: 8) {
      VStack { Divider() }
      Text("New").font(.caption).fontWeight(.semibold).foregroundStyle(.red)
      VStack { Divider() }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
  }
}

/// Who is writing, and the dots.
private struct TypingIndicator: View {
  let names: [String]

  var body: some View {
    HStack(spacing: 0) {
      TiledTypingDots()
      Text(verbatim: "\(names.formatted(.list(type: .and))) \(names.count == 1 ? "is" : "are") writing")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
  }
}
