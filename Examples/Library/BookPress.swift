import Foundation
import SQLiteFile

/// Makes the file with the books, once: the same books every time.
nonisolated enum BookPress {
  /// Makes the file unless it is there.
  static func makeFile(at file: URL, books count: Int) throws {
    try Database.makeFile(at: file) { try fill($0, books: count) }
  }

  /// Fills an empty database: one transaction, and one statement for all the books.
  static func fill(_ database: Database, books count: Int) throws(DatabaseError) {
    try database.execute("PRAGMA journal_mode = MEMORY")
    try database.transaction { () throws(DatabaseError) in
      try database.execute(tables)
      let statement = try database.prepare(insertion)
      var writer = BookWriter()
      for _ in 0..<count { try statement.insert(writer.next()) }
      try database.execute(indices)
    }
  }

  static let insertion: StaticString =
    """
    INSERT INTO books (title, author, year, shelf, is_read, is_favourite, title_key, author_key)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    """

  private static let tables: StaticString =
    """
    CREATE TABLE books (
      id INTEGER PRIMARY KEY,
      title TEXT NOT NULL,
      author TEXT NOT NULL,
      year INTEGER NOT NULL,
      shelf INTEGER NOT NULL,
      is_read INTEGER NOT NULL,
      is_favourite INTEGER NOT NULL,
      title_key TEXT NOT NULL,
      author_key TEXT NOT NULL
    );
    """

  /// What makes looking fast.
  ///
  /// The orders hold all that the list needs, so that reading them reads no books; the words follow the books by triggers.
  private static let indices: StaticString =
    """
    CREATE INDEX by_title ON books (title_key, id, shelf);
    CREATE INDEX by_author ON books (author_key, title_key, id, shelf);
    CREATE INDEX by_year ON books (year, title_key, id, shelf);
    CREATE INDEX unread ON books (id) WHERE is_read = 0;
    CREATE INDEX favourites ON books (id) WHERE is_favourite = 1;
    CREATE VIRTUAL TABLE found USING fts5 (
      title, author, year,
      content = 'books', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2'
    );
    INSERT INTO found (found) VALUES ('rebuild');
    CREATE TRIGGER books_added AFTER INSERT ON books BEGIN
      INSERT INTO found (rowid, title, author, year) VALUES (new.id, new.title, new.author, new.year);
    END;
    CREATE TRIGGER books_deleted AFTER DELETE ON books BEGIN
      INSERT INTO found (found, rowid, title, author, year)
      VALUES ('delete', old.id, old.title, old.author, old.year);
    END;
    CREATE TRIGGER books_changed AFTER UPDATE OF title, author, year ON books BEGIN
      INSERT INTO found (found, rowid, title, author, year)
      VALUES ('delete', old.id, old.title, old.author, old.year);
      INSERT INTO found (rowid, title, author, year) VALUES (new.id, new.title, new.author, new.year);
    END;
    """
}
