import SwiftUI
import Tiled

// sample: conversation
struct Line: Identifiable {
  let id: Int
  var text: String
  var day: Int
}

struct Conversation: View {
  @State private var lines = (0..<40).map {
    Line(id: $0, text: "Line \($0)", day: $0 / 10)
  }
  @State private var draft = ""
  @State private var position = TiledPosition<Int>()

  var body: some View {
    VStack(spacing: 0) {
      TiledView(lines) { line in ConversationLine(line: line) }
        .tiledInitialPosition(.end)
        .tiledPosition($position)
        .tiledSectionHeader(by: { $0.day }) { DayHeader(day: $0) }
        .tiledUnreadMarker(before: 20) {
          Text("New").foregroundStyle(.red).padding(.horizontal, 12)
        }
        .tiledTypingIndicator(isVisible: !draft.isEmpty)
      Divider()
      TextField("Say something", text: $draft).onSubmit(send).padding(8)
    }
    .frame(height: 420)
  }

  private func send() {
    lines.append(Line(id: lines.count, text: draft, day: 3))
    draft = ""
    position.scrollTo(edge: .bottom)
  }
}

struct DayHeader: View {
  let day: Int

  var body: some View {
    Text("Day \(day + 1)")
      .font(.caption)
      .padding(4)
      .frame(maxWidth: .infinity)
      .background(.background)
  }
}

struct ConversationLine: View {
  @TiledRowState private var isLiked = false
  let line: Line

  var body: some View {
    HStack {
      Text(line.text)
      Spacer()
      Button(isLiked ? "Liked" : "Like") { isLiked.toggle() }
        .buttonStyle(.borderless)
    }
    .padding(12)
  }
}
// end sample
