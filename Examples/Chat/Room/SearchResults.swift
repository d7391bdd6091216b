import SwiftUI

/// The newest messages of a room with what is looked for.
struct SearchResults: View {
  let model: ChatRoomModel
  let query: String
  let choose: (Int) -> Void

  var body: some View {
    Group {
      if found.isEmpty {
        ContentUnavailableView.search(text: query)
      } else {
        List(found) { message in
          Button {
            choose(message.id)
          } label: {
            SearchResult(message: message)
          }
        }
        .accessibilityLabel("Results")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background()
  }

  private var found: [ChatMessage] { model.search(query) }
}

private struct SearchResult: View {
  let message: ChatMessage

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(verbatim: ChatPerson.with(message.author).name).font(.subheadline).fontWeight(.semibold)
          .foregroundStyle(.primary)
        Spacer()
        Text(message.sent, style: .date).font(.caption).foregroundStyle(.secondary)
      }
      Text(verbatim: message.text).font(.subheadline).foregroundStyle(.primary).lineLimit(2)
    }
  }
}
