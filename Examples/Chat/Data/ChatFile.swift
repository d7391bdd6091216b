import Foundation
import SQLiteFile

/// Where the messages are kept, and how many are made when there are none yet.
///
/// `RAVEN_DATA` names a folder other than the one for data of the user's programs, `RAVEN_CHAT_MESSAGES` a number other
/// than twenty thousand.
nonisolated enum ChatFile {
  static var location: URL { DataFolder.location.appending(path: "chat.sqlite") }

  static var numberOfMessages: Int { max(0, DataFolder.number("RAVEN_CHAT_MESSAGES") ?? 20_000) }
}
