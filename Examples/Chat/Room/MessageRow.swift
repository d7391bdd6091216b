import SwiftUI

/// A message: what somebody says stands on one side, what others say on the other.
struct MessageRow: View {
  let message: ChatMessage
  let model: ChatRoomModel

  var body: some View {
    HStack(alignment: .bottom, spacing: 4) {
      if isOwn { Spacer(minLength: 40) }
      VStack(alignment: isOwn ? .trailing : .leading, spacing: 2) {
        if !isOwn {
          Text(verbatim: author.name).font(.caption).fontWeight(.semibold).foregroundStyle(author.color)
            .padding(.leading, 12)
        }
        MessageBubble(message: message, isOwn: isOwn, isTarget: model.target == message.id)
          .contextMenu { MessageActions(message: message, model: model) }
        MessageFooter(message: message, model: model)
      }
      .frame(maxWidth: 560, alignment: isOwn ? .trailing : .leading)
      if !isOwn { Spacer(minLength: 40) }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
  }

  private var isOwn: Bool { message.author == model.person }
  private var author: ChatPerson { ChatPerson.with(message.author) }
}

/// When it was said, whether it has been changed or sent, and what can be done with it.
private struct MessageFooter: View {
  let message: ChatMessage
  let model: ChatRoomModel

  var body: some View {
    HStack(spacing: 6) {
      if message.isEdited { Text("Edited") }
      if message.isConfirmed {
        Text(message.sent, style: .time)
        Menu("Actions", systemImage: "ellipsis") { MessageActions(message: message, model: model) }
          .labelStyle(.iconOnly)
          .buttonStyle(.plain)
      } else if model.unsent.contains(message.id) {
        Text("Not sent").foregroundStyle(.red)
        Button("Try again") { model.sendAgain(message) }.buttonStyle(.borderless)
      } else {
        Text("Sending…")
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
    .padding(.horizontal, 12)
  }
}

/// What can be done with a message: everything with one's own.
struct MessageActions: View {
  let message: ChatMessage
  let model: ChatRoomModel

  var body: some View {
    if message.isConfirmed {
      Button("Copy link", systemImage: "link") { model.linked = message }
      if message.author == model.person {
        Button("Edit", systemImage: "pencil") { model.edited = message }
        Button("Delete", systemImage: "trash", role: .destructive) { model.deleted = message }
      }
    }
  }
}
