import Foundation
import SQLiteFile

/// Makes the file with the messages, once: the same messages every time.
nonisolated enum MessagePress {
  /// Makes the file unless it is there.
  ///
  /// - Parameters:
  ///   - file: where it is to be.
  ///   - count: how many messages there are to be.
  ///   - progress: is told now and then how many there are.
  /// - Throws: why there can be no such file.
  static func makeFile(at file: URL, messages count: Int, progress: (Int) -> Void = { _ in }) throws {
    try Database.makeFile(at: file) { try fill($0, messages: count, progress: progress) }
  }

  /// Fills an empty database: one transaction, and one statement for all the messages.
  static func fill(_ database: Database, messages count: Int, progress: (Int) -> Void) throws(DatabaseError) {
    // Nobody reads it yet, and half of it would be thrown away.
    try database.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
    try database.transaction { () throws(DatabaseError) in
      try database.execute(tables)
      let statement = try database.prepare(insertion)
      var writer = MessageWriter(count: count)
      for number in 1...max(count, 1) where count > 0 {
        try statement.insert(writer.next())
        if number.isMultiple(of: 10_000) { progress(number) }
      }
      try database.execute(indices)
      try markRead(database)
    }
  }

  /// Has everybody read all but some of the last messages of each room, except for the last person, who is new here.
  private static func markRead(_ database: Database) throws(DatabaseError) {
    let statement = try database.prepare(
      """
      INSERT INTO reads (person, room, last)
      VALUES (?1, ?2, (SELECT id FROM messages WHERE room = ?2 ORDER BY id DESC LIMIT 1 OFFSET ?3))
      """
    )
    let offset = try database.prepare("SELECT count(*) FROM (SELECT 1 FROM messages WHERE room = ? LIMIT ?)")
    for person in ChatPerson.all.dropLast() {
      for room in ChatRoom.all {
        let unread = MessageWriter.numberOfUnread(of: person.id, in: room.id)
        var count = 0
        try offset.rows(.integer(room.id), .integer(unread + 1)) { count = $0.integer(0) }
        if count <= unread { continue }
        try statement.rows(.integer(person.id), .integer(room.id), .integer(unread))
      }
    }
  }

  static let insertion: StaticString =
    "INSERT INTO messages (room, author, sent, text, image) VALUES (?, ?, ?, ?, ?)"

  /// The number of a message is never given to another: pages may still know the one that had it.
  private static let tables: StaticString =
    """
    CREATE TABLE messages (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      room INTEGER NOT NULL,
      author INTEGER NOT NULL,
      sent INTEGER NOT NULL,
      text TEXT NOT NULL,
      image INTEGER,
      is_edited INTEGER NOT NULL DEFAULT 0,
      place TEXT GENERATED ALWAYS AS ('room' || room) VIRTUAL
    );
    CREATE TABLE reads (
      person INTEGER NOT NULL,
      room INTEGER NOT NULL,
      last INTEGER NOT NULL,
      PRIMARY KEY (person, room)
    ) WITHOUT ROWID;
    """

  /// What makes looking fast.
  ///
  /// An index holds the number of its row behind the room, in order. The room is a word of each message, too: then a search
  /// in a small room does not pass by what the words find in a large one. The words follow the messages by triggers.
  private static let indices: StaticString =
    """
    CREATE INDEX by_room ON messages (room);
    CREATE VIRTUAL TABLE found USING fts5 (
      text, place,
      content = 'messages', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3',
      detail = column, columnsize = 0
    );
    INSERT INTO found (found) VALUES ('rebuild');
    CREATE TRIGGER messages_added AFTER INSERT ON messages BEGIN
      INSERT INTO found (rowid, text, place) VALUES (new.id, new.text, new.place);
    END;
    CREATE TRIGGER messages_deleted AFTER DELETE ON messages BEGIN
      INSERT INTO found (found, rowid, text, place) VALUES ('delete', old.id, old.text, old.place);
    END;
    CREATE TRIGGER messages_changed AFTER UPDATE OF text ON messages BEGIN
      INSERT INTO found (found, rowid, text, place) VALUES ('delete', old.id, old.text, old.place);
      INSERT INTO found (rowid, text, place) VALUES (new.id, new.text, new.place);
    END;
    """
}
