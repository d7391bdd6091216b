import Foundation

/// What somebody wrote, or is writing to the file right now.
nonisolated struct ChatMessage: Identifiable, Equatable, Sendable {
  /// The number of the message in the file; below 0 as long as it is not there.
  let id: Int
  let room: Int
  var author: Int
  let sent: Date
  var text: String
  var image: ChatImage?
  var isEdited = false
  /// The id it had before it was in the file: known to the page that sent it, while that is there.
  let localID: Int?

  init(
    id: Int,
    room: Int,
    author: Int,
    sent: Date,
    text: String,
    image: ChatImage? = nil,
    isEdited: Bool = false,
    localID: Int? = nil
  ) {
    (self.id, self.room, self.author, self.sent) = (id, room, author, sent)
    (self.text, self.image, self.isEdited, self.localID) = (text, image, isEdited, localID)
  }

  /// Whether it is in the file.
  var isConfirmed: Bool { id > 0 }

  /// What messages of a room are sorted by: those that are not in the file yet come behind all that are, as they were written.
  var rank: Int { isConfirmed ? id : .max / 2 - id }
}
