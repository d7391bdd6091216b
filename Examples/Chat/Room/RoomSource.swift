import Tiled

/// The messages of a room, page by page.
struct RoomSource: TiledSource {
  let room: Int
  let store: ChatStore

  func older(before message: ChatMessage?, limit: Int) async throws -> [ChatMessage] {
    try store.older(in: room, before: message?.id, limit: limit)
  }

  func newer(after message: ChatMessage?, limit: Int) async throws -> [ChatMessage] {
    // What is not in the file yet comes behind all that is.
    if let message, !message.isConfirmed { return [] }
    return try store.newer(in: room, after: message?.id, limit: limit)
  }

  func around(id: Int, limit: Int) async throws -> [ChatMessage] { try store.around(id, in: room, limit: limit) }
}
