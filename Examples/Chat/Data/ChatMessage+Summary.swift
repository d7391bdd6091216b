nonisolated extension ChatMessage {
  /// What it says, in few words.
  var summary: String {
    text.isEmpty ? image?.words ?? "" : String(text.prefix(120).split(separator: "\n").first ?? "")
  }

  /// The same message for a page that has not sent it.
  var withoutLocalID: ChatMessage {
    ChatMessage(id: id, room: room, author: author, sent: sent, text: text, image: image, isEdited: isEdited)
  }
}
